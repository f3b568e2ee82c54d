// A provider in memory, in the hands of a test: it has its own time, publishes what it does, and can fail or be slow
// where it is read. What it publishes is what a test delivers, late, twice or never.
import { TransientError } from '@leadwright/runtime/faults/transient';
import { Temporal } from 'temporal-polyfill';
import { written } from '../../kernel/domain/instant.ts';
import { createCatalogue } from '../../plans/domain/catalogue.ts';
import type { InvoiceReason, Processor, ProviderEvent, ProviderInvoice, ProviderSubscription } from '../processor.ts';
import { readFakeWebhook } from './fake-signature.ts';

export type FakeProvider = {
  processor: Processor;
  /** Everything it published so far, in order. */
  events: ProviderEvent[];
  /** How often something was read, and how many of the next readings fail. */
  reads: number;
  failingReads: number;
  /** Awaited between a reading and its answer: a slow provider. */
  beforeAnswer: (() => Promise<void>) | null;
  /** The provider's time, milliseconds since 1970; a test moves it. */
  nowMs: number;
  subscribe(customerId: string, planId: string): string;
  /** The provider's time passes the end of the period; it charges, or ends what was to end. */
  passRenewal(subscriptionId: string, charge: 'paid' | 'declined'): void;
  retryPayment(subscriptionId: string): void;
  changePlan(subscriptionId: string, planId: string, timing: 'now' | 'at-renewal'): void;
  cancel(subscriptionId: string, timing: 'now' | 'at-period-end'): void;
  reactivate(subscriptionId: string): void;
  refund(invoiceId: string, cents: number): void;
  subscriptionOf(customerId: string): ProviderSubscription | null;
  invoicesOf(customerId: string): ProviderInvoice[];
  /** Forgets it: the next reading says not found. */
  forget(subscriptionId: string): void;
};

type Subscribed = { now: ProviderSubscription; anchor: string; k: number };

