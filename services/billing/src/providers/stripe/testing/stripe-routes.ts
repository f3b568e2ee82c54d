// The calls that the adapter makes, as Stripe answers them; every other is 404.
import { formAt, textAt, textsAt, type Form } from './form-body.ts';
import { createInvoice, createInvoiceItem, finalizeInvoice } from './own-line-routes.ts';
import { voidInvoice } from './stripe-billing.ts';
import {
  cardNo,
  invalid,
  missing,
  type Customer,
  type Invoice,
  type Method,
  type Refund,
  type Subscription,
  type Thing,
} from './stripe-objects.ts';
import { end, payInvoice, refundCharge } from './stripe-time.ts';
import { mergeMetadata, type Behaviour, type StripeWorld } from './stripe-world.ts';
import {
  cancelSubscription,
  createSchedule,
  previewChange,
  createSubscription,
  releaseSchedule,
  updateSchedule,
  updateSubscription,
} from './subscription-routes.ts';

type Page = { object: string; data: Thing[]; has_more: boolean; url: string };
type Route = [method: string, path: RegExp, answer: (world: StripeWorld, id: string, form: Form) => unknown];

/** Stripe's test payment methods, as far as tests use them; a token may be used again and again. */
export const testCards: Readonly<Record<string, Behaviour & { last4: string; brand: string }>> = {
  pm_card_visa: { brand: 'visa', last4: '4242', attach: 'yes', charge: 'yes' },
  pm_card_mastercard: { brand: 'mastercard', last4: '4444', attach: 'yes', charge: 'yes' },
  pm_card_chargeCustomerFail: { brand: 'visa', last4: '0341', attach: 'yes', charge: 'no' },
  pm_card_authenticationRequired: { brand: 'visa', last4: '3155', attach: 'yes', charge: 'holder' },
  pm_card_chargeDeclined: declined('0002', 'card_declined', 'generic_decline'),
  pm_card_chargeDeclinedInsufficientFunds: declined('9995', 'card_declined', 'insufficient_funds'),
  pm_card_chargeDeclinedStolenCard: declined('9979', 'card_declined', 'stolen_card'),
  pm_card_chargeDeclinedExpiredCard: declined('0069', 'expired_card'),
  pm_card_chargeDeclinedIncorrectCvc: declined('0127', 'incorrect_cvc'),
  pm_card_chargeDeclinedProcessingError: declined('0119', 'processing_error'),
};

export const routes: readonly Route[] = [
  ['GET', /^\/v1\/customers$/, (world, _, form) => page(world.all('customer'), form)],
  ['GET', /^\/v1\/(customers|subscriptions)\/search$/, (world, kind, form) => search(world, kind, form)],
  ['POST', /^\/v1\/customers$/, (world, _, form) => createCustomer(world, form)],
  ['GET', /^\/v1\/customers\/([^/]+)$/, (world, id) => world.get('customer', id)],
  ['POST', /^\/v1\/customers\/([^/]+)$/, updateCustomer],
  ['POST', /^\/v1\/payment_methods\/([^/]+)\/attach$/, attach],
  ['GET', /^\/v1\/subscriptions$/, (world, _, form) => page(subscriptions(world, form), form)],
  ['GET', /^\/v1\/subscriptions\/([^/]+)$/, (world, id) => world.get('subscription', id)],
  ['POST', /^\/v1\/subscriptions$/, (world, _, form) => createSubscription(world, form)],
  ['POST', /^\/v1\/subscriptions\/([^/]+)$/, updateSubscription],
  ['DELETE', /^\/v1\/subscriptions\/([^/]+)$/, (world, id) => cancelSubscription(world, id)],
  ['POST', /^\/v1\/subscription_schedules$/, (world, _, form) => createSchedule(world, form)],
  ['POST', /^\/v1\/subscription_schedules\/([^/]+)$/, updateSchedule],
  ['POST', /^\/v1\/subscription_schedules\/([^/]+)\/release$/, (world, id) => releaseSchedule(world, id)],
  ['GET', /^\/v1\/invoices$/, (world, _, form) => page(invoices(world, form), form)],
  ['POST', /^\/v1\/invoiceitems$/, createInvoiceItem],
  ['POST', /^\/v1\/invoices$/, createInvoice],
  ['POST', /^\/v1\/invoices\/([^/]+)\/finalize$/, finalizeInvoice],
  ['POST', /^\/v1\/invoices\/([^/]+)\/pay$/, pay],
  ['GET', /^\/v1\/invoices\/([^/]+)$/, (world, id) => withFirstLines(world.get('invoice', id))],
  ['GET', /^\/v1\/invoices\/([^/]+)\/lines$/, (world, id, form) => page(world.get('invoice', id).lines.data, form)],
  ['POST', /^\/v1\/invoices\/([^/]+)\/void$/, voidOpen],
  ['POST', /^\/v1\/invoices\/create_preview$/, previewChange],
  ['GET', /^\/v1\/invoice_payments$/, invoicePayments],
  ['GET', /^\/v1\/payment_intents\/([^/]+)$/, (world, id) => world.get('payment_intent', id)],
  ['GET', /^\/v1\/charges$/, charges],
  ['GET', /^\/v1\/charges\/([^/]+)$/, (world, id) => world.get('charge', id)],
  ['POST', /^\/v1\/refunds$/, (world, _, form) => refundPayment(world, form)],
  ['GET', /^\/v1\/prices\/([^/]+)$/, (world, id) => soldPrice(world, id)],
  ['GET', /^\/v1\/disputes$/, (world, _, form) => page(world.all('dispute').filter(of(form, 'charge')), form)],
];

