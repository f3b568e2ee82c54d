// Which call of the API does what in the books.
import type { RecurlyBooks } from './recurly-books.ts';
import {
  ApiRefusal,
  lastFourOf,
  notFound,
  planOf,
  transactionError,
  validation,
  type CustomField,
  type Invoice,
  type LineItem,
} from './recurly-shapes.ts';
import { takeCard, type BillingInfo } from './take-card.ts';

export type RecurlyRequest = { method: string; path: string; query: URLSearchParams; body: Record<string, unknown> };
export type Answer = { status: number; body: object | null };

type Handler = (books: RecurlyBooks, ref: string, asked: RecurlyRequest) => Answer;

const ok = (body: object): Answer => ({ status: 200, body });
const made = (body: object): Answer => ({ status: 201, body });

const routes: [method: string, path: RegExp, handler: Handler][] = [
  ['GET', /^\/accounts$/, ({ accounts }, _, asked) => pageOf(accounts, asked)],
  ['POST', /^\/accounts$/, (books, _, { body }) => made(books.createAccount(String(body['code']), fieldsOf(body)))],
  ['GET', /^\/accounts\/([^/]+)$/, (books, ref) => ok(books.account(ref))],
  ['PUT', /^\/accounts\/([^/]+)$/, (books, ref, { body }) => ok(books.updateAccount(ref, body['email']))],
  [
    'GET',
    /^\/accounts\/([^/]+)\/subscriptions$/,
    (books, ref, asked) => pageOf(ofAccount(books.subscriptions, books.account(ref).code), asked),
  ],
  [
    'GET',
    /^\/accounts\/([^/]+)\/invoices$/,
    (books, ref, asked) => pageOf(ofAccount(books.invoices, books.account(ref).code), asked),
  ],
  ['GET', /^\/accounts\/([^/]+)\/line_items$/, accountLineItems],
  ['POST', /^\/purchases$/, purchase],
  ['GET', /^\/accounts\/([^/]+)\/billing_info$/, (books, ref) => ok(billingInfo(books, books.account(ref).code))],
  ['PUT', /^\/accounts\/([^/]+)\/billing_info$/, changeCard],
  ['GET', /^\/subscriptions$/, ({ subscriptions }, _, asked) => pageOf(subscriptions, asked)],
  ['POST', /^\/subscriptions$/, subscribe],
  ['GET', /^\/subscriptions\/([^/]+)$/, (books, ref) => ok(books.subscription(ref))],
  ['DELETE', /^\/subscriptions\/([^/]+)$/, terminate],
  ['GET', /^\/subscriptions\/([^/]+)\/invoices$/, subscriptionInvoices],
  ['PUT', /^\/subscriptions\/([^/]+)\/cancel$/, cancel],
  ['PUT', /^\/subscriptions\/([^/]+)\/reactivate$/, reactivate],
  ['POST', /^\/subscriptions\/([^/]+)\/change$/, change],
  ['POST', /^\/subscriptions\/([^/]+)\/change\/preview$/, previewChange],
  ['DELETE', /^\/subscriptions\/([^/]+)\/change$/, removeChange],
  ['GET', /^\/plans\/code-([^/]+)$/, ({ otherwise }, code) => ok({ ...planOf(code), ...otherwise.get(code) })],
  ['GET', /^\/invoices\/([^/]+)$/, (books, ref) => ok(shortened(books.invoice(ref)))],
  ['POST', /^\/invoices\/([^/]+)\/refund$/, refundInvoice],
  ['GET', /^\/invoices\/([^/]+)\/line_items$/, (books, ref, asked) => pageOf(books.invoice(ref).line_items, asked)],
];

/** Answers one call; a refusal is an answer too. */
export function answerOf(books: RecurlyBooks, asked: RecurlyRequest): Answer {
  try {
    for (const [method, path, handler] of routes) {
      const match = method === asked.method ? path.exec(asked.path) : null;
      if (match) return handler(books, decodeURIComponent(match[1] ?? ''), asked);
    }
    throw notFound(`${asked.method} ${asked.path}`);
  } catch (error) {
    if (error instanceof ApiRefusal) return { status: error.status, body: error.body };
    throw error;
  }
}