export function createFakeProvider(startMs: number): FakeProvider {
  const subscriptions = new Map<string, Subscribed>();
  const invoices = new Map<string, ProviderInvoice>();
  let made = 0;
  const id = (kind: string): string => `${kind}_${String((made += 1)).padStart(6, '0')}`;
  const at = (ms = provider.nowMs): string => written(Temporal.Instant.fromEpochMilliseconds(ms));
  const get = (subscriptionId: string): Subscribed => {
    const found = subscriptions.get(subscriptionId);
    if (!found) throw new Error(`${subscriptionId} is unknown`);
    return found;
  };
  const publish = (type: string, customerId: string, subscriptionId: string | null, invoiceId: string | null): void => {
    provider.events.push({ eventId: id('evt'), type, subscriptionId, invoiceId, customerId });
  };
  const change = (subscriptionId: string, to: Partial<ProviderSubscription>): void => {
    const known = get(subscriptionId);
    known.now = { ...known.now, ...to };
    publish('subscription.changed', known.now.customerId, subscriptionId, null);
  };
  const bill = (subscriptionId: string, reason: InvoiceReason, cents: number, charge: 'paid' | 'declined'): void => {
    const { customerId, planId, periodStart, periodEnd } = get(subscriptionId).now;
    const invoiceId = id('in');
    const isPaid = charge === 'paid';
    const line = { description: planId, amountCents: cents, planId, periodStart, periodEnd };
    invoices.set(invoiceId, {
      ...{ invoiceId, number: invoiceId, customerId, subscriptionId, reason, planId, periodStart, periodEnd },
      ...{ currency: 'USD', dueCents: cents, paidCents: isPaid ? cents : 0, refundedCents: 0, dispute: 'none' },
      ...{ status: isPaid ? 'paid' : 'past-due', lines: [line], issuedAt: at(), paidAt: isPaid ? at() : null },
    });
    publish(isPaid ? 'invoice.paid' : 'invoice.payment_failed', customerId, subscriptionId, invoiceId);
  };
  const moveTo = (subscriptionId: string, k: number): void => {
    const known = get(subscriptionId);
    known.k = k;
    change(subscriptionId, { periodStart: monthsAfter(known.anchor, k), periodEnd: monthsAfter(known.anchor, k + 1) });
  };
  const end = (subscriptionId: string): void =>
    change(subscriptionId, { status: 'cancelled', endedAt: at(), cancelAtPeriodEnd: false, nextPlanId: null });

  const provider: FakeProvider = {
    processor: createProcessor(() => provider, subscriptions, invoices),
    ...{ events: [], reads: 0, failingReads: 0, beforeAnswer: null, nowMs: startMs },
    subscribe: (customerId, planId) => {
      const subscriptionId = id('sub');
      const [periodStart, periodEnd] = [at(), monthsAfter(at(), 1)];
      const now: ProviderSubscription = {
        ...{ subscriptionId, customerId, planId, status: 'live', periodStart, periodEnd, nextPlanId: null },
        ...{ cancelAtPeriodEnd: false, endedAt: null },
        card: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 },
      };
      subscriptions.set(subscriptionId, { now, anchor: periodStart, k: 0 });
      publish('subscription.created', customerId, subscriptionId, null);
      bill(subscriptionId, 'first', priceOf(planId), 'paid');
      return subscriptionId;
    },
    passRenewal: (subscriptionId, charge) => {
      const { now, k } = get(subscriptionId);
      provider.nowMs = Math.max(provider.nowMs, Date.parse(now.periodEnd)) + 1_000;
      if (now.cancelAtPeriodEnd) return end(subscriptionId);
      moveTo(subscriptionId, k + 1);
      if (now.nextPlanId !== null) change(subscriptionId, { planId: now.nextPlanId, nextPlanId: null });
      bill(subscriptionId, 'renewal', priceOf(get(subscriptionId).now.planId), charge);
      if (charge === 'declined') change(subscriptionId, { status: 'past-due' });
    },
    retryPayment: (subscriptionId) => {
      for (const invoice of invoices.values()) {
        if (invoice.subscriptionId !== subscriptionId || invoice.status !== 'past-due') continue;
        invoices.set(invoice.invoiceId, { ...invoice, status: 'paid', paidCents: invoice.dueCents, paidAt: at() });
        publish('invoice.paid', invoice.customerId, subscriptionId, invoice.invoiceId);
      }
      change(subscriptionId, { status: 'live' });
    },
    changePlan: (subscriptionId, planId, timing) => {
      if (timing === 'at-renewal') return change(subscriptionId, { nextPlanId: planId });
      const cents = Math.max(0, priceOf(planId) - priceOf(get(subscriptionId).now.planId));
      change(subscriptionId, { planId, nextPlanId: null });
      bill(subscriptionId, 'change', cents, 'paid');
    },
    cancel: (subscriptionId, timing) =>
      timing === 'now' ? end(subscriptionId) : change(subscriptionId, { cancelAtPeriodEnd: true }),
    reactivate: (subscriptionId) => change(subscriptionId, { cancelAtPeriodEnd: false }),
    refund: (invoiceId, cents) => {
      const invoice = invoices.get(invoiceId);
      if (!invoice) throw new Error(`${invoiceId} is unknown`);
      invoices.set(invoiceId, {
        ...invoice,
        refundedCents: Math.min(invoice.paidCents, invoice.refundedCents + cents),
      });
      publish('charge.refunded', invoice.customerId, invoice.subscriptionId, invoiceId);
    },
    subscriptionOf: (customerId) => {
      const own = [...subscriptions.values()].map(({ now }) => now).filter((each) => each.customerId === customerId);
      return own.find(({ status }) => status !== 'cancelled') ?? own.at(-1) ?? null;
    },
    invoicesOf: (customerId) => [...invoices.values()].filter((invoice) => invoice.customerId === customerId),
    forget: (subscriptionId) => void subscriptions.delete(subscriptionId),
  };
  return provider;
}

function createProcessor(
  fake: () => FakeProvider,
  subscriptions: Map<string, Subscribed>,
  invoices: Map<string, ProviderInvoice>,
): Processor {
  const answer = async <Value>(value: Value): Promise<Value> => {
    const provider = fake();
    provider.reads += 1;
    const copy = structuredClone(value);
    await provider.beforeAnswer?.();
    if (provider.failingReads > 0) {
      provider.failingReads -= 1;
      throw new TransientError('the provider answers 500');
    }
    return copy;
  };
  const never = (): never => {
    throw new Error('webhooks and the reconciliation only read');
  };
  return {
    name: 'sandbox',
    ...{ createCustomer: never, createSubscription: never, changePlan: never, cancel: never, reactivate: never },
    ...{ changeCard: never, refund: never, changeEmail: never, findCustomer: never, findSubscription: never },
    readSubscription: (subscriptionId) => answer(subscriptions.get(subscriptionId)?.now ?? null),
    readInvoice: (invoiceId) => answer(invoices.get(invoiceId) ?? null),
    // Each invoice was paid by a payment of its own.
    readPayment: (paymentId) => {
      const paid = [...invoices.values()].find(({ invoiceId }) => paymentId === `pay_${invoiceId}`);
      return answer(paid ? { invoiceId: paid.invoiceId, customerId: null } : null);
    },
    listInvoices: async function* (customerId) {
      yield* await answer([...invoices.values()].filter((invoice) => invoice.customerId === customerId).reverse());
    },
    readWebhook: readFakeWebhook,
  };
}

function priceOf(planId: string): number {
  return createCatalogue().priceOf(planId) ?? 0;
}

function monthsAfter(anchor: string, months: number): string {
  const start = Temporal.Instant.from(anchor).toZonedDateTimeISO('UTC');
  return written(start.add({ months }).toInstant());
}