const soldPrice = (world: StripeWorld, id: string) => ({
  ...world.priceOf(id),
  ...{ active: true, currency: 'usd', billing_scheme: 'per_unit', transform_quantity: null, type: 'recurring' },
  recurring: { interval: 'month', interval_count: 1, usage_type: 'licensed' },
  ...world.otherwise.get(id),
});

function refundPayment(world: StripeWorld, form: Form): Refund {
  const charge = world.all('charge').find(({ payment_intent: intent }) => intent === textAt(form, 'payment_intent'));
  const cents = Number(textAt(form, 'amount'));
  if (!charge || charge.amount_refunded + cents > charge.amount)
    throw invalid('Refund amount is greater than unrefunded amount on charge.');
  return refundCharge(world, charge, cents);
}

function declined(last4: string, code: string, declineCode?: string): Behaviour & { last4: string; brand: string } {
  return { brand: 'visa', last4, attach: 'no', code, ...(declineCode === undefined ? {} : { declineCode }) };
}

const LINES_SENT = 10;

/** An invoice as it is sent: at most ten of its lines. */
export function withFirstLines<Sent>(invoice: Sent & { lines: { data: unknown[] } }): Sent {
  const { lines } = invoice;
  const more = lines.data.length > LINES_SENT;
  return { ...invoice, lines: { ...lines, data: lines.data.slice(0, LINES_SENT), has_more: more } };
}

function createCustomer(world: StripeWorld, form: Form): Customer {
  const customer = world.add<Customer>({
    object: 'customer',
    metadata: textsAt(form, 'metadata'),
    balance: 0,
    email: null,
    invoice_settings: { default_payment_method: null },
  });
  world.announce('customer.created', customer);
  return customer;
}

function updateCustomer(world: StripeWorld, id: string, form: Form): Customer {
  const customer = world.get('customer', id, 'customer');
  const method = textAt(formAt(form, 'invoice_settings'), 'default_payment_method');
  if (method !== undefined) {
    if (world.get('payment_method', method).customer !== id) throw invalid('this card is not the customer’s');
    customer.invoice_settings.default_payment_method = method;
  }
  customer.email = textAt(form, 'email') ?? customer.email;
  customer.metadata = mergeMetadata(customer.metadata, textsAt(form, 'metadata'));
  world.announce('customer.updated', customer);
  return customer;
}

