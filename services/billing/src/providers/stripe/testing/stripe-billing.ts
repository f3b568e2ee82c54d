// How the local server bills: invoices with lines and payments, prorations, renewals, and what a bank answers.
import { Temporal } from 'temporal-polyfill';
import {
  cardNo,
  type Charge,
  type Intent,
  type Invoice,
  type InvoicePayment,
  type Item,
  type Line,
  type Subscription,
} from './stripe-objects.ts';
import type { StripeWorld } from './stripe-world.ts';

export type Paid = 'paid' | 'declined' | 'holder';

export const INCOMPLETE_SECONDS = 23 * 3_600;

/** The end of the month that begins at `start`, on the day of the anchor or the last day of a shorter month. */
export function monthAfter(anchor: number, start: number): number {
  const from = Temporal.Instant.fromEpochMilliseconds(anchor * 1000).toZonedDateTimeISO('UTC');
  for (let months = 1; ; months += 1) {
    const end = Math.floor(from.add({ months }).epochMilliseconds / 1000);
    if (end > start) return end;
  }
}

export function itemOf(subscription: Subscription): Item {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item`);
  return item;
}

export function periodLine(world: StripeWorld, item: Item): Line {
  const period = { start: item.current_period_start, end: item.current_period_end };
  return lineOf(world, item.price.unit_amount, `1 × ${item.price.id}`, item.price.id, period, false);
}

/** What a change at `world.now` gives back and charges, each for the rest of the period. */
export function prorationLines(world: StripeWorld, item: Item, priceId: string): Line[] {
  const { current_period_start: start, current_period_end: end } = item;
  const rest = { start: Math.min(Math.max(world.now, start), end), end };
  const share = (cents: number): number => Math.round((cents * (end - rest.start)) / (end - start));
  const { unit_amount: cents } = world.priceOf(priceId);
  return [
    lineOf(world, -share(item.price.unit_amount), `Unused time on ${item.price.id}`, item.price.id, rest, true),
    lineOf(world, share(cents), `Remaining time on ${priceId}`, priceId, rest, true),
  ];
}

function lineOf(
  world: StripeWorld,
  amount: number,
  description: string,
  price: string,
  period: Line['period'],
  proration: boolean,
): Line {
  return {
    id: world.newId('il'),
    object: 'line_item',
    amount,
    description,
    period,
    pricing: { type: 'price_details', price_details: { price, product: `prod_of_${price}` } },
    parent: { type: 'subscription_item_details', subscription_item_details: { proration } },
  };
}

/** An open invoice. Its own period is that of the usage before it, as at Stripe. */
export function issue(world: StripeWorld, subscription: Subscription, reason: string, lines: Line[]): Invoice {
  const customer = world.get('customer', subscription.customer);
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const due = Math.max(0, total + customer.balance);
  customer.balance = total + customer.balance - due;
  const invoice = world.add<Invoice>({
    object: 'invoice',
    number: `LW-${world.all('invoice').length + 1}`,
    currency: 'usd',
    customer: customer.id,
    status: 'open',
    billing_reason: reason,
    collection_method: 'charge_automatically',
    attempted: false,
    due_date: null,
    amount_due: due,
    amount_paid: 0,
    total,
    period_start: subscription.start_date,
    period_end: world.now,
    parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
    lines: { object: 'list', data: lines, has_more: false },
    status_transitions: { finalized_at: world.now, paid_at: null },
    total_discount_amounts: [],
    total_taxes: [],
  });
  subscription.latest_invoice = invoice.id;
  world.announce('invoice.finalized', invoice);
  return invoice;
}

/** Charges what is due. A bank that declines leaves the invoice open. */
export function collect(
  world: StripeWorld,
  subscription: Subscription,
  invoice: Invoice,
  bank: () => Paid = () => bankAnswer(world, subscription),
): Paid {
  invoice.attempted = true;
  if (invoice.amount_due === 0) return settle(world, invoice);
  const intent = intentOf(world, invoice);
  const answer = bank();
  if (answer === 'paid') return succeed(world, invoice, intent);
  intent.status = answer === 'holder' ? 'requires_action' : 'requires_payment_method';
  intent.last_payment_error = answer === 'holder' ? null : { code: 'card_declined', decline_code: 'generic_decline' };
  world.announce(answer === 'holder' ? 'invoice.payment_action_required' : 'invoice.payment_failed', invoice);
  return answer;
}

/** The 402 of a payment that must succeed at once. */
export function paymentNo(paid: Exclude<Paid, 'paid'>): Error {
  if (paid === 'holder') return cardNo('subscription_payment_intent_requires_action');
  return cardNo('card_declined', 'generic_decline');
}

export function bankAnswer(world: StripeWorld, subscription: Subscription): Paid {
  const told = world.answers.shift();
  if (told) return told;
  if (world.failing.delete(subscription.customer)) return 'declined';
  const customer = world.get('customer', subscription.customer);
  const method = subscription.default_payment_method ?? customer.invoice_settings.default_payment_method;
  const behaviour = method === null ? undefined : world.behaviours.get(method);
  if (behaviour?.attach !== 'yes' || behaviour.charge === 'no') return 'declined';
  return behaviour.charge === 'holder' ? 'holder' : 'paid';
}

export function succeed(world: StripeWorld, invoice: Invoice, intent: Intent): 'paid' {
  intent.status = 'succeeded';
  intent.last_payment_error = null;
  world.add<Charge>({
    object: 'charge',
    customer: invoice.customer,
    amount: invoice.amount_due,
    amount_refunded: 0,
    disputed: false,
    payment_intent: intent.id,
    status: 'succeeded',
  });
  for (const payment of world.all('invoice_payment')) if (payment.invoice === invoice.id) payment.status = 'paid';
  return settle(world, invoice);
}

export function voidInvoice(world: StripeWorld, invoice: Invoice): void {
  invoice.status = 'void';
  for (const payment of world.all('invoice_payment')) {
    if (payment.invoice !== invoice.id) continue;
    payment.status = 'canceled';
    world.get('payment_intent', payment.payment.payment_intent).status = 'canceled';
  }
  world.announce('invoice.voided', invoice);
}

function settle(world: StripeWorld, invoice: Invoice): 'paid' {
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.status_transitions.paid_at = world.now;
  world.announce('invoice.paid', invoice);
  return 'paid';
}

function intentOf(world: StripeWorld, invoice: Invoice): Intent {
  const known = world.all('invoice_payment').find((payment) => payment.invoice === invoice.id);
  if (known) return world.get('payment_intent', known.payment.payment_intent);
  const intent = world.add<Intent>({
    object: 'payment_intent',
    customer: invoice.customer,
    status: 'requires_confirmation',
    client_secret: '',
    last_payment_error: null,
  });
  intent.client_secret = `${intent.id}_secret_like`;
  world.add<InvoicePayment>({
    object: 'invoice_payment',
    invoice: invoice.id,
    status: 'open',
    payment: { type: 'payment_intent', payment_intent: intent.id },
  });
  return intent;
}
