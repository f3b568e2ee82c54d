// Which object an event of Stripe is about. What it holds is not believed: it is read again from Stripe.
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { ProviderEvent } from '../../processor.ts';

const Event = Type.Object({
  id: Type.String({ minLength: 1 }),
  type: Type.String({ minLength: 1 }),
  data: Type.Optional(Type.Object({ object: Type.Optional(Type.Record(Type.String(), Type.Unknown())) })),
});

type About = Partial<Pick<ProviderEvent, 'subscriptionId' | 'invoiceId' | 'customerId' | 'paymentId'>>;
type Holds = Readonly<Record<string, unknown>>;

/** null: the bytes are no event. An event of another type than those handled is about nothing. */
export function eventOf(body: Uint8Array): ProviderEvent | null {
  const event = parsed(body);
  if (event === null) return null;
  const { id: eventId, type, data } = event;
  const nothing = { subscriptionId: null, invoiceId: null, customerId: null };
  return { eventId, type, ...nothing, ...(data?.object ? aboutOf(type, data.object) : {}) };
}

function aboutOf(type: string, object: Holds): About {
  const rule = rules.find(([prefix]) => type === prefix || type.startsWith(`${prefix}.`));
  return rule ? rule[1](object) : {};
}

// The longer prefix first. Charges, refunds and disputes name their payment: `readPayment` knows the invoice.
const rules: readonly (readonly [prefix: string, about: (object: Holds) => About])[] = [
  [
    'customer.subscription',
    (object) => ({ subscriptionId: reference(object['id']), customerId: reference(object['customer']) }),
  ],
  [
    'subscription_schedule',
    (object) => ({
      subscriptionId: reference(object['subscription']) ?? reference(object['released_subscription']),
      customerId: reference(object['customer']),
    }),
  ],
  [
    'invoice',
    (object) => ({
      invoiceId: reference(object['id']),
      subscriptionId: subscriptionOfInvoice(object),
      customerId: reference(object['customer']),
    }),
  ],
  ['invoice_payment', (object) => ({ invoiceId: reference(object['invoice']) })],
  ['credit_note', ofInvoice],
  ['charge.dispute', ofPayment],
  ['charge.refund', ofPayment],
  ['charge', (object) => ({ ...ofPayment(object), ...paymentOrCharge(object) })],
  ['refund', ofPayment],
  ['payment_method', ofCustomer],
  ['customer.source', ofCustomer],
  ['customer.created', itself],
  ['customer.updated', itself],
  ['customer.deleted', itself],
];

function ofCustomer(object: Holds): About {
  return { customerId: reference(object['customer']) };
}

function itself(object: Holds): About {
  return { customerId: reference(object['id']) };
}

function ofInvoice(object: Holds): About {
  return { invoiceId: reference(object['invoice']), customerId: reference(object['customer']) };
}

function ofPayment(object: Holds): About {
  const payment = reference(object['payment_intent']) ?? reference(object['charge']);
  return { customerId: reference(object['customer']), ...(payment === null ? {} : { paymentId: payment }) };
}

function paymentOrCharge(object: Holds): About {
  const payment = reference(object['payment_intent']) ?? reference(object['id']);
  return payment === null ? {} : { paymentId: payment };
}

function subscriptionOfInvoice(object: Holds): string | null {
  const parent = object['parent'];
  const details = isObject(parent) ? parent['subscription_details'] : null;
  return isObject(details) ? reference(details['subscription']) : null;
}

function reference(value: unknown): string | null {
  if (typeof value === 'string' && value !== '') return value;
  return isObject(value) ? reference(value['id']) : null;
}

function isObject(value: unknown): value is Holds {
  return typeof value === 'object' && value !== null;
}

function parsed(body: Uint8Array): Static<typeof Event> | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return Value.Check(Event, value) ? value : null;
  } catch {
    return null;
  }
}