function attach(world: StripeWorld, token: string, form: Form): Method {
  const customer = world.get('customer', textAt(form, 'customer') ?? '', 'customer');
  const card = testCards[token];
  if (!card) throw missing('PaymentMethod', token, 'payment_method');
  if (card.attach === 'no') throw cardNo(card.code, card.declineCode);
  const method = world.add<Method>({
    object: 'payment_method',
    type: 'card',
    card: { brand: card.brand, last4: card.last4, exp_month: 12, exp_year: 2040, fingerprint: `fp_${card.last4}` },
    customer: customer.id,
  });
  world.behaviours.set(method.id, card);
  world.announce('payment_method.attached', method);
  return method;
}

function voidOpen(world: StripeWorld, id: string): Thing {
  const invoice = world.get('invoice', id);
  if (invoice.status !== 'open') throw invalid(`the invoice is ${invoice.status}`);
  const subscription = subscriptionOf(world, invoice);
  voidInvoice(world, invoice);
  subscription.pending_update = null;
  if (subscription.status === 'incomplete') end(world, subscription, 'incomplete_expired');
  return invoice;
}

function pay(world: StripeWorld, id: string): Thing {
  const invoice = world.get('invoice', id);
  if (invoice.status !== 'open') throw invalid(`the invoice is ${invoice.status}`);
  const paid = payInvoice(world, subscriptionOf(world, invoice), invoice);
  if (paid === 'holder') throw cardNo('invoice_payment_intent_requires_action');
  if (paid === 'declined') throw cardNo('card_declined', 'generic_decline');
  return invoice;
}

function subscriptionOf(world: StripeWorld, { parent }: Invoice): Subscription {
  return world.get('subscription', parent?.subscription_details.subscription ?? '');
}

function invoices(world: StripeWorld, form: Form): Thing[] {
  const wanted = textAt(form, 'subscription');
  return world
    .all('invoice')
    .filter(of(form, 'customer'))
    .filter(of(form, 'status'))
    .filter(({ parent }) => wanted === undefined || parent?.subscription_details.subscription === wanted);
}

function subscriptions(world: StripeWorld, form: Form): Thing[] {
  const all = world.all('subscription').filter(of(form, 'customer'));
  const status = textAt(form, 'status');
  if (status === undefined) return all.filter(({ ended_at: ended }) => ended === null);
  return all.filter((subscription) => status === 'all' || subscription.status === status);
}

function invoicePayments(world: StripeWorld, _: string, form: Form): Page {
  const intent = textAt(formAt(form, 'payment'), 'payment_intent');
  const payments = world.all('invoice_payment').filter(of(form, 'invoice'));
  return page(
    payments.filter(({ payment }) => intent === undefined || payment.payment_intent === intent),
    form,
  );
}

function charges(world: StripeWorld, _: string, form: Form): Page {
  return page(world.all('charge').filter(of(form, 'customer')).filter(of(form, 'payment_intent')), form);
}

function search(world: StripeWorld, kind: string, form: Form): Omit<Page, 'url'> & { url: string; next_page: null } {
  const wanted = /^metadata\['leadwright_effect'\]:'(.*)'$/.exec(textAt(form, 'query') ?? '')?.[1];
  if (wanted === undefined) throw invalid('a query that this server does not understand');
  const all = kind === 'customers' ? world.all('customer') : world.all('subscription');
  const found = world.searchLags ? [] : all.filter(({ metadata }) => metadata['leadwright_effect'] === wanted);
  return { object: 'search_result', data: found, has_more: false, url: `/v1/${kind}/search`, next_page: null };
}

/** The things whose field has the value that was asked for; all of them where none was. */
function of<Name extends string>(form: Form, field: Name): (thing: { [field in Name]?: unknown }) => boolean {
  const wanted = textAt(form, field);
  return (thing) => wanted === undefined || thing[field] === wanted;
}

function page<Listed extends { id: string }>(all: Listed[], form: Form): Page {
  const since = Number(textAt(formAt(form, 'created'), 'gte') ?? 0);
  const young = all.filter((thing) => !('created' in thing) || Number(thing.created) >= since);
  const after = textAt(form, 'starting_after');
  const from = after === undefined ? 0 : young.findIndex(({ id }) => id === after) + 1;
  const limit = Number(textAt(form, 'limit') ?? 10);
  const data = young.slice(from, from + limit) as unknown as Thing[];
  return { object: 'list', data, has_more: from + limit < young.length, url: '/v1/list' };
}
