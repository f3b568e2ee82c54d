// What a change of plan costs, and what becomes of the leads: shown before the click and sent to the provider.
import { isNear } from '../../kernel/domain/instant.ts';
import { carriedLots } from '../../ledger/domain/carry.ts';
import type { Ledger } from '../../ledger/domain/ledger.ts';
import { leadsReturned, periodLeads, upgradeLeads } from '../../ledger/domain/plan-changes.ts';
import type { AgreedTerms } from '../../plans/domain/agreed-terms.ts';
import { moneyAfterChange, moneyOfChange, netOf, type ChangeMoney } from '../../plans/domain/change-money.ts';
import { rolloverCap } from '../../plans/domain/plan-lot.ts';
import type { Subscription } from './subscription-events.ts';
import { isWholePeriod, moneyOf } from './subscription-facts.ts';

/** The provider's period, and US cents a month as they are charged. `to`: null, a plan that is not offered any more. */
export type ChangeAsked = {
  fromCents: number;
  toCents: number;
  to: AgreedTerms | null;
  startsAt: string;
  endsAt: string;
  /** Whether the provider takes our line of what comes back. */
  returns: boolean;
};

/** `leads`: how many it is about, `cents`: how much; null where it is about none. */
export type ChangeRule = {
  code:
    | 'credit'
    | 'no-credit'
    | 'leads-added'
    | 'no-leads-added'
    | 'leads-gone'
    | 'carries'
    | 'ends-at-boundary'
    | 'carried-end';
  leads: number | null;
  cents: number | null;
};

export type ChangeFigure = { money: ChangeMoney; rules: ChangeRule[]; later: ChangeRule[] };

const rule = (code: ChangeRule['code'], { leads = null, cents = null }: Partial<ChangeRule> = {}): ChangeRule => ({
  code,
  leads,
  cents,
});

/** `rules`: of the change now; `later`: of the same change at the end of the period. */
export function changeFigure(
  { subscription, ledger }: { subscription: Subscription; ledger: Ledger },
  asked: ChangeAsked,
  at: string,
): ChangeFigure {
  const { fromCents, toCents, to, startsAt, endsAt, returns } = asked;
  // Where the provider is in another period than we, nothing is known of what was paid for it.
  const known = subscription !== null && isNear(subscription.periodStart, startsAt) ? subscription : null;
  const before = known && moneyOf(known);
  const { granted, unused } = periodLeads(ledger, known?.periodStart ?? startsAt, at);
  const period = { startsAt, endsAt, paidCents: before?.paidCents ?? 0, granted, unused };
  const money = moneyOfChange({ fromCents, toCents }, returns ? period : { ...period, paidCents: 0 }, at);
  if (!known || !to) return { money, rules: [], later: [] };
  const carries = rolloverCap(to) !== 0;
  const net = netOf(money);
  const back = Math.max(0, -net);
  const gone = leadsReturned(period, { backCents: back, paidCents: period.paidCents }, to.leadsPerPeriod);
  const added = upgradeLeads(
    { granted, from: known.terms.leadsPerPeriod, to: to.leadsPerPeriod },
    { at, startsAt, endsAt },
  );
  const after = before && moneyAfterChange(before, net, { priceCents: toCents, carries });
  const carried = carriedLots(ledger, known.periodStart, at).reduce((sum, { available }) => sum + available, 0);
  const carriesNow = rolloverCap(known.terms) !== 0;
  const atBoundary = (isWhole: boolean, own: number): ChangeRule[] => {
    if (carries && isWhole) return [rule('carries')];
    const left = own + carried;
    if (carries) return left > 0 ? [rule('ends-at-boundary', { leads: left })] : [];
    return carriesNow && left > 0 ? [rule('carried-end', { leads: left })] : [];
  };
  const isDown = toCents < fromCents;
  return {
    money,
    rules: [
      ...(isDown ? [back > 0 ? rule('credit', { cents: back }) : rule('no-credit')] : []),
      ...(gone > 0 ? [rule('leads-gone', { leads: gone })] : []),
      ...(isDown ? [] : [added > 0 ? rule('leads-added', { leads: added }) : rule('no-leads-added')]),
      ...atBoundary(after?.isWhole ?? isWholePeriod(known), unused - gone + added),
    ],
    later: atBoundary(isWholePeriod(known), unused),
  };
}
