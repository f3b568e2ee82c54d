// What a change of plan costs, and what becomes of the leads: shown before the click and sent to the provider.
import type { Standing } from '@leadwright/leads/rules/charge-parts';
import { isNear } from '../../kernel/domain/instant.ts';
import { carriedLots, paidBy } from '../../ledger/domain/carry.ts';
import type { Ledger } from '../../ledger/domain/ledger.ts';
import type { Lot } from '../../ledger/domain/lots.ts';
import { paysNothing, standingOf, type Credit, type PaysNothing } from '../../invoices/domain/credit.ts';
import { leadsReturned, shareOfLeads, upgradeLeads } from '../../ledger/domain/plan-changes.ts';
import { begunBy, type AgreedTerms, type Limits } from '../../plans/domain/agreed-terms.ts';
import { moneyOfChange, netOf, type ChangeMoney } from '../../plans/domain/change-money.ts';
import { rolloverCap } from '../../plans/domain/plan-lot.ts';
import { chargedFor, nothingKnown, periodSoFar } from './period-so-far.ts';
import { isOwnPaid, limitsPaidFor } from './limits-paid-for.ts';
import type { PeriodPayments, Subscription } from './subscription-events.ts';
import {
  backOf,
  isFilling,
  isWhole as isWholeWith,
  isWholePeriod,
  keptCents,
  paymentsAfter,
  paymentsOf,
  unpaidBefore,
} from './period-payments.ts';

/** The provider's period, and US cents a month as they are charged. `to`: the terms of that plan; null, it is not offered any more. */
export type ChangeAsked = {
  fromCents: number;
  toCents: number;
  planId: string;
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
    | 'no-credit-unpaid'
    | 'no-credit-returned'
    | 'no-credit-pays-new'
    | 'credit-never'
    | 'no-credit-later'
    | 'leads-added'
    | 'no-leads-added'
    | 'leads-gone'
    | 'carries'
    | 'ends-at-boundary'
    | 'carried-end'
    | 'unlimited-later'
    | 'limits-later'
    | 'promo-ends'
    | 'owed-first'
    | 'credit-taken-back';
  leads: number | null;
  cents: number | null;
};

export type ChangeFigure = { money: ChangeMoney; standing: Standing; rules: ChangeRule[]; later: ChangeRule[] };

const rule = (code: ChangeRule['code'], { leads = null, cents = null }: Partial<ChangeRule> = {}): ChangeRule => ({
  code,
  leads,
  cents,
});

type Paid = { payments: PeriodPayments | null; isWithheld: boolean };

/** What comes back of a plan that is left, or why nothing does. */
function creditRule({ creditCents, chargeCents }: ChangeMoney, returns: boolean, paid: Paid): ChangeRule {
  if (!returns) return rule('credit-never');
  if (creditCents > chargeCents) return rule('credit', { cents: creditCents - chargeCents });
  const { payments, isWithheld } = paid;
  if (isWithheld || payments === null) return rule('no-credit-unpaid');
  if (keptCents(payments) <= 0) return rule(backOf(payments) > 0 ? 'no-credit-returned' : 'no-credit-unpaid');
  return creditCents > 0 ? rule('no-credit-pays-new', { cents: creditCents }) : rule('no-credit');
}

const lostOf = ({ settledCents, unbackedCents }: PaysNothing): number => settledCents + unbackedCents;

const debtRules = ({ settledCents, unbackedCents }: PaysNothing): ChangeRule[] => [
  ...(settledCents > 0 ? [rule('owed-first', { cents: settledCents })] : []),
  ...(unbackedCents > 0 ? [rule('credit-taken-back', { cents: unbackedCents })] : []),
];

const isBelow = (limits: Limits, to: Limits): boolean =>
  limits.membersMax < to.membersMax || limits.downloadLimit < to.downloadLimit;

const sumOf = (lots: Lot[]): number => lots.reduce((sum, { available }) => sum + available, 0);

type Known = { subscription: Subscription; ledger: Ledger; credit: Credit; isWithheld: boolean };

