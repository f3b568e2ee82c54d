// Pays an invoice of the account back, whole or in part, after it was said what goes with it.
import { useRef, useState } from 'react';
import { Bone, Failed, Loaded } from '../../../components/feedback/loaded.tsx';
import { Field } from '../../../components/forms/field.tsx';
import { TableScroll } from '../../../components/layout/table-scroll.tsx';
import { formatDay, formatMoney } from '../../../components/words/format.ts';
import { ActDone } from './act-done.tsx';
import { ActForm } from './act-form.tsx';
import { usePaidInvoices, useRefund, useRefundQuote, type PaidInvoice } from './api.ts';
import { refundWords } from './quote-words.ts';

export function AccountRefunds({ accountId }: { accountId: string }) {
  const invoices = usePaidInvoices(accountId);
  const [chosen, setChosen] = useState<PaidInvoice | null>(null);
  const refund = useRefund(accountId);
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <section className="finance-adjustments" aria-labelledby="account-refunds-title">
      <h2 id="account-refunds-title" ref={title} tabIndex={-1}>
        Paid invoices
      </h2>
      <Loaded
        query={invoices}
        skeleton={<Bone height={80} />}
        safe="Nothing was changed."
        isEmpty={(found) => found.invoices.length === 0}
        empty={<p className="help">No invoice of this account was paid here.</p>}
      >
        {(found) => (
          <>
            <Invoices
              invoices={found.invoices}
              chosen={chosen}
              onChoose={(invoice) => {
                refund.reset();
                setChosen(invoice);
              }}
            />
            {chosen !== null && (
              <RefundForm
                key={chosen.invoiceId}
                accountId={accountId}
                invoice={chosen}
                aboveCents={found.aboveCents}
                busy={refund.isPending}
                onSend={(wanted) =>
                  refund.mutate(wanted, {
                    onSuccess: () => {
                      setChosen(null);
                      // The form that had the focus goes away.
                      title.current?.focus();
                    },
                  })
                }
              />
            )}
          </>
        )}
      </Loaded>
      {refund.error !== null && <Failed error={refund.error} safe="Nothing was paid back." />}
      {refund.data !== undefined && refund.error === null && (
        <ActDone act={refund.data}>Booked. The money goes back to the card.</ActDone>
      )}
    </section>
  );
}

type InvoicesProps = {
  invoices: PaidInvoice[];
  chosen: PaidInvoice | null;
  onChoose: (invoice: PaidInvoice) => void;
};

const leftOf = ({ paidCents, refundedCents, isDisputed }: PaidInvoice): number =>
  isDisputed ? 0 : paidCents - refundedCents;

function Invoices({ invoices, chosen, onChoose }: InvoicesProps) {
  return (
    <TableScroll label="Paid invoices of the account">
      <table className="data">
        <thead>
          <tr>
            <th scope="col">Invoice</th>
            <th scope="col">Paid on</th>
            <th scope="col" className="number">
              Paid
            </th>
            <th scope="col" className="number">
              Paid back
            </th>
            <th scope="col">
              <span className="only-heard">Refund</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {invoices.map((invoice) => (
            <tr key={invoice.invoiceId}>
              <td>{invoice.number}</td>
              <td className="nowrap">{invoice.paidAt === null ? '' : formatDay(invoice.paidAt)}</td>
              <td className="number">{formatMoney(invoice.paidCents)}</td>
              <td className="number">{invoice.isDisputed ? 'Disputed' : formatMoney(invoice.refundedCents)}</td>
              <td className="number">
                {leftOf(invoice) > 0 && (
                  <button
                    type="button"
                    className="button"
                    aria-pressed={chosen?.invoiceId === invoice.invoiceId}
                    aria-label={`Refund ${invoice.number}`}
                    onClick={() => onChoose(invoice)}
                  >
                    Refund
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

type FormProps = {
  accountId: string;
  invoice: PaidInvoice;
  aboveCents: number;
  busy: boolean;
  onSend: (wanted: Parameters<ReturnType<typeof useRefund>['mutate']>[0]) => void;
};

/** Cents of 12.5, $1,000 and the like; null: it says no sum. */
function centsOf(typed: string): number | null {
  const [, dollars, part = ''] = /^\$?(\d{1,7})(?:\.(\d{1,2}))?$/.exec(typed.trim().replaceAll(',', '')) ?? [];
  return dollars === undefined ? null : Number(`${dollars}${part.padEnd(2, '0')}`);
}

function RefundForm({ accountId, invoice, aboveCents, busy, onSend }: FormProps) {
  const { invoiceId, number } = invoice;
  const left = leftOf(invoice);
  const [typed, setTyped] = useState((left / 100).toFixed(2));
  const [tried, setTried] = useState(false);
  const cents = centsOf(typed);
  const isWrong = cents === null || cents < 1 || cents > left;
  const quote = useRefundQuote(accountId, invoiceId, isWrong ? null : cents);
  const isLarge = !isWrong && cents > aboveCents;
  return (
    <ActForm
      isWrong={isWrong || quote.data === undefined}
      onTry={() => setTried(true)}
      follows={
        !isWrong && (
          <>
            {quote.data && <p>{refundWords(cents, quote.data)}</p>}
            {quote.error !== null && <Failed error={quote.error} safe="Nothing was paid back." />}
            <p className="help">
              Above {formatMoney(aboveCents)} of an account within 24 hours, another person of finance has to agree.
            </p>
          </>
        )
      }
      button={isLarge ? 'Propose the refund' : `Pay back ${isWrong ? '' : formatMoney(cents)}`.trim()}
      busy={busy}
      onSend={(why) => cents !== null && onSend({ invoiceId, cents, refundedCents: invoice.refundedCents, ...why })}
    >
      <Field
        label={`Dollars to pay back of ${number}`}
        help={`At most ${formatMoney(left)}.`}
        inputMode="decimal"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        problem={tried && isWrong ? `Please type a sum up to ${formatMoney(left)}.` : undefined}
        maxLength={12}
        autoComplete="off"
      />
    </ActForm>
  );
}