function subscribe(books: RecurlyBooks, _: string, { body }: RecurlyRequest): Answer {
  const { code, billing_info } = body['account'] as { code: string; billing_info?: BillingInfo };
  // As Recurly does: an account that is not known is made.
  if (!books.accounts.some((account) => account.code === code)) books.createAccount(code, []);
  const before = books.cards.get(code);
  if (billing_info) takeCard(books, code, billing_info);
  else if (!before) throw transactionError('no_billing_information', 'The account has no billing information.');
  try {
    return made(books.subscribe(code, String(body['plan_code']), fieldsOf(body)));
  } catch (error) {
    if (before) books.cards.set(code, before);
    else books.cards.delete(code);
    throw error;
  }
}

function refundInvoice(books: RecurlyBooks, ref: string, { body }: RecurlyRequest): Answer {
  const invoice = books.invoice(ref);
  const cents = Math.round(Number(body['amount']) * 100);
  const back = books.invoices
    .filter(({ previous_invoice_id: of }) => of === invoice.id)
    .reduce((sum, { total }) => sum + Math.abs(Math.round(Number(total) * 100)), 0);
  if (invoice.state !== 'paid' || cents + back > Math.round(Number(invoice.total) * 100))
    throw validation('Amount cannot be more than is left of the invoice', 'amount');
  return made(structuredClone(books.refund(invoice, cents)));
}

function change(books: RecurlyBooks, ref: string, { body }: RecurlyRequest): Answer {
  const subscription = books.subscription(ref);
  if (subscription.state === 'expired') throw validation('Expired subscriptions cannot be changed.');
  const planCode = String(body['plan_code']);
  if (subscription.plan.code === planCode) throw validation("Subscription hasn't been changed");
  const prorated = body['proration_settings'] === undefined;
  if (body['timeframe'] === 'now') books.changeNow(subscription, planCode, prorated);
  else if (body['timeframe'] === 'bill_date') books.changeLater(subscription, planCode);
  else throw validation('Timeframe is not valid', 'timeframe');
  return made({ object: 'subscription_change', plan: { object: 'plan_mini', code: planCode } });
}

function previewChange(books: RecurlyBooks, ref: string, { body }: RecurlyRequest): Answer {
  const subscription = books.subscription(ref);
  const planCode = String(body['plan_code']);
  if (body['timeframe'] !== 'now') throw validation('Timeframe is not valid', 'timeframe');
  const { charge, credit } = books.previewOf(subscription, planCode);
  return ok({
    object: 'subscription_change',
    plan: { object: 'plan_mini', code: planCode },
    invoice_collection: { object: 'invoice_collection', charge_invoice: charge, credit_invoices: [credit] },
  });
}

function removeChange(books: RecurlyBooks, ref: string): Answer {
  books.subscription(ref).pending_change = null;
  return { status: 204, body: null };
}

function cancel(books: RecurlyBooks, ref: string, { body }: RecurlyRequest): Answer {
  const subscription = books.subscription(ref);
  if (body['timeframe'] !== 'bill_date') throw validation('Timeframe is not valid', 'timeframe');
  if (subscription.state !== 'active') throw validation('Only active and future subscriptions can be canceled.');
  books.end(subscription, 'canceled', books.now);
  return ok(subscription);
}

function terminate(books: RecurlyBooks, ref: string, { query }: RecurlyRequest): Answer {
  const subscription = books.subscription(ref);
  if (query.get('refund') !== 'none') throw validation('Refund is not valid', 'refund');
  if (subscription.state === 'expired') throw validation('Cannot expire an inactive subscription.');
  books.end(subscription, 'expired', books.now);
  return ok(subscription);
}

function reactivate(books: RecurlyBooks, ref: string): Answer {
  const subscription = books.subscription(ref);
  if (subscription.state !== 'canceled') throw validation('Only canceled subscriptions can be reactivated.');
  books.reactivate(subscription);
  return ok(subscription);
}

