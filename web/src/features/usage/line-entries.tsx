import { AskedBy } from '../../components/words/asked-by.tsx';
import { formatMoment, formatNumber, formatSigned } from '../../components/words/format.ts';
import { entryWords, lotWithEnd } from '../../components/words/ledger-words.ts';
import type { Download, LineEntry, UsageLine } from '../../server/api-types.ts';

/** What a line is made of, as it was booked: what happened, to which leads, how many were left then; and who asked. */
export function LineEntries({ line, download }: { line: UsageLine; download: Download | undefined }) {
  return (
    <>
      <ul className="entries">
        {line.entries.map((entry, place) => (
          // A line's entries are only added to, at its end.
          <li key={place}>
            <span className="entry-words">
              <span>{entryWords(entry.type)}</span>
              <span className="help">{lotWithEnd(entry.lot)}</span>
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
            <dt>Asked by</dt>
            <dd>
              <AskedBy download={download} />
            </dd>
          </>
        )}
        <dt>When</dt>
        <dd>{formatMoment(line.at)}</dd>
      </dl>
    </>
  );
}

// What is charged was set aside before: it leaves nothing that is still there.
function leadsOf({ type, leads }: LineEntry): string {
  return type === 'used' ? formatNumber(-leads) : formatSigned(leads);
}
