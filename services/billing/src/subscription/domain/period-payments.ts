// What each period was paid with, and what came back of it since. A refund or dispute may come months later.
import { moneyAfterChange, moneyBegun } from '../../plans/domain/change-money.ts';
import { limitsIn, type AgreedTerms } from '../../plans/domain/agreed-terms.ts';
import { rolloverCap } from '../../plans/domain/plan-lot.ts';
import { backOfInvoice, cashIn, creditIn, isGone } from './payments/period-invoice.ts';
import type {
  InvoiceMoney,
  PaidPeriod,
  PaymentReturned,
  PeriodInvoice,
  PeriodPayments,
  Subscribed,
  SubscriptionFacts,
} from './subscription-events.ts';

const moneyOf = ({ invoiceId, costCents, creditCents = 0 }: PaidPeriod): InvoiceMoney => ({
  invoiceId,
  cashCents: costCents,
  creditCents,
  cashBackCents: 0,
  creditBackCents: 0,
  deadCents: 0,
});

const nothing = { cashCents: 0, creditCents: 0, cashBackCents: 0, creditBackCents: 0, deadCents: 0 };

const netCents = ({ costCents, creditCents = 0 }: PaidPeriod): number => costCents + creditCents;

/** What of a plan's terms decides what its price buys. */
export const moneyTermsOf = (terms: AgreedTerms) => ({
  priceCents: terms.priceCents,
  carries: rolloverCap(terms) !== 0,
  unlimited: terms.unlimited,
});

type Place = Pick<PaidPeriod, 'latticeId' | 'period'>;
export const isOf =
  ({ latticeId, period }: Place) =>
  (other: Place): boolean =>
    other.latticeId === latticeId && other.period === period;

/** A change of plan counts with the period in which it was made. */
export function withPaid(all: PaidPeriod[], paid: PaidPeriod): PaidPeriod[] {
  const to = moneyTermsOf(paid.terms);
  if (paid.paidFor !== 'change') {
    const none = { levelCents: 0, invoices: [] };
    const money = { ...moneyBegun(netCents(paid), to), ...stepTo(none, paid, moneyOf(paid)) };
    return [...all, { ...paid, money }];
  }
  const changed = all.map((each) => {
    if (!each.money || !isOf(paid)(each)) return each;
    const step = stepTo(each.money, paid, moneyOf(paid));
    return { ...each, money: { ...moneyAfterChange(each.money, netCents(paid), to), ...step } };
  });
  return [...changed, paid];
}

/** After a change now to these terms. `lostCents`: of its price, what pays for nothing; where that is all, it is withheld. */
export function paymentsAfter(
  before: PeriodPayments,
  { netCents, lostCents, to }: { netCents: number; lostCents: number; to: Plan },
): PeriodPayments {
  const none = { ...nothing, invoiceId: '' };
  if (lostCents > 0 && lostCents >= netCents) return { ...before, ...stepTo(before, to, none, true) };
  const own = {
    ...none,
    cashCents: Math.max(0, netCents),
    creditCents: Math.min(0, netCents),
    cashBackCents: lostCents,
    deadCents: lostCents,
  };
  return { ...moneyAfterChange(before, netCents, moneyTermsOf(to.terms)), ...stepTo(before, to, own) };
}

type Steps = Pick<PeriodPayments, 'levelCents' | 'invoices'>;
type Plan = Pick<PaidPeriod, 'planId' | 'terms'>;

/** Up, an invoice covers what the plan costs more a month; down, what it costs less is covered by none any more. */
function stepTo({ levelCents, invoices }: Steps, { planId, terms }: Plan, of: InvoiceMoney, withheld = false): Steps {
  const priceCents = terms.priceCents ?? 0;
  const own: PeriodInvoice = {
    ...of,
    planId,
    limits: limitsIn(terms),
    priceCents,
    coversCents: Math.max(0, priceCents - levelCents),
    asCredit: { cashCents: 0, creditCents: 0 },
    ...(withheld ? { withheld: true as const } : {}),
  };
  return { levelCents: priceCents, invoices: [...coveringUpTo(priceCents, asCredit(invoices, -of.creditCents)), own] };
}

/** What a change gave back as credit, out of the newest money first: of each invoice its card, then the credit that paid it. */
function asCredit(invoices: PeriodInvoice[], cents: number): PeriodInvoice[] {
  let missing = Math.max(0, cents);
  const take = (from: number): number => {
    const own = Math.min(Math.max(0, from), missing);
    missing -= own;
    return own;
  };
  return invoices
    .toReversed()
    .map((each) => {
      const cashCents = each.asCredit.cashCents + take(cashIn(each));
      return { ...each, asCredit: { cashCents, creditCents: each.asCredit.creditCents + take(creditIn(each)) } };
    })
    .toReversed();
}

/** The oldest that live cover the plan first. */
function coveringUpTo(priceCents: number, invoices: PeriodInvoice[]): PeriodInvoice[] {
  let missing = priceCents;
  const covers = new Map<PeriodInvoice, number>();
  for (const each of [...invoices.filter((own) => !isGone(own)), ...invoices.filter(isGone)]) {
    covers.set(each, Math.min(each.coversCents, missing));
    missing -= covers.get(each) ?? 0;
  }
  return invoices.map((each) => ({ ...each, coversCents: covers.get(each) ?? 0 }));
}