function subscriptionInvoices(books: RecurlyBooks, ref: string, asked: RecurlyRequest): Answer {
  const { id } = books.subscription(ref);
  return pageOf(
    books.invoices.filter(({ subscription_ids }) => subscription_ids.includes(id)),
    asked,
  );
}

function accountLineItems(books: RecurlyBooks, ref: string, asked: RecurlyRequest): Answer {
  const own = ofAccount(books.invoices, books.account(ref).code);
  return pageOf(
    own.flatMap(({ line_items, created_at }) => line_items.map((item) => ({ ...item, created_at }))),
    asked,
  );
}

type Bought = { type: string; unit_amount: number } & Pick<LineItem, 'description' | 'start_date' | 'end_date'> & {
    custom_fields: CustomField[];
  };

function purchase(books: RecurlyBooks, _: string, { body }: RecurlyRequest): Answer {
  const { code } = body['account'] as { code: string };
  const [item] = body['line_items'] as Bought[];
  if (item?.type !== 'credit') throw validation('Only a credit can be bought here', 'line_items');
  if (books.unknownFields) throw validation('Custom field is not defined', 'custom_fields');
  const { unit_amount, description, start_date, end_date, custom_fields } = item;
  // Positive or negative, a credit's amount is below zero.
  const amount = -Math.abs(unit_amount);
  const credit = books.giveCredit(code, { amount, description, start_date, end_date, custom_fields });
  return made({ object: 'invoice_collection', charge_invoice: null, credit_invoices: [structuredClone(credit)] });
}

function changeCard(books: RecurlyBooks, ref: string, { body }: RecurlyRequest): Answer {
  const { code } = books.account(ref);
  takeCard(books, code, body as BillingInfo);
  return ok(billingInfo(books, code));
}

function billingInfo(books: RecurlyBooks, code: string): object {
  const kind = books.cards.get(code);
  if (!kind) throw notFound('BillingInfo');
  const card = { card_type: 'Visa', last_four: lastFourOf[kind], exp_month: 12, exp_year: 2031 };
  return { object: 'billing_info', payment_method: { object: 'credit_card', ...card } };
}

function fieldsOf(body: Record<string, unknown>): CustomField[] {
  return (body['custom_fields'] as CustomField[] | undefined) ?? [];
}

function ofAccount<Owned extends { account: { code: string } }>(all: Owned[], code: string): Owned[] {
  return all.filter(({ account }) => account.code === code);
}

// Recurly sends only the first line items with an invoice, and says that there are more.
function shortened<Listed extends object>(listed: Listed): Listed {
  const { line_items } = listed as Partial<Invoice>;
  if (!line_items || line_items.length <= 10) return listed;
  return { ...listed, line_items: line_items.slice(0, 10), has_more_line_items: true };
}

type Listed = { created_at?: string; type?: string };

function pageOf<Item extends object>(all: readonly Item[], { path, query }: RecurlyRequest): Answer {
  const [limit, from] = [Number(query.get('limit') ?? 20), Number(query.get('cursor') ?? 0)];
  if (!(limit >= 1 && limit <= 200)) throw validation('Limit is not valid', 'limit');
  const [type, begin] = [query.get('type'), query.get('begin_time')];
  const listed = all
    .map((item, at) => ({ item, at, key: item as Listed }))
    .filter(
      ({ key }) => (!type || key.type === type) && (!begin || Date.parse(key.created_at ?? '') >= Date.parse(begin)),
    )
    .sort((a, b) => (a.key.created_at === b.key.created_at ? b.at - a.at : createdLater(a.key, b.key)));
  if (query.get('order') !== 'desc') listed.reverse();
  const next = new URLSearchParams(query);
  next.set('cursor', String(from + limit));
  const hasMore = listed.length > from + limit;
  const data = listed.slice(from, from + limit).map(({ item }) => shortened(item));
  return ok({ object: 'list', has_more: hasMore, next: hasMore ? `${path}?${next}` : null, data });
}

function createdLater(a: Listed, b: Listed): number {
  return (a.created_at ?? '') < (b.created_at ?? '') ? 1 : -1;
}
