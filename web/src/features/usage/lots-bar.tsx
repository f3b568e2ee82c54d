import { billingDay } from '../../components/words/billing-days.tsx';
import { formatNumber } from '../../components/words/format.ts';
import { lotWords } from '../../components/words/ledger-words.ts';
import { nounFor } from '@leadwright/leads/counted';
import { accountNow } from '@leadwright/leads/rules/account-now';
import type { Lot, Usage } from '../../server/api-types.ts';
import { endOfLot, isOfPlan } from './unused-words.ts';

/** Lots with leads left, the first to expire first, then those that never expire. */
export function lotsByEnd(lots: readonly Lot[]): Lot[] {
  const end = (lot: Lot): number => (lot.expiresAt ? Date.parse(lot.expiresAt) : Number.POSITIVE_INFINITY);
  return lots.filter((lot) => lot.available + lot.held > 0).sort((a, b) => (end(a) === end(b) ? 0 : end(a) - end(b)));
}

function endInWords(lot: Lot, usage: Usage): string {
  const { available } = lot;
  const end = endOfLot(lot, usage, accountNow(usage));
  if (end !== null) return `${nounFor(available, 'expires', 'expire')} on ${billingDay(end)}`;
  return isOfPlan(lot)
    ? nounFor(available, 'carries over where your plan does', 'carry over where your plan does')
    : nounFor(available, 'never expires', 'never expire');
}

/** What is left, lot by lot, in the order it ends. */
export function LotsBar({ usage }: { usage: Usage }) {
  const shown = lotsByEnd(usage.lots);
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
            <span className="number">{formatNumber(lot.available)}</span> {endInWords(lot, usage)}
            <span className="help">
              {lotWords(lot.kind, lot.earned)}
              {lot.held > 0 && `, ${formatNumber(lot.held)} set aside`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