/** `isWithheld`: nothing living paid the running period's own invoice. `rules`: of the change now; `later`: of the same change at the end of the period. */
export function changeFigure(
  { subscription, ledger, credit, isWithheld }: Known,
  asked: ChangeAsked,
  at: string,
): ChangeFigure {
  const { fromCents, toCents, to, startsAt, endsAt, returns } = asked;
  // Where the provider is in another period than we, nothing is known of what was paid for it.
  const known = subscription !== null && isNear(subscription.periodStart, startsAt) ? subscription : null;
  const before = known && paymentsOf(known);
  const soFar = known ? periodSoFar(known, ledger, at) : nothingKnown;
  const { largest, paidCents } = soFar;
  const money = moneyOfChange({ fromCents, toCents }, { startsAt, endsAt, ...(returns ? soFar : nothingKnown) }, at);
  const standing = standingOf(credit);
  if (!known || !to) return { money, standing, rules: [], later: [] };
  const carries = rolloverCap(to) !== 0;
  const net = netOf(money);
  const back = Math.max(0, -net);
  const span = { at, startsAt, endsAt };
  const own = to.leadsPerPeriod;
  const gone = leadsReturned(soFar, { backCents: back, paidCents }, own, span);
  const isDown = toCents < fromCents;
  const most = { leads: own, unlimited: to.unlimited };
  const lost = net > 0 ? lostOf(paysNothing(credit, net)) : 0;
  const share = { cents: net - lost, ofCents: net };
  const charged = chargedFor(soFar, { priceCents: to.priceCents, netCents: net }, span);
  const of = { isReturning: back > 0, charged };
  const whole = largest === null ? 0 : upgradeLeads({ ...soFar, from: largest, to: most }, span, of).leads;
  const added = shareOfLeads(whole, lost > 0 ? share : undefined);
  const promo = begunBy(known.terms) === 'code' ? [rule('promo-ends')] : [];
  const terms = { ...to, priceCents: toCents };
  const after =
    before && paymentsAfter(before, { netCents: net, lostCents: lost, to: { planId: asked.planId, terms } });
  const isUnpaid = isWithheld || !isOwnPaid(known);
  const lowered = limitsPaidFor(after, isUnpaid);
  const unpaid = sumOf(paidBy(carriedLots(ledger, known.periodStart, at), unpaidBefore(known)));
  // Also what came back with a dispute that was won, in a period that brought nothing itself.
  const held = sumOf(carriedLots(ledger, endsAt, at));
  const isWholeNow = isWholePeriod(known) && !isWithheld;
  const carriesNow = rolloverCap(known.terms) !== 0;
  const atBoundary = (isWhole: boolean, left: number): ChangeRule[] => {
    if (carries && isWhole)
      return [rule('carries'), ...(unpaid > 0 ? [rule('ends-at-boundary', { leads: unpaid })] : [])];
    if (carries) return left > 0 ? [rule('ends-at-boundary', { leads: left })] : [];
    return carriesNow && left > 0 ? [rule('carried-end', { leads: left })] : [];
  };
  return {
    money,
    standing,
    rules: [
      ...debtRules(paysNothing(credit, net > 0 ? net : toCents)),
      ...promo,
      ...(isDown ? [creditRule(money, returns, { payments: before, isWithheld })] : []),
      ...(gone > 0 ? [rule('leads-gone', { leads: gone })] : []),
      ...(added > 0 ? [rule('leads-added', { leads: added })] : isDown ? [] : [rule('no-leads-added')]),
      // The leads of a promo give no money back.
      ...(net > 0 && soFar.beside > 0 && soFar.granted + added === 0 ? [rule('no-credit-later')] : []),
      ...(to.unlimited && !(after && isFilling(after)) ? [rule('unlimited-later')] : []),
      ...(lowered && isBelow(lowered.limits, to) ? [rule('limits-later')] : []),
      ...atBoundary(after ? isWholeWith(after) : isWholeNow, held - gone + added),
    ],
    later: [...debtRules(paysNothing(credit, toCents)), ...promo, ...atBoundary(isWholeNow, held)],
  };
}

/** What credit pays of a change of which the card pays so much; what was taken back pays for nothing, as a rule says. */
export function byLivingCredit({ money, rules }: Pick<ChangeFigure, 'money' | 'rules'>, cardCents: number): number {
  const dead = rules.find(({ code }) => code === 'credit-taken-back')?.cents ?? 0;
  return Math.max(0, netOf(money) - cardCents - dead);
}
