// What each period was paid with, and what came back of it since. A refund or dispute may come months later.
import { moneyAfterChange, moneyBegun, type PeriodMoney } from '../../plans/domain/change-money.ts';
import { limitedTo, limitsIn, SMALLEST_CENTS, type AgreedTerms } from '../../plans/domain/agreed-terms.ts';
import { rolloverCap } from '../../plans/domain/plan-lot.ts';
import { fundsOf, type Credit } from '../../invoices/domain/credit.ts';
import type {
  InvoiceMoney,
  PaidPeriod,
  PaymentReturned,
  PeriodInvoice,
  PeriodPayments,
  Subscribed,
  SubscriptionFacts,
} from './subscription-events.ts';

type Money = PeriodMoney & { invoices: InvoiceMoney[] };

const invoiceOf = ({ invoiceId, costCents, creditCents = 0, terms }: PaidPeriod): PeriodInvoice => ({
  invoiceId,
  cashCents: costCents,
  creditCents,
  cashBackCents: 0,
  creditBackCents: 0,
  limits: limitsIn(terms),
});

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
    const money = { ...moneyBegun(netCents(paid), to), invoices: [invoiceOf(paid)] };
    return [...all, { ...paid, money }];
  }
  const changed = all.map((each) => {
    if (!each.money || !isOf(paid)(each)) return each;
    const invoices = [...each.money.invoices, invoiceOf(paid)];
    return { ...each, money: { ...moneyAfterChange(each.money, netCents(paid), to), invoices } };
  });
  return [...changed, paid];
}

/** After a change now. `lostCents`: of its price, what pays for nothing; where that is all, its invoice counts as none. */
export function paymentsAfter(
  before: PeriodPayments,
  { netCents, lostCents, to }: { netCents: number; lostCents: number; to: Parameters<typeof moneyAfterChange>[2] },
): Money {
  if (lostCents > 0 && lostCents >= netCents) return before;
  const own = { invoiceId: '', cashCents: netCents, creditCents: 0, cashBackCents: lostCents, creditBackCents: 0 };
  return { ...before, ...moneyAfterChange(before, netCents, to), invoices: [...before.invoices, own] };
}

/** The running period's; null: its own payment is not known. */
export function paymentsOf({ paid, lattice: { latticeId }, period }: Subscribed): PeriodPayments | null {
  return paid.filter(isOf({ latticeId, period })).find(({ money }) => money)?.money ?? null;
}

/** Of the running period's own payment, without changes: whether the price of the smallest plan is left of what went back. */
export function isOwnPaid(state: Subscribed): boolean {
  const [own] = paymentsOf(state)?.invoices ?? [];
  if (!own || own.cashBackCents + own.creditBackCents === 0) return true;
  return own.cashCents + own.creditCents - own.cashBackCents - own.creditBackCents >= SMALLEST_CENTS;
}

/** The running period's terms, with the limits of the plan before its first change for which nothing is paid any more. */
export function termsPaidFor(state: Subscribed, credit: Credit): AgreedTerms {
  const { invoices = [] } = paymentsOf(state) ?? {};
  const before = invoices[invoices.findIndex((each, place) => place > 0 && isGone(each, credit)) - 1];
  return before ? limitedTo(state.terms, before.limits) : state.terms;
}

/** Whether all that paid for it is back: of its card, and of the credit. What a change gave back as credit pays elsewhere. */
function isGone({ withheld, cashBackCents, creditBackCents, ...paid }: PeriodInvoice, credit: Credit): boolean {
  if (withheld) return true;
  const { givenCents, livingCents } = fundsOf(credit, paid);
  const isCashBack = paid.cashCents > 0 && cashBackCents >= paid.cashCents;
  const isCreditBack = creditBackCents > 0 && livingCents === 0;
  return (isCashBack || givenCents >= paid.cashCents) && livingCents === 0 && (isCashBack || isCreditBack);
}

export const backOf = ({ invoices }: Money): number =>
  invoices.reduce((sum, { cashBackCents, creditBackCents }) => sum + cashBackCents + creditBackCents, 0);

/** What was paid for the period, less all that came back. */
export const keptCents = (payments: Money): number => payments.paidCents - backOf(payments);

/** Whether what is left of a period's leads may carry: what was paid, net of what came back, is the price of that. */
export const isWhole = (payments: Money): boolean =>
  payments.carryCents !== null && keptCents(payments) >= payments.carryCents;

/** Of the running period. One without a payment of its own was not charged for, unless its payment is past due. */
export function isWholePeriod(state: Subscribed): boolean {
  const payments = paymentsOf(state);
  if (payments) return isWhole(payments);
  const { lattice, period, status } = state;
  return status !== 'past-due' && !state.paid.some(isOf({ latticeId: lattice.latticeId, period }));
}

export const isFilling = (payments: Money): boolean =>
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
  { invoiceId, cashBackCents, creditBackCents }: PaymentReturned,
): Subscribed {
  if (!knownInvoices(state).some((each) => each.invoiceId === invoiceId)) return withWithheld(state, invoiceId);
  const less = (payments: PeriodPayments): PeriodPayments => ({
    ...payments,
    invoices: payments.invoices.map((each) =>
      each.invoiceId === invoiceId ? { ...each, cashBackCents, creditBackCents } : each,
    ),
  });
  return {
    ...state,
    paid: state.paid.map((each) => (each.money ? { ...each, money: less(each.money) } : each)),
    earlier: state.earlier.map(less),
  };
}

/** Nothing is paid by it, and what it changed the plan to is not paid for. */
function withWithheld(state: Subscribed, invoiceId: string): Subscribed {
  const own = { invoiceId, cashCents: 0, creditCents: 0, cashBackCents: 0, creditBackCents: 0 };
  const withheld: PeriodInvoice = { ...own, limits: limitsIn(state.terms), withheld: true };
  const isRunning = isOf({ latticeId: state.lattice.latticeId, period: state.period });
  const paid = state.paid.map((each) =>
    each.money && isRunning(each)
      ? { ...each, money: { ...each.money, invoices: [...each.money.invoices, withheld] } }
      : each,
  );
  return { ...state, paid };
}
