// The objects of the local server, as far as the adapter reads them, in the shape of the API version of the SDK.
export type Metadata = Record<string, string>;

export type Customer = {
  id: string;
  object: 'customer';
  created: number;
  metadata: Metadata;
  balance: number;
  email: string | null;
  invoice_settings: { default_payment_method: string | null };
};

export type Method = {
  id: string;
  object: 'payment_method';
  created: number;
  type: 'card';
  card: { brand: string; last4: string; exp_month: number; exp_year: number; fingerprint: string };
  customer: string | null;
};

export type Item = {
  id: string;
  object: 'subscription_item';
  price: { id: string; object: 'price'; unit_amount: number };
  quantity: number;
  current_period_start: number;
  current_period_end: number;
};

export type Subscription = {
  id: string;
  object: 'subscription';
  created: number;
  start_date: number;
  billing_cycle_anchor: number;
  customer: string;
  status: string;
  metadata: Metadata;
  items: { object: 'list'; data: Item[]; has_more: boolean };
  default_payment_method: string | null;
  latest_invoice: string | null;
  schedule: string | null;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  pause_collection: { behavior: string } | null;
  pending_update: { expires_at: number; price: string } | null;
};

export type Line = {
  id: string;
  object: 'line_item';
  amount: number;
  description: string;
  period: { start: number; end: number };
  pricing: { type: 'price_details'; price_details: { price: string; product: string } } | null;
  parent: { type: string; subscription_item_details: { proration: boolean } } | null;
};

export type InvoiceItem = {
  id: string;
  object: 'invoiceitem';
  created: number;
  customer: string;
  subscription: string;
  amount: number;
  description: string;
  period: Line['period'];
  invoiced: boolean;
};

export type Invoice = {
  id: string;
  object: 'invoice';
  created: number;
  number: string;
  currency: string;
  customer: string;
  status: string;
  metadata?: Metadata;
  billing_reason: string;
  collection_method: string;
  attempted: boolean;
  due_date: number | null;
  amount_due: number;
  amount_paid: number;
  total: number;
  period_start: number;
  period_end: number;
  parent: { type: string; subscription_details: { subscription: string } } | null;
  lines: { object: 'list'; data: Line[]; has_more: boolean };
  status_transitions: { finalized_at: number | null; paid_at: number | null };
  total_discount_amounts: { amount: number }[];
  total_taxes: { amount: number; tax_behavior: string }[];
};

export type Intent = {
  id: string;
  object: 'payment_intent';
  created: number;
  customer: string;
  status: string;
  client_secret: string;
  last_payment_error: { code: string; decline_code?: string } | null;
};

export type InvoicePayment = {
  id: string;
  object: 'invoice_payment';
  created: number;
  invoice: string;
  status: string;
  payment: { type: 'payment_intent'; payment_intent: string };
};

export type Charge = {
  id: string;
  object: 'charge';
  created: number;
  customer: string;
  amount: number;
  amount_refunded: number;
  disputed: boolean;
  payment_intent: string;
  status: 'succeeded';
};

export type Dispute = {
  id: string;
  object: 'dispute';
  created: number;
  charge: string;
  payment_intent: string;
  status: string;
};

export type Refund = {
  id: string;
  object: 'refund';
  created: number;
  charge: string;
  payment_intent: string;
  amount: number;
};

export type Phase = { start_date: number; end_date: number; items: { price: string }[] };

export type Schedule = {
  id: string;
  object: 'subscription_schedule';
  created: number;
  customer: string;
  subscription: string | null;
  released_subscription: string | null;
  status: string;
  end_behavior: string;
  metadata: Metadata;
  current_phase: { start_date: number; end_date: number } | null;
  phases: Phase[];
};

export type Thing =
  | Customer
  | Method
  | Subscription
  | Invoice
  | InvoiceItem
  | Intent
  | InvoicePayment
  | Charge
  | Dispute
  | Refund
  | Schedule;

export type Kind = Thing['object'];
export type ThingOf<Name extends Kind> = Extract<Thing, { object: Name }>;

/** An event as Stripe sends it. */
export type StripeEvent = {
  id: string;
  object: 'event';
  type: string;
  created: number;
  api_version: string;
  data: { object: Thing };
};

/** An answer that is an error, in Stripe's shape. */
export class StripeNo extends Error {
  constructor(
    readonly status: number,
    readonly body: { type: string; code?: string; decline_code?: string; param?: string; message: string },
  ) {
    super(body.message);
    this.name = 'StripeNo';
  }
}

export function missing(what: string, id: string, param = 'id'): StripeNo {
  const message = `No such ${what}: '${id}'`;
  return new StripeNo(404, { type: 'invalid_request_error', code: 'resource_missing', param, message });
}

export function invalid(message: string, code?: string): StripeNo {
  return new StripeNo(400, { type: 'invalid_request_error', message, ...(code === undefined ? {} : { code }) });
}

export function cardNo(code: string, declineCode?: string): StripeNo {
  const decline = declineCode === undefined ? {} : { decline_code: declineCode };
  return new StripeNo(402, { type: 'card_error', code, message: `Stripe's words for ${code}`, ...decline });
}