/** The plan is another, as no invoice said: one below, or that of an invoice that paid for nothing. */
export function withPlan(
  state: Subscribed,
  { planId, terms, lattice: { latticeId }, period }: SubscriptionFacts,
): PaidPeriod[] {
  if (planId === state.planId) return state.paid;
  const isRunning = isOf({ latticeId, period });
  return state.paid.map((each) =>
    each.money && isRunning(each)
      ? { ...each, money: { ...each.money, ...levelled(each.money, { planId, terms }) } }
      : each,
  );
}

function levelled({ levelCents, invoices }: Steps, { planId, terms }: Plan): Steps {
  const priceCents = terms.priceCents ?? 0;
  if (priceCents < levelCents) return { levelCents: priceCents, invoices: coveringUpTo(priceCents, invoices) };
  const last = invoices.at(-1);
  if (!last?.withheld) return { levelCents, invoices };
  const coversCents = last.coversCents + priceCents - levelCents;
  const raised = { ...last, planId, limits: limitsIn(terms), priceCents, coversCents };
  return { levelCents: priceCents, invoices: [...invoices.slice(0, -1), raised] };
}

/** The running period's; null: its own payment is not known. */
export function paymentsOf({ paid, lattice: { latticeId }, period }: Subscribed): PeriodPayments | null {
  return paid.filter(isOf({ latticeId, period })).find(({ money }) => money)?.money ?? null;
}

export const backOf = ({ invoices }: PeriodPayments): number =>
  invoices.reduce((sum, each) => sum + backOfInvoice(each), 0);

/** What was paid for the period, less all that came back. */
export const keptCents = (payments: PeriodPayments): number => payments.paidCents - backOf(payments);

/** Whether what is left of a period's leads may carry: what was paid, net of what came back, is the price of that. */
export const isWhole = (payments: PeriodPayments): boolean =>
  payments.carryCents !== null && keptCents(payments) >= payments.carryCents;

/** Of the running period. One without a payment of its own was not charged for, unless its payment is past due. */
export function isWholePeriod(state: Subscribed): boolean {
  const payments = paymentsOf(state);
  if (payments) return isWhole(payments);
  const { lattice, period, status } = state;
  return status !== 'past-due' && !state.paid.some(isOf({ latticeId: lattice.latticeId, period }));
}

export const isFilling = (payments: PeriodPayments): boolean =>
  payments.fillCents !== null && keptCents(payments) >= payments.fillCents;

/** Whether no count ends the leads of an unlimited plan: from the first period on of which its whole price was paid. */
export function fillsNow(state: Subscribed): boolean {
  if (!state.terms.unlimited) return false;
  const payments = paymentsOf(state);
  if (payments) return isFilling(payments);
  // Nobody charges for it, or it was running when it came here. Else the period is not paid yet.
  return state.provider === null || state.paid.length === 0;
}

/** Invoices of earlier periods of whose price too much came back: the leads that they brought carry no further. */
export const unpaidBefore = ({ earlier }: Subscribed): string[] =>
  earlier.filter((each) => !isWhole(each)).flatMap(({ invoices }) => invoices.map(({ invoiceId }) => invoiceId));

// Months. The longest that a card scheme lets anybody dispute a payment is 540 days.
const EARLIER_MAX = 24;

/** Payments whose leads may have been carried into the period of `facts`; none where its plan carries nothing. */
export function earlierThan(facts: SubscriptionFacts, before: Subscribed | null): PeriodPayments[] {
  if (!before) return [];
  const begins = before.lattice.latticeId !== facts.lattice.latticeId || before.period !== facts.period;
  if (!begins) return before.earlier;
  if (rolloverCap(facts.terms) === 0) return [];
  const payments = paymentsOf(before);
  return payments ? [...before.earlier, payments].slice(-EARLIER_MAX) : before.earlier;
}

/** Of the running and coming periods, and of those that may have carried. */
export function knownInvoices({ paid, earlier }: Subscribed): PeriodInvoice[] {
  return [...earlier, ...paid.flatMap(({ money }) => money ?? [])]
    .flatMap(({ invoices }) => invoices)
    .filter(({ withheld }) => !withheld);
}

export function returnedIn(
  state: Subscribed,
  { invoiceId, cashBackCents, creditBackCents, deadCents = 0 }: PaymentReturned,
): Subscribed {
  if (!knownInvoices(state).some((each) => each.invoiceId === invoiceId)) return withWithheld(state, invoiceId);
  const less = (payments: PeriodPayments): PeriodPayments => ({
    ...payments,
    invoices: payments.invoices.map((each) =>
      each.invoiceId === invoiceId ? { ...each, cashBackCents, creditBackCents, deadCents } : each,
    ),
  });
  return {
    ...state,
    paid: state.paid.map((each) => (each.money ? { ...each, money: less(each.money) } : each)),
    earlier: state.earlier.map(less),
  };
}

/** Nothing is paid by it, and what it changed the plan to is not paid for. The plan may be known only later. */
function withWithheld(state: Subscribed, invoiceId: string): Subscribed {
  const own = { ...nothing, invoiceId };
  const isRunning = isOf({ latticeId: state.lattice.latticeId, period: state.period });
  const paid = state.paid.map((each) => {
    if (!each.money || !isRunning(each)) return each;
    const priceCents = Math.max(each.money.levelCents, state.terms.priceCents ?? 0);
    const to = { planId: state.planId, terms: { ...state.terms, priceCents } };
    return { ...each, money: { ...each.money, ...stepTo(each.money, to, own, true) } };
  });
  return { ...state, paid };
}
