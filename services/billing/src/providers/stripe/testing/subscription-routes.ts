// Subscriptions and their schedules at the local server, with Stripe's own refusals.
import { formAt, listAt, textAt, textsAt, type Form } from './form-body.ts';
import {
  bankAnswer,
  collect,
  INCOMPLETE_SECONDS,
  issue,
  itemOf,
  monthAfter,
  paymentNo,
  periodLine,
  prorationLines,
} from './stripe-billing.ts';
import { invalid, type Phase, type Schedule, type Subscription } from './stripe-objects.ts';
import { end } from './stripe-time.ts';
import { mergeMetadata, type StripeWorld } from './stripe-world.ts';

export function createSubscription(world: StripeWorld, form: Form): Subscription {
  const customer = world.get('customer', textAt(form, 'customer') ?? '', 'customer');
  const price = world.priceOf(priceIn(form));
  const start = world.now;
  const period = { current_period_start: start, current_period_end: monthAfter(start, start) };
  const draft: Subscription = {
    id: world.newId('sub'),
    object: 'subscription',
    created: start,
    start_date: start,
    billing_cycle_anchor: start,
    customer: customer.id,
    status: 'incomplete',
    metadata: textsAt(form, 'metadata'),
    items: {
      object: 'list',
      data: [{ id: world.newId('si'), object: 'subscription_item', price, quantity: 1, ...period }],
      has_more: false,
    },
    default_payment_method: textAt(form, 'default_payment_method') ?? null,
    latest_invoice: null,
    schedule: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    pause_collection: null,
    pending_update: null,
  };
  const answer = bankAnswer(world, draft);
  if (answer !== 'paid' && textAt(form, 'payment_behavior') === 'error_if_incomplete') throw paymentNo(answer);
  const subscription = world.keep(draft);
  const invoice = issue(world, subscription, 'subscription_create', [periodLine(world, itemOf(subscription))]);
  const paid = collect(world, subscription, invoice, () => answer);
  if (paid === 'paid') subscription.status = 'active';
  world.announce('customer.subscription.created', subscription);
  return subscription;
}

export function updateSubscription(world: StripeWorld, id: string, form: Form): Subscription {
  const subscription = world.get('subscription', id);
  if (subscription.ended_at !== null)
    throw invalid('A canceled subscription can only update its metadata.', 'invalid_canceled_subscription_fields');
  const atPeriodEnd = textAt(form, 'cancel_at_period_end');
  if (atPeriodEnd !== undefined && subscription.schedule !== null)
    throw invalid('The subscription is managed by a schedule; update the schedule instead.');
  if (form['items'] !== undefined) changePrice(world, subscription, form);
  if (atPeriodEnd !== undefined) {
    subscription.cancel_at_period_end = atPeriodEnd === 'true';
    subscription.cancel_at = subscription.cancel_at_period_end ? itemOf(subscription).current_period_end : null;
    subscription.canceled_at = subscription.cancel_at_period_end ? world.now : null;
  }
  subscription.default_payment_method = textAt(form, 'default_payment_method') ?? subscription.default_payment_method;
  subscription.metadata = mergeMetadata(subscription.metadata, textsAt(form, 'metadata'));
  world.announce('customer.subscription.updated', subscription);
  return subscription;
}

export function cancelSubscription(world: StripeWorld, id: string): Subscription {
  const subscription = world.get('subscription', id);
  if (subscription.ended_at !== null) throw invalid(`No such subscription: ${id}`, 'resource_missing');
  end(world, subscription, subscription.status === 'incomplete' ? 'incomplete_expired' : 'canceled');
  return subscription;
}

