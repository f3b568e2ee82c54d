// What becomes of the leads that are left, by the ends of their own lots: a plan that carries over may hold leads that
// do not, such as those of a change in the middle of a period.
import type { AccountNow } from '@leadwright/leads/rules/account-now';
import { billingDay } from '../../components/words/billing-days.tsx';
import type { Lot, Usage } from '../../server/api-types.ts';

type LotFacts = Pick<Lot, 'kind' | 'available' | 'expiresAt'>;
type Facts = Pick<Usage, 'includesRollover' | 'unlimited' | 'nextPlanId'> & { lots: readonly LotFacts[] };

/** What becomes of unused leads: "carry over to the next period", "end with the period". */
export function unusedWords(usage: Facts, now: AccountNow): string {
  const left = usage.lots.filter(({ available }) => available > 0);
  if (left.length === 0) return usage.unlimited ? 'are not counted' : 'none are left';
  const ends = new Set(left.map((lot) => endOfLot(lot, usage, now)).filter((end) => end !== null));
  if (ends.size === 0) return left.some(isOfPlan) ? carryWords(usage, now) : 'stay until you use them';
  const [end = ''] = ends;
  const isAll = ends.size === 1 && left.every((lot) => endOfLot(lot, usage, now) !== null);
  if (!isAll) return 'end or stay, lot by lot, as it says below';
  return now.until !== null && Date.parse(end) === Date.parse(now.until)
    ? 'end with the period'
    : `end on ${billingDay(end)}`;
}

export const isOfPlan = ({ kind }: Pick<Lot, 'kind'>): boolean => kind === 'plan';

/** Leads of a plan that is not renewed, or carries nothing, end with the period, also those without a day of their own. */
export function endOfLot(
  lot: LotFacts,
  { includesRollover }: Pick<Usage, 'includesRollover'>,
  { until, renews }: AccountNow,
): string | null {
  return lot.expiresAt ?? (isOfPlan(lot) && !(renews && includesRollover) ? until : null);
}

const carryWords = ({ includesRollover, nextPlanId }: Facts, { renews }: AccountNow): string => {
  if (!includesRollover || !renews) return 'stay until you use them';
  return nextPlanId === null ? 'carry over to the next period' : 'carry over if your next plan carries them';
};
