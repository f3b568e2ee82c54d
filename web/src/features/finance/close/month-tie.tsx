// Whether the ledger, the provider's invoices and the audit trail agree on a month, and where they do not.
import { Bone, Loaded } from '../../../components/feedback/loaded.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { TableScroll } from '../../../components/layout/table-scroll.tsx';
import { formatMoney, formatNumber } from '../../../components/words/format.ts';
import { Link } from '../../../navigation/links.ts';
import { paths } from '../../../navigation/paths.ts';
import { useTie, type Tie } from './api.ts';
import { AccountName } from '../account-name.tsx';

export function MonthTie({ month }: { month: string }) {
  const tie = useTie(month);
  return (
    <section aria-labelledby="tie-title">
      <h3 id="tie-title">Ledger, invoices and audit trail</h3>
      <Loaded query={tie} skeleton={<Bone height={80} />} safe="Nothing was changed.">
        {(found) => <Compared tie={found} />}
      </Loaded>
    </section>
  );
}

const unknown: Record<Exclude<Tie['audit'], 'compared'>, string> = {
  silent: 'The audit trail did not answer, so the month cannot be locked now.',
  behind: 'The audit trail has not received every event of this month yet.',
  'book-differs': 'The second book of the audit trail differs from the ledger. Please look at the proof of the books.',
};

function Compared({ tie: { audit, plans, differences } }: { tie: Tie }) {
  return (
    <>
      {audit !== 'compared' && <Notice tone="bad">{unknown[audit]}</Notice>}
      {audit === 'compared' && differences.length === 0 && <p>All three agree, to the lead and the cent.</p>}
      {plans.map(({ planId, ledgerCents, invoiceCents }) => (
        <p key={planId} className="help">
          {planId === '' ? 'No plan' : planId}: leads for {formatMoney(ledgerCents)}, invoices over{' '}
          {formatMoney(invoiceCents)}.
        </p>
      ))}
      {differences.length > 0 && <Differences differences={differences} />}
    </>
  );
}

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
            <th scope="col">First entry</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ ledger, other, accountId, entryId, settledById, ...difference }) => (
            <tr key={`${named(difference)} ${accountId} ${entryId}`}>
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
                <code>{entryId ?? 'none'}</code>
                {accountId !== null && (
                  <>
                    <br />
                    <AccountName accountId={accountId} />
                    <Link to={`${paths.finance}?account=${encodeURIComponent(accountId)}`}>{accountId}</Link>
                  </>
                )}
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