function changePrice(world: StripeWorld, subscription: Subscription, form: Form): void {
  const item = itemOf(subscription);
  const [change] = listAt(form, 'items');
  if (typeof change !== 'object' || change['id'] !== item.id) throw invalid('a change names the item it is about');
  const price = priceIn(form);
  const proration = textAt(form, 'proration_behavior');
  if (proration === 'none') {
    item.price = world.priceOf(price);
    return;
  }
  if (proration !== 'always_invoice') throw invalid('only none and always_invoice are understood here');
  const lines = prorationLines(world, item, price);
  const pending = textAt(form, 'payment_behavior') === 'pending_if_incomplete';
  if (pending && form['metadata'] !== undefined) throw invalid('metadata is not supported with pending_if_incomplete');
  const free = lines.reduce((sum, { amount }) => sum + amount, 0) <= 0;
  const answer = free ? 'paid' : bankAnswer(world, subscription);
  if (answer !== 'paid' && textAt(form, 'payment_behavior') === 'error_if_incomplete') throw paymentNo(answer);
  const invoice = issue(world, subscription, 'subscription_update', lines);
  const paid = collect(world, subscription, invoice, () => answer);
  if (paid !== 'paid' && pending) {
    subscription.pending_update = { expires_at: world.now + INCOMPLETE_SECONDS, price };
    return;
  }
  // Stripe's default: the change is made, and what was not paid for it is owed.
  item.price = world.priceOf(price);
  if (paid !== 'paid') subscription.status = 'past_due';
}

/** What a change would issue now; keeps nothing. */
export function previewChange(
  world: StripeWorld,
  _id: string,
  form: Form,
): { object: 'invoice'; currency: string; total: number; amount_due: number } {
  const subscription = world.get('subscription', textAt(form, 'subscription') ?? '', 'subscription');
  const details = formAt(form, 'subscription_details');
  const item = itemOf(subscription);
  const [change] = listAt(details, 'items');
  if (typeof change !== 'object' || change['id'] !== item.id) throw invalid('a change names the item it is about');
  if (textAt(details, 'proration_behavior') !== 'always_invoice')
    throw invalid('only always_invoice is understood here');
  const lines = prorationLines(world, item, priceIn(details));
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const { balance } = world.get('customer', subscription.customer);
  return { object: 'invoice', currency: 'usd', total, amount_due: Math.max(0, total + balance) };
}

export function createSchedule(world: StripeWorld, form: Form): Schedule {
  const subscription = world.get('subscription', textAt(form, 'from_subscription') ?? '', 'from_subscription');
  if (subscription.schedule !== null) throw invalid('this subscription has a schedule already');
  const item = itemOf(subscription);
  const current = { start_date: item.current_period_start, end_date: item.current_period_end };
  const schedule = world.add<Schedule>({
    object: 'subscription_schedule',
    customer: subscription.customer,
    subscription: subscription.id,
    released_subscription: null,
    status: 'active',
    end_behavior: 'release',
    metadata: {},
    current_phase: current,
    phases: [{ ...current, items: [{ price: item.price.id }] }],
  });
  subscription.schedule = schedule.id;
  world.announce('subscription_schedule.created', schedule);
  return schedule;
}

export function updateSchedule(world: StripeWorld, id: string, form: Form): Schedule {
  const schedule = world.get('subscription_schedule', id);
  if (schedule.status !== 'active') throw invalid(`the schedule is ${schedule.status}`);
  const phases = listAt(form, 'phases').map((phase) => phaseOf(world, phase));
  if (phases[0]?.start_date !== schedule.phases[0]?.start_date) throw invalid('a phase that began keeps its start');
  schedule.phases = phases;
  schedule.metadata = mergeMetadata(schedule.metadata, textsAt(form, 'metadata'));
  world.announce('subscription_schedule.updated', schedule);
  return schedule;
}

export function releaseSchedule(world: StripeWorld, id: string): Schedule {
  const schedule = world.get('subscription_schedule', id);
  if (schedule.status !== 'active') throw invalid(`the schedule is ${schedule.status}`);
  const subscription = world.get('subscription', schedule.subscription ?? '');
  subscription.schedule = null;
  schedule.status = 'released';
  schedule.released_subscription = subscription.id;
  schedule.subscription = null;
  world.announce('subscription_schedule.released', schedule);
  return schedule;
}

function phaseOf(world: StripeWorld, phase: string | Form): Phase {
  if (typeof phase !== 'object') throw invalid('a phase is an object');
  const start = Number(textAt(phase, 'start_date'));
  const until = textAt(phase, 'end_date');
  const months = textAt(formAt(phase, 'duration'), 'interval') === 'month';
  if (until === undefined && !months) throw invalid('a phase has an end or a duration in months');
  const price = world.priceOf(priceIn(phase)).id;
  return {
    start_date: start,
    end_date: until === undefined ? monthAfter(start, start) : Number(until),
    items: [{ price }],
  };
}

function priceIn(form: Form): string {
  const [item] = listAt(form, 'items');
  return typeof item === 'object' ? (textAt(item, 'price') ?? '') : '';
}
