// Whether the books of a month are proven: every account, and ledger, invoices and audit trail against each other.
import { Bone, Failed, Loaded } from '../../../components/feedback/loaded.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { TableScroll } from '../../../components/layout/table-scroll.tsx';
import { formatMoment, formatMoney, formatNumber } from '../../../components/words/format.ts';
import { Link } from '../../../navigation/links.ts';
import { paths } from '../../../navigation/paths.ts';
import { useCheckAgain, useTie, type Tie } from './api.ts';
import { MonthFindings } from './month-findings.tsx';
import { AccountName } from '../account-name.tsx';

export function MonthTie({ month, canCheck }: { month: string; canCheck: boolean }) {
  const tie = useTie(month);
  const again = useCheckAgain(month);
  return (
    <section aria-labelledby="tie-title">
      <div className="finance-bar">
        <h3 id="tie-title">Check of the books</h3>
        {canCheck && tie.data !== undefined && (
          <button
            type="button"
            className="button"
            aria-disabled={again.pending}
            onClick={() => {
              if (!again.pending) void again.run(undefined);
            }}
          >
            {again.pending ? 'Checking…' : 'Check again'}
          </button>
        )}
      </div>
      {again.error !== null && <Failed error={again.error} safe="Nothing was changed." />}
      <Loaded query={tie} skeleton={<Bone height={80} />} safe="Nothing was changed.">
        {(found) => <Checked tie={found} />}
      </Loaded>
    </section>
  );
}

const unknown: Record<Exclude<Tie['audit'], 'compared'>, string> = {
  silent: 'The audit trail did not answer, so the month cannot be locked now.',
  behind: 'The audit trail has not received every event of this month yet.',
};

function Checked({ tie: { checkedAt, accounts, findings, audit, cash, plans, differences } }: { tie: Tie }) {
  const isClean = findings.length === 0;
  return (
    <>
      <p className="help">
        Checked {formatMoment(checkedAt)}: {formatNumber(accounts)} {accounts === 1 ? 'account' : 'accounts'}, each
        event and entry. The lock checks everything again.
      </p>
      {audit !== 'compared' && <Notice tone="bad">{unknown[audit]}</Notice>}
      {audit === 'compared' && isClean && differences.length === 0 && (
        <p>Every account is proven, and all three books agree, to the lead and the cent.</p>
      )}
      {!isClean && <MonthFindings findings={findings} />}
      {plans.map(({ planId, ledgerCents, invoiceCents }) => (
        <p key={planId} className="help">
          {planId === '' ? 'No plan' : planId}: leads for {formatMoney(ledgerCents)}, invoices over{' '}
          {formatMoney(invoiceCents)}.
        </p>
      ))}
      {cash.length > 0 && (
        <ul className="help">
          {cash.map(({ what, invoices, cents }) => (
            <li key={what}>
              {paidFor[what]}: {formatMoney(cents)} of {formatNumber(invoices)}{' '}
              {invoices === 1 ? 'invoice' : 'invoices'}
            </li>
          ))}
        </ul>
      )}
      {differences.length > 0 && <Differences differences={differences} />}
    </>
  );
}

const paidFor: Record<Tie['cash'][number]['what'], string> = {
  leads: 'Paid for leads',
  'plan-price': 'Paid for a higher plan, without leads at once',
  'paid-back': 'Paid back',
  before: 'Paid for leads that were there before',
  'no-plan': 'Paid for no plan',
  unexplained: 'Not explained',
};

function Differences({ differences }: Pick<Tie, 'differences'>) {
  return (
    <TableScroll label="Differences">
      <table className="data">
        <caption>Differences: a month cannot be locked with one that no adjustment answers for</caption>
        <thead>
          <tr>
            <th scope="col">Plan and figure</th>
            <th scope="col" className="number">
              Ledger
            </th>
            <th scope="col" className="number">
              Other
            </th>
            <th scope="col">Account and entry</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ ledger, other, accountId, lotId, entryId, settledById, ...difference }) => (
            <tr key={`${named(difference)} ${accountId} ${lotId} ${entryId}`}>
              <td>
                {named(difference)}
                {settledById !== null && (
                  <>
                    <br />
                    Answered for by adjustment <code>{settledById}</code>
                  </>
                )}
              </td>
              <td className="number">{shown(difference.figure, ledger)}</td>
              <td className="number">{shown(difference.figure, other)}</td>
              <td>
                <AccountName accountId={accountId} />
                <Link to={`${paths.finance}?account=${encodeURIComponent(accountId)}`}>{accountId}</Link>
                <br />
                <code>{entryId ?? lotId ?? 'none'}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function named({
  between,
  planId,
  kind,
  category,
  figure,
  invoiceId,
}: Pick<Tie['differences'][number], Named>): string {
  const other =
    between === 'ledger-and-audit' ? 'audit trail' : invoiceId === null ? 'no invoice' : `invoice ${invoiceId}`;
  return `${[planId, kind, category, figure].filter((each) => each !== null).join(' ')}, ${other}`;
}

type Named = 'between' | 'planId' | 'kind' | 'category' | 'figure' | 'invoiceId';

const shown = (figure: string, value: number): string =>
  figure.endsWith('Cents') ? formatMoney(value) : formatNumber(value);
