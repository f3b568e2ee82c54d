// What the check of the books found in a month, by account with the entry, and what to do about it.
import { TableScroll } from '../../../components/layout/table-scroll.tsx';
import { formatNumber } from '../../../components/words/format.ts';
import { Link } from '../../../navigation/links.ts';
import { paths } from '../../../navigation/paths.ts';
import type { Tie } from './api.ts';
import { AccountName } from '../account-name.tsx';

type Finding = Tie['findings'][number];

export function MonthFindings({ findings }: Pick<Tie, 'findings'>) {
  const untrusted = new Set(findings.flatMap(({ code, accountId }) => (toDo[code] === askWho ? [accountId] : [])));
  return (
    <TableScroll label="Findings">
      <table className="data">
        <caption>Findings: {formatNumber(findings.length)}. A month with one cannot be locked</caption>
        <thead>
          <tr>
            <th scope="col">Account</th>
            <th scope="col">What is wrong</th>
            <th scope="col">Entry</th>
            <th scope="col">What to do</th>
          </tr>
        </thead>
        <tbody>
          {findings.map((finding, place) => (
            // The same may be found twice, by two rules.
            <tr key={`${finding.accountId} ${finding.code} ${place}`}>
              <td>
                <Account accountId={finding.accountId} />
              </td>
              <td>
                {sentence(finding.detail)}
                {finding.rule !== null && ` (rule ${finding.rule})`}
              </td>
              <td>
                <Place finding={finding} />
              </td>
              <td>{toDoAbout(finding, untrusted)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function Account({ accountId }: Pick<Finding, 'accountId'>) {
  if (accountId === null) return <>The month before</>;
  return (
    <>
      <AccountName accountId={accountId} />
      <Link to={`${paths.finance}?account=${encodeURIComponent(accountId)}`}>{accountId}</Link>
    </>
  );
}

function Place({ finding: { entryId, seq, lotId, invoiceId } }: { finding: Finding }) {
  const id = entryId ?? invoiceId ?? lotId;
  if (id !== null) return <code>{id}</code>;
  return <>{seq === null ? 'none' : `Event ${formatNumber(seq)}`}</>;
}

const sentence = (detail: string): string => detail.charAt(0).toUpperCase() + detail.slice(1);

const askOperator = 'Ask an operator to compare with the events: scripts/operate check.';
const askWho = 'Change nothing. Ask an operator who could write there, and to restore the log beside a backup.';
const makeAgain = 'Ask an operator to make the tables again from the events: scripts/operate rebuild billing.';

// Tables made again from a log that somebody changed would say what that one wanted.
function toDoAbout({ code, accountId }: Finding, untrusted: ReadonlySet<string | null>): string {
  const say = toDo[code] ?? askOperator;
  return say === makeAgain && untrusted.has(accountId) ? 'First of all the log of this account, as above.' : say;
}

const toDo: Readonly<Record<string, string>> = {
  'log-gap': askWho,
  'chain-broken': askWho,
  'hash-differs': askWho,
  'payload-differs': askWho,
  'column-differs': askWho,
  'log-lacks-events': askWho,
  'trail-differs': askWho,
  'clock-ahead': 'See which month it belongs to, and book an adjustment that names this event.',
  'lines-differ':
    'Look at the invoice at the provider. Pay back what is too much, and book an adjustment that names the invoice.',
  'entry-differs': makeAgain,
  'lot-differs': makeAgain,
  'balance-differs': makeAgain,
  'invoice-differs': makeAgain,
  'adjustment-differs': makeAgain,
  'plan-differs': makeAgain,
  'trail-lacks-events': 'Ask an operator to make the trail again from the logs: scripts/operate rebuild audit.',
  'book-differs': 'Look at Proof of the books, which names the lot and its first entry.',
};
