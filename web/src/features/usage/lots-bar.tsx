import { formatDay, formatNumber } from '../../components/words/format.ts';
import { lotWords } from '../../components/words/ledger-words.ts';
import { nounFor } from '@leadwright/leads/counted';
import type { Lot } from '../../server/api-types.ts';

/** Lots with leads left, the first to expire first, then those that never expire. */
export function lotsByEnd(lots: readonly Lot[]): Lot[] {
  const end = (lot: Lot): number => (lot.expiresAt ? Date.parse(lot.expiresAt) : Number.POSITIVE_INFINITY);
  return lots.filter((lot) => lot.available + lot.held > 0).sort((a, b) => (end(a) === end(b) ? 0 : end(a) - end(b)));
}

function endOf({ available, expiresAt }: Lot): string {
  return expiresAt === null
    ? nounFor(available, 'never expires', 'never expire')
    : `${nounFor(available, 'expires', 'expire')} on ${formatDay(expiresAt)}`;
}

/** What is left, lot by lot, in the order it ends. */
export function LotsBar({ lots }: { lots: readonly Lot[] }) {
  const shown = lotsByEnd(lots);
  if (shown.length === 0) return <p className="help">No lot has leads left.</p>;
  return (
    <div className="lots">
      <div className="lots-bar" aria-hidden="true">
        {shown.map((lot) => (
          <span key={lot.lotId} style={{ flexGrow: lot.available + lot.held }} />
        ))}
      </div>
      <ul>
        {shown.map((lot) => (
          <li key={lot.lotId}>
            <span className="number">{formatNumber(lot.available)}</span> {endOf(lot)}
            <span className="help">
              {lotWords(lot.kind)}
              {lot.held > 0 && `, ${formatNumber(lot.held)} set aside`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
