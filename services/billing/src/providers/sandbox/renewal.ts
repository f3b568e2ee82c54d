// One step at the instant it is due. Pure: missed instants are passed in order, each at its own time.
import { Temporal } from 'temporal-polyfill';
import { written } from '../../kernel/domain/instant.ts';
import { boundary } from '../../kernel/domain/lattice.ts';
import type { InvoiceLine } from '../processor.ts';
import type { PlanPrice } from './plan-price.ts';
import {
  charged,
  ended,
  spent,
  type SandboxCustomer,
  type SandboxInvoice,
  type SandboxSubscription,
  type Step,
} from './sandbox-objects.ts';

/** Hours from a refused charge to the next try. After the last refusal the subscription is ended. */
const RETRY_HOURS = [72, 120, 168];

export function periodLine(price: PlanPrice, { periodStart, periodEnd }: SandboxSubscription): InvoiceLine {
  return { description: price.name, amountCents: price.cents, planId: price.planId, periodStart, periodEnd };
}

/** `unpaid` is the invoice of the current period that is still owed. */
export function renewed(
  customer: SandboxCustomer,
  subscription: SandboxSubscription,
  unpaid: SandboxInvoice | null,
  priceOf: (planId: string) => PlanPrice,
): Step {
  const { dueAt } = subscription;
  if (dueAt === null) throw new Error(`${subscription.subscriptionId} is not due`);
  if (subscription.status === 'past-due')
    return unpaid ? retried(customer, subscription, unpaid, dueAt) : recovered(customer, subscription);
  if (subscription.cancelAtPeriodEnd) {
    return {
      customer,
      subscription: ended(subscription, dueAt),
      invoices: [],
      happened: [{ type: 'subscription.ended', at: dueAt, invoiceId: null }],
    };
  }
  const planId = subscription.nextPlanId ?? subscription.planId;
  const period = subscription.period + 1;
  const periodEnd = boundary(subscription.lattice, period + 1);
  const next: SandboxSubscription = {
    ...subscription,
    planId,
    nextPlanId: null,
    period,
    periodStart: subscription.periodEnd,
    periodEnd,
    dueAt: periodEnd,
  };
  const start = {
    customer,
    subscription: next,
    invoices: [],
    happened: [{ type: 'subscription.renewed', at: dueAt, invoiceId: null }],
  };
  const step = charged(start, { reason: 'renewal', planId, at: dueAt, lines: [periodLine(priceOf(planId), next)] });
  return step.paid
    ? step
    : { ...step, subscription: refused(step.subscription, dueAt), invoices: step.invoices.map(pastDue) };
}

export function retried(
  customer: SandboxCustomer,
  subscription: SandboxSubscription,
  unpaid: SandboxInvoice,
  at: string,
): Step {
  const eventOf = (type: string) => [{ type, at, invoiceId: unpaid.invoiceId }];
  if (customer.chargesLeft !== 0) {
    const paid: SandboxInvoice = { ...unpaid, status: 'paid', paidCents: unpaid.dueCents, paidAt: at };
    return { ...recovered(spent(customer), subscription), invoices: [paid], happened: eventOf('invoice.paid') };
  }
  const next = refused(subscription, at);
  const lost = next.status === 'cancelled';
  return {
    customer,
    subscription: next,
    invoices: [lost ? { ...unpaid, status: 'uncollectible' } : unpaid],
    happened: eventOf(lost ? 'subscription.ended' : 'invoice.payment_failed'),
  };
}

function recovered(customer: SandboxCustomer, subscription: SandboxSubscription): Step {
  return {
    customer,
    subscription: { ...subscription, status: 'live', failures: 0, dueAt: subscription.periodEnd },
    invoices: [],
    happened: [],
  };
}

function refused(subscription: SandboxSubscription, at: string): SandboxSubscription {
  const hours = RETRY_HOURS[subscription.failures];
  if (hours === undefined) return ended(subscription, at);
  const dueAt = written(Temporal.Instant.from(at).add({ hours }));
  return { ...subscription, status: 'past-due', failures: subscription.failures + 1, dueAt };
}

const pastDue = (invoice: SandboxInvoice): SandboxInvoice => ({ ...invoice, status: 'past-due' });
