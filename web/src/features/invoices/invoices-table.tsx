import { useEffect, useRef } from 'react';
import { billingDay } from '../../components/words/billing-days.tsx';
import { formatMoney } from '../../components/words/format.ts';
import { PagedTable } from '../../components/layout/paged-table.tsx';
import { useLocation } from '../../navigation/links.ts';
import type { Invoice } from '../../server/api-types.ts';
import { useInvoicePdf } from './api.ts';
import { Failed } from '../../components/feedback/loaded.tsx';

/** `failed`: nobody knows whether there are more. */
type Props = { invoices: readonly Invoice[]; failed: boolean; more: (() => void) | null; fetching: boolean };

/** Oldest first. */
export function InvoicesTable({ invoices, failed, more, fetching }: Props) {
  const pdf = useInvoicePdf();
  const named = useNamedInvoice();
  return (
    <>
      {pdf.isError && <Failed error={pdf.error} safe="Your invoice is safe." />}
      <PagedTable
        label="Invoices"
        className="invoices-table"
        head={
          <>
            <th scope="col" aria-sort="ascending">
              Date
            </th>
            <th scope="col" className="period">
              Billing period
            </th>
            <th scope="col" className="number">
              Amount due
            </th>
            <th scope="col" className="number">
              Amound paid
            </th>
            <th scope="col">PDF</th>
          </>
        }
        more={more}
        moreWords="Show newer invoices"
        fetching={fetching}
      >
        {invoices.length === 0 && !failed && (
          <tr>
            <td colSpan={5}>
              <span className="help">Your invoices will appear here.</span>
            </td>
          </tr>
        )}
        {invoices.map((invoice) => (
          <InvoiceRow
            key={`${invoice.processor} ${invoice.id}`}
            invoice={invoice}
            named={invoice.id === named}
            opening={pdf.isPending}
            onOpen={() => pdf.mutate(invoice)}
          />
        ))}
      </PagedTable>
    </>
  );
}

/** The id in the address: of the invoice that somebody was led to. Anything that is no such id names none. */
function useNamedInvoice(): string | null {
  const { hash } = useLocation();
  return /^#[\w-]+$/.test(hash) ? hash.slice(1) : null;
}

/** `named`: it is shown at once, wherever it stands. */
type RowProps = { invoice: Invoice; named: boolean; opening: boolean; onOpen: () => void };

function InvoiceRow({ invoice, named, opening, onOpen }: RowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (named) row.current?.scrollIntoView({ block: 'center' });
  }, [named]);
  const { created, period_start: start, period_end: end, amount_due: due, amount_paid: paid } = invoice;
  const date = dayOf(created);
  const period = start === end ? dayOf(start) : `${dayOf(start)} – ${dayOf(end)}`;
  const state = stateOf(invoice);
  return (
    <tr ref={row} {...(named && { className: 'invoice-named', 'aria-current': true })}>
      <td>
        <span className="nowrap">{date}</span>
        {/* A phone has no room for a column of its own. */}
        <span className="help period-under">{period}</span>
      </td>
      <td className="period">{period}</td>
      <td className="number">
        {formatMoney(due)}
        {state !== '' && <span className="help">{state}</span>}
      </td>
      <td className="number">
        {formatMoney(paid)}
        {invoice.amount_by_credit > 0 && (
          <span className="help">{formatMoney(invoice.amount_by_credit)} by credit</span>
        )}
        {invoice.amount_credited > 0 && (
          <span className="help">{formatMoney(invoice.amount_credited)} came back as credit</span>
        )}
        {invoice.amount_credit_taken > 0 && (
          <span className="help">
            {formatMoney(invoice.amount_credit_taken)} had come back as credit, and was taken back with its payment
          </span>
        )}
        {invoice.amount_without_leads > 0 && (
          <span className="help">
            {formatMoney(invoice.amount_without_leads)} brought no leads: it settled a debt, or was credit whose payment
            went back
          </span>
        )}
        {invoice.amount_refunded > 0 && <span className="help">{formatMoney(invoice.amount_refunded)} refunded</span>}
      </td>
      <td>
        <button
          type="button"
          className="link"
          aria-disabled={opening}
          aria-label={`PDF of the invoice of ${date}, ${invoice.number}`}
          onClick={() => !opening && onOpen()}
        >
          PDF
        </button>
      </td>
    </tr>
  );
}

const dayOf = (seconds: number): string => billingDay(seconds * 1_000);

const states: Record<Invoice['status'], string> = {
  draft: 'Draft',
  open: 'Open',
  'past-due': 'Past due',
  uncollectible: 'Not paid',
  paid: '',
  void: 'Void',
};

function stateOf({ status, dispute }: Invoice): string {
  if (dispute === 'open') return 'Disputed';
  if (dispute === 'lost') return 'Taken back by your bank';
  return states[status];
}
