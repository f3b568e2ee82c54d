// What the local server does when time passes or when people outside act: renewals, retries, banks, cardholders.
import {
  collect,
  INCOMPLETE_SECONDS,
  issue,
  itemOf,
  monthAfter,
  periodLine,
  succeed,
  voidInvoice,
  type Paid,
} from './stripe-billing.ts';
import { missing, type Charge, type Dispute, type Invoice, type Refund, type Subscription } from './stripe-objects.ts';
import type { StripeWorld } from './stripe-world.ts';

const RENEWING = ['active', 'trialing', 'past_due'];

/** Moves the time forward and does what is due on the way, in its order. */
export function advance(world: StripeWorld, to: number): void {
  for (;;) {
    const next = world
      .all('subscription')
      .map((subscription) => ({ subscription, at: nextOf(subscription) }))
      .filter(({ at }) => at <= to)
      .sort((a, b) => a.at - b.at)[0];
    if (!next) break;
    world.now = Math.max(world.now, next.at);
    if (next.subscription.status === 'incomplete') expire(world, next.subscription);
    else if (expiresPending(next.subscription)) dropPending(world, next.subscription);
    else renew(world, next.subscription);
  }
  world.now = Math.max(world.now, to);
}

/** One more charge of what the subscription owes. */
export function retryPayment(world: StripeWorld, subscription: Subscription): void {
  for (const invoice of openInvoices(world, subscription)) payInvoice(world, subscription, invoice);
}

/** Charges an open invoice; its subscription is live again when nothing else is owed. */
export function payInvoice(world: StripeWorld, subscription: Subscription, invoice: Invoice): Paid {
  const paid = collect(world, subscription, invoice);
  if (subscription.status === 'past_due' && openInvoices(world, subscription).length === 0)
    change(world, subscription, 'active');
  return paid;
}

/** The cardholder confirms a payment; what waited for it is done. */
export function confirm(world: StripeWorld, clientSecret: string): void {
  const intent = world.all('payment_intent').find(({ client_secret: secret }) => secret === clientSecret);
  if (intent?.status !== 'requires_action') throw missing('payment_intent', clientSecret);
  const payment = world.all('invoice_payment').find(({ payment: of }) => of.payment_intent === intent.id);
  const invoice = world.get('invoice', payment?.invoice ?? '');
  const subscription = world.get('subscription', invoice.parent?.subscription_details.subscription ?? '');
  succeed(world, invoice, intent);
  if (subscription.pending_update) itemOf(subscription).price = world.priceOf(subscription.pending_update.price);
  subscription.pending_update = null;
  change(world, subscription, 'active');
}

export function refund(world: StripeWorld, invoice: Invoice, cents: number): void {
  const [charge] = world.chargesOf(invoice);
  if (!charge) throw new Error(`${invoice.id} was never paid`);
  refundCharge(world, charge, cents);
}

export function refundCharge(world: StripeWorld, charge: Charge, cents: number): Refund {
  charge.amount_refunded += cents;
  const { id, payment_intent: intent } = charge;
  const made = world.add<Refund>({ object: 'refund', charge: id, payment_intent: intent, amount: cents });
  world.announce('refund.created', made);
  world.announce('charge.refunded', charge);
  return made;
}

export function dispute(world: StripeWorld, invoice: Invoice, status: string): void {
  const [charge] = world.chargesOf(invoice);
  if (!charge) throw new Error(`${invoice.id} was never paid`);
  charge.disputed = true;
  const isOpen = ({ charge: of, status: now }: Dispute): boolean => of === charge.id && now !== 'won' && now !== 'lost';
  const known = world.all('dispute').find(isOpen);
  const about =
    known ??
    world.add<Dispute>({ object: 'dispute', charge: charge.id, payment_intent: charge.payment_intent, status });
  about.status = status;
  world.announce(known ? 'charge.dispute.closed' : 'charge.dispute.created', about);
}

export function end(world: StripeWorld, subscription: Subscription, status: 'canceled' | 'incomplete_expired'): void {
  subscription.status = status;
  subscription.canceled_at ??= world.now;
  subscription.ended_at = world.now;
  subscription.schedule = null;
  world.announce('customer.subscription.deleted', subscription);
}

function change(world: StripeWorld, subscription: Subscription, status: string): void {
  subscription.status = status;
  world.announce('customer.subscription.updated', subscription);
}

function nextOf(subscription: Subscription): number {
  if (subscription.status === 'incomplete') return subscription.created + INCOMPLETE_SECONDS;
  if (!RENEWING.includes(subscription.status)) return Number.POSITIVE_INFINITY;
  const renewal = itemOf(subscription).current_period_end;
  return Math.min(renewal, subscription.pending_update?.expires_at ?? renewal);
}

function expiresPending({ pending_update: pending, items }: Subscription): boolean {
  return pending !== null && pending.expires_at <= (items.data[0]?.current_period_end ?? 0);
}

function dropPending(world: StripeWorld, subscription: Subscription): void {
  subscription.pending_update = null;
  for (const invoice of openInvoices(world, subscription)) voidInvoice(world, invoice);
  world.announce('customer.subscription.pending_update_expired', subscription);
}

function expire(world: StripeWorld, subscription: Subscription): void {
  for (const invoice of openInvoices(world, subscription)) voidInvoice(world, invoice);
  end(world, subscription, 'incomplete_expired');
}

function renew(world: StripeWorld, subscription: Subscription): void {
  if (subscription.cancel_at_period_end) {
    end(world, subscription, 'canceled');
    return;
  }
  const item = itemOf(subscription);
  const at = item.current_period_end;
  followSchedule(world, subscription, at);
  item.current_period_start = at;
  item.current_period_end = monthAfter(subscription.billing_cycle_anchor, at);
  const invoice = issue(world, subscription, 'subscription_cycle', [periodLine(world, item)]);
  // A holder who is not there cannot confirm, so a renewal that asks for one fails.
  const owes = collect(world, subscription, invoice) !== 'paid' || openInvoices(world, subscription).length > 0;
  change(world, subscription, owes ? 'past_due' : 'active');
}

function followSchedule(world: StripeWorld, subscription: Subscription, at: number): void {
  if (subscription.schedule === null) return;
  const schedule = world.get('subscription_schedule', subscription.schedule);
  const phase = schedule.phases.find(({ start_date: start, end_date: last }) => start <= at && at < last);
  if (phase) {
    schedule.current_phase = { start_date: phase.start_date, end_date: phase.end_date };
    itemOf(subscription).price = world.priceOf(phase.items[0]?.price ?? '');
    return;
  }
  schedule.status = 'released';
  schedule.released_subscription = subscription.id;
  schedule.subscription = null;
  subscription.schedule = null;
}

function openInvoices(world: StripeWorld, subscription: Subscription): Invoice[] {
  return world
    .all('invoice')
    .filter(({ status, parent }) => status === 'open' && parent?.subscription_details.subscription === subscription.id);
}
