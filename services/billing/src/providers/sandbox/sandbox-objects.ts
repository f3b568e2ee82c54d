// Pure: sandbox-tables.ts writes. Every id derives from its call's key, so a repeat makes no second object.
import { boundary, latticeFrom, type Lattice } from '../../kernel/domain/lattice.ts';
import type { Card, InvoiceLine, InvoiceReason, ProviderInvoice, ProviderSubscription } from '../processor.ts';

export type SandboxCustomer = {
  customerId: string;
  accountId: string;
  card: Card | null;
  cardFingerprint?: string | undefined;
  /** null: any number of charges goes through. */
  chargesLeft: number | null;
  disputes: boolean;
  asksHolder?: boolean | undefined;
  /** What a downgrade inside a period left; it pays the next invoices. */
  creditCents: number;
};

export type SandboxSubscription = Omit<ProviderSubscription, 'card' | 'cardFingerprint'> & {
  accountId: string;
  lattice: Lattice;
  period: number;
  failures: number;
  invoices: number;
  dueAt: string | null;
};

export type SandboxInvoice = ProviderInvoice & { accountId: string };

/** What the sandbox announces to billing: which object is to be read again. */
export type Happened = { type: string; at: string; invoiceId: string | null };

export type Step = {
  customer: SandboxCustomer;
  subscription: SandboxSubscription;
  invoices: SandboxInvoice[];
  happened: Happened[];
};

export function shown(
  {
    accountId: _account,
    lattice: _lattice,
    period: _period,
    failures: _failures,
    invoices: _count,
    dueAt: _due,
    ...facts
  }: SandboxSubscription,
  { card, cardFingerprint }: Pick<SandboxCustomer, 'card' | 'cardFingerprint'>,
): ProviderSubscription {
  return { ...facts, card, ...(cardFingerprint === undefined ? {} : { cardFingerprint }) };
}

/** A subscription whose first period begins at `at`; the first of its lattice unless `lattice` says which. */
export function newSubscription(
  { customerId, accountId }: SandboxCustomer,
  { subscriptionId, planId, at, renews }: { subscriptionId: string; planId: string; at: string; renews: boolean },
  lattice: Lattice = latticeFrom(subscriptionId, at, 'UTC'),
): SandboxSubscription {
  const periodEnd = boundary(lattice, 1);
  return {
    subscriptionId,
    customerId,
    accountId,
    planId,
    status: renews ? 'live' : 'trial',
    periodStart: lattice.anchorAt,
    periodEnd,
    nextPlanId: null,
    cancelAtPeriodEnd: false,
    endedAt: null,
    lattice,
    period: 0,
    failures: 0,
    invoices: 0,
    dueAt: renews ? periodEnd : null,
  };
}

export type Charge = { reason: InvoiceReason; planId: string; at: string; lines: InvoiceLine[] };

/** `count` is 1 for a subscription's first. */
export const invoiceIdOf = (subscriptionId: string, count: number): string => `in_${subscriptionId}_${count}`;

/** Credit pays first; a negative sum becomes credit. `paid` false: the card was refused, the invoice is `open`. */
export function charged(
  { customer, subscription, invoices, happened }: Step,
  { reason, planId, at, lines }: Charge,
): Step & { paid: boolean } {
  const sum = lines.reduce((total, { amountCents }) => total + amountCents, 0);
  const moved = sum < 0 ? -sum : -Math.min(customer.creditCents, sum);
  const span = { planId: null, periodStart: subscription.periodStart, periodEnd: subscription.periodEnd };
  const credit = {
    ...span,
    kind: 'credit' as const,
    amountCents: moved,
    description: sum < 0 ? 'Kept as credit' : 'Paid by credit',
  };
  const dueCents = sum + moved;
  const paid = dueCents === 0 || customer.chargesLeft !== 0;
  const count = subscription.invoices + 1;
  const disputed = paid && dueCents > 0 && customer.disputes;
  const invoice: SandboxInvoice = {
    accountId: customer.accountId,
    invoiceId: invoiceIdOf(subscription.subscriptionId, count),
    number: `${subscription.subscriptionId.slice(-8).toUpperCase()}-${String(count).padStart(4, '0')}`,
    customerId: customer.customerId,
    subscriptionId: subscription.subscriptionId,
    status: paid ? 'paid' : 'open',
    reason,
    planId,
    periodStart: subscription.periodStart,
    periodEnd: subscription.periodEnd,
    currency: 'USD',
    dueCents,
    paidCents: paid ? dueCents : 0,
    ...(moved === 0 ? {} : { byCreditCents: -moved }),
    refundedCents: 0,
    dispute: disputed ? 'open' : 'none',
    disputes: disputed ? 1 : 0,
    lines: moved === 0 ? lines : [...lines, credit],
    issuedAt: at,
    paidAt: paid ? at : null,
  };
  const eventOf = (type: string): Happened => ({ type, at, invoiceId: invoice.invoiceId });
  return {
    paid,
    customer: {
      ...(paid && dueCents > 0 ? spent(customer) : customer),
      creditCents: customer.creditCents + (sum < 0 ? -sum : moved),
    },
    subscription: { ...subscription, invoices: count },
    invoices: [...invoices, invoice],
    happened: [
      ...happened,
      eventOf(paid ? 'invoice.paid' : 'invoice.payment_failed'),
      ...(disputed ? [eventOf('dispute.opened')] : []),
    ],
  };
}

export function spent(customer: SandboxCustomer): SandboxCustomer {
  return { ...customer, chargesLeft: customer.chargesLeft === null ? null : customer.chargesLeft - 1 };
}

export function ended(subscription: SandboxSubscription, at: string): SandboxSubscription {
  return { ...subscription, status: 'cancelled', endedAt: at, nextPlanId: null, dueAt: null };
}
