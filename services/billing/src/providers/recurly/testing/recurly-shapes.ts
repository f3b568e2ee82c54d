// The shapes of Recurly's API, as far as the local server uses them, and what they are made of.
import { Temporal } from 'temporal-polyfill';
import { centsOf, decimalOf } from '../../invoice/decimal-cents.ts';

export type CardKind = 'good' | 'other' | 'declined' | 'expired' | 'authentication';
export type CustomField = { name: string; value: string };
export type Account = {
  id: string;
  object: 'account';
  code: string;
  email: string | null;
  custom_fields: CustomField[];
  created_at: string;
};
export type Change = { id: string; object: 'subscription_change'; plan: { object: 'plan_mini'; code: string } };
export type Subscription = {
  id: string;
  uuid: string;
  object: 'subscription';
  account: { object: 'account_mini'; id: string; code: string };
  plan: { object: 'plan_mini'; code: string };
  state: 'active' | 'canceled' | 'expired' | 'failed' | 'future' | 'paused';
  current_period_started_at: string;
  current_period_ends_at: string;
  trial_started_at: string | null;
  trial_ends_at: string | null;
  pending_change: (Change & { activated: boolean }) | null;
  custom_fields: CustomField[];
  created_at: string;
  updated_at: string;
  canceled_at: string | null;
  expires_at: string | null;
};
export type LineItem = {
  id: string;
  object: 'line_item';
  type: 'charge' | 'credit';
  origin: string;
  plan_code: string | null;
  description: string;
  amount: number;
  currency: string;
  start_date: string | null;
  end_date: string | null;
  custom_fields?: CustomField[];
  created_at?: string;
};
export type CreditPayment = {
  id: string;
  object: 'credit_payment';
  action: 'payment';
  amount: number;
  original_invoice: { object: 'invoice_mini'; id: string; number: string };
  voided_at: string | null;
};
export type Invoice = {
  id: string;
  object: 'invoice';
  type: 'charge' | 'credit' | 'legacy';
  origin: string;
  state: string;
  number: string;
  account: Subscription['account'];
  subscription_ids: string[];
  previous_invoice_id: string | null;
  currency: string;
  total: number;
  paid: number;
  balance: number;
  line_items: LineItem[];
  has_more_line_items: boolean;
  transactions: { id: string; object: 'transaction'; status: string; amount: number }[];
  credit_payments: CreditPayment[];
  created_at: string;
  closed_at: string | null;
};

/** An answer of the API that is no success. */
export class ApiRefusal extends Error {
  readonly status: number;
  readonly body: { error: { type: string; message: string; params?: { param: string }[]; transaction_error?: object } };
  constructor(status: number, error: ApiRefusal['body']['error']) {
    super(error.message);
    this.status = status;
    this.body = { error };
  }
}

export const validation = (message: string, param?: string): ApiRefusal =>
  new ApiRefusal(422, { type: 'validation', message, ...(param ? { params: [{ param }] } : {}) });
export const notFound = (what: string): ApiRefusal =>
  new ApiRefusal(404, { type: 'not_found', message: `Couldn't find ${what}` });
export const transactionError = (code: string, message: string, more: object = {}): ApiRefusal =>
  new ApiRefusal(422, {
    type: 'transaction',
    message,
    transaction_error: { object: 'transaction_error', category: 'soft', code, message, ...more },
  });

/** As Recurly writes an amount: a decimal number. */
export const dollarsOf = (cents: number): number => Number(decimalOf(cents));
/** As Recurly writes an instant: UTC, whole seconds. */
export const timeOf = (ms: number): string => new Date(ms).toISOString().replace('.000Z', 'Z');

/** One month later by the calendar. */
export function monthAfter(time: string): string {
  const next = Temporal.Instant.from(time).toZonedDateTimeISO('UTC').add({ months: 1 });
  return next.toInstant().toString();
}

const prices: Readonly<Record<string, number>> = {
  'individual-unlimited': 5_000,
  'team-unlimited': 9_900,
  'rollover-50k': 19_900,
};
export const lastFourOf: Readonly<Record<CardKind, string>> = {
  good: '1111',
  other: '4444',
  declined: '0002',
  expired: '0069',
  authentication: '3220',
};

/** Of the plans that are on sale at the local server; another one is refused. */
export function priceOf(planCode: string): number {
  const price = prices[planCode];
  if (price === undefined) throw validation(`Plan code ${planCode} is not valid`, 'plan_code');
  return price;
}

/** As the API has a plan; 404 for one that is not on sale. */
export function planOf(code: string): object {
  const price = prices[code];
  if (price === undefined) throw notFound(`plan ${code}`);
  return {
    ...{ id: `pl${price}`, object: 'plan', code, state: 'active', pricing_model: 'fixed' },
    ...{ interval_unit: 'months', interval_length: 1, trial_length: 0, setup_fees: [] },
    currencies: [{ currency: 'USD', unit_amount: price / 100, setup_fee: 0 }],
  };
}

/** An invoice of these items that nobody has paid yet. */
export function pendingInvoice(
  { id, number, at }: { id: string; number: string; at: string },
  of: { id: string; account: Subscription['account'] },
  origin: string,
  line_items: LineItem[],
): Invoice {
  const total = dollarsOf(line_items.reduce((sum, { amount }) => sum + centsOf(amount), 0));
  return {
    id,
    object: 'invoice',
    type: 'charge',
    origin,
    state: 'pending',
    number,
    account: of.account,
    subscription_ids: of.id === '' ? [] : [of.id],
    previous_invoice_id: null,
    currency: 'USD',
    total,
    paid: 0,
    balance: total,
    line_items,
    has_more_line_items: false,
    transactions: [],
    credit_payments: [],
    created_at: at,
    closed_at: null,
  };
}
