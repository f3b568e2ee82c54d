import { AskedBy } from '../../components/words/asked-by.tsx';
import { billingDay, billingMoment } from '../../components/words/billing-days.tsx';
import { formatNumber, formatSigned } from '../../components/words/format.ts';
import { entryWords, lotWithEnd } from '../../components/words/ledger-words.ts';
import type { Download, LineEntry, UsageLine } from '../../server/api-types.ts';
import '../../components/words/entries.css';

/** The ledger entries of a line: what happened, to which lot, how many leads were left then, and who ordered. */
export function LineEntries({ line, download }: { line: UsageLine; download: Download | undefined }) {
  return (
    <>
      <ul className="entries">
        {line.entries.map((entry, place) => (
          // Entries are only ever appended, so the index is a stable key.
          <li key={place}>
            <span className="entry-words">
              <span>{entryWords(entry.type)}</span>
              <span className="help">{lotWithEnd(entry.lot)}</span>
              {entry.datedAt !== undefined && (
                <span className="help">
                  Of {billingDay(entry.datedAt)}. That month is closed, so it counts from {billingDay(entry.at)}.
                </span>
              )}
            </span>
            <span className="entry-leads number">
              <span>{leadsOf(entry)}</span>
              <span className="help">{formatNumber(entry.balance)} left</span>
            </span>
          </li>
        ))}
      </ul>
      <dl className="facts">
        {line.kind === 'download' && download !== undefined && (
          <>
            <dt>Ordered by</dt>
            <dd>
              <AskedBy download={download} />
            </dd>
          </>
        )}
        <dt>When</dt>
        <dd>{billingMoment(line.at)}</dd>
      </dl>
    </>
  );
}

// Charged leads were set aside before, so charging them does not change the balance.
function leadsOf({ type, leads }: LineEntry): string {
  return type === 'used' ? formatNumber(-leads) : formatSigned(leads);
}
