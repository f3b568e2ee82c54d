// What a change of plan costs, and what becomes of the leads: shown before the click and sent to the provider.
import { isNear } from '../../kernel/domain/instant.ts';
import { carriedLots, paidBy } from '../../ledger/domain/carry.ts';
import type { Ledger } from '../../ledger/domain/ledger.ts';
import type { Lot } from '../../ledger/domain/lots.ts';
import { fairUseLeads, leadsReturned, periodLeads, upgradeLeads } from '../../ledger/domain/plan-changes.ts';
import type { AgreedTerms } from '../../plans/domain/agreed-terms.ts';
import { moneyAfterChange, moneyOfChange, netOf, type ChangeMoney } from '../../plans/domain/change-money.ts';
import { rolloverCap } from '../../plans/domain/plan-lot.ts';
import type { Subscription } from './subscription-events.ts';
import {
  isWhole as isWholeWith,
  isWholePeriod,
  keptCents,
  moneyTermsOf,
  paymentsOf,
  unpaidBefore,
} from './period-payments.ts';

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
    | 'credit-never'
    | 'leads-added'
    | 'no-leads-added'
    | 'leads-gone'
    | 'carries'
    | 'ends-at-boundary'
    | 'carried-end'
    | 'unlimited-later';
  leads: number | null;
  cents: number | null;
};

export type ChangeFigure = { money: ChangeMoney; rules: ChangeRule[]; later: ChangeRule[] };

const rule = (code: ChangeRule['code'], { leads = null, cents = null }: Partial<ChangeRule> = {}): ChangeRule => ({
  code,
  leads,
  cents,
});

function creditRule(back: number, returns: boolean): ChangeRule {
  if (!returns) return rule('credit-never');
  return back > 0 ? rule('credit', { cents: back }) : rule('no-credit');
}

const sumOf = (lots: Lot[]): number => lots.reduce((sum, { available }) => sum + available, 0);

/** `rules`: of the change now; `later`: of the same change at the end of the period. */
export function changeFigure(
  { subscription, ledger }: { subscription: Subscription; ledger: Ledger },
  asked: ChangeAsked,
  at: string,
): ChangeFigure {
  const { fromCents, toCents, to, startsAt, endsAt, returns } = asked;
  // Where the provider is in another period than we, nothing is known of what was paid for it.
  const known = subscription !== null && isNear(subscription.periodStart, startsAt) ? subscription : null;
  const before = known && paymentsOf(known);
  const { granted, unused } = periodLeads(ledger, known?.periodStart ?? startsAt, at);
  const period = { startsAt, endsAt, paidCents: before ? keptCents(before) : 0, granted, unused };
  const money = moneyOfChange({ fromCents, toCents }, returns ? period : { ...period, paidCents: 0 }, at);
  if (!known || !to) return { money, rules: [], later: [] };
  const carries = rolloverCap(to) !== 0;
  const net = netOf(money);
  const back = Math.max(0, -net);
  const span = { at, startsAt, endsAt };
  const gone = leadsReturned(period, { backCents: back, paidCents: period.paidCents }, to.leadsPerPeriod, span);
  const isDown = toCents < fromCents;
  const [from, own] = [known.terms.leadsPerPeriod, to.leadsPerPeriod];
  const added = to.unlimited && !isDown ? fairUseLeads(own, span) : upgradeLeads({ granted, from, to: own }, span);
  const terms = { ...moneyTermsOf(to), priceCents: toCents };
  const after = before && { ...before, ...moneyAfterChange(before, net, terms) };
  const lots = carriedLots(ledger, known.periodStart, at);
  const [carried, unpaid] = [sumOf(lots), sumOf(paidBy(lots, unpaidBefore(known)))];
  const carriesNow = rolloverCap(known.terms) !== 0;
  const atBoundary = (isWhole: boolean, own: number): ChangeRule[] => {
    if (carries && isWhole)
      return [rule('carries'), ...(unpaid > 0 ? [rule('ends-at-boundary', { leads: unpaid })] : [])];
    const left = own + carried;
    if (carries) return left > 0 ? [rule('ends-at-boundary', { leads: left })] : [];
    return carriesNow && left > 0 ? [rule('carried-end', { leads: left })] : [];
  };
  return {
    money,
    rules: [
      ...(isDown ? [creditRule(back, returns)] : []),
      ...(gone > 0 ? [rule('leads-gone', { leads: gone })] : []),
      ...(isDown ? [] : [added > 0 ? rule('leads-added', { leads: added }) : rule('no-leads-added')]),
      ...(to.unlimited && after?.fillCents == null ? [rule('unlimited-later')] : []),
      ...atBoundary(after ? isWholeWith(after) : isWholePeriod(known), unused - gone + added),
    ],
    later: atBoundary(isWholePeriod(known), unused),
  };
}
