// What the local server remembers and does: accounts, their cards, subscriptions, invoices, and a clock of its own.
import { randomUUID } from 'node:crypto';
import {
  dollarsOf,
  monthAfter,
  notFound,
  priceOf,
  timeOf,
  transactionError,
  validation,
  type Account,
  type CardKind,
  type CustomField,
  type Invoice,
  type LineItem,
  type Subscription,
  pendingInvoice,
} from './recurly-shapes.ts';
import { required } from '../ids.ts';
import { openCredits, payByCredit } from './pay-by-credit.ts';

/** What happened, for the webhooks. */
export type Happened = { objectType: string; eventType: string; uuid?: string; invoiceNumber?: string; code: string };

export class RecurlyBooks {
  readonly accounts: Account[] = [];
  readonly subscriptions: Subscription[] = [];
  readonly invoices: Invoice[] = [];
  readonly happened: Happened[] = [];
  readonly cards = new Map<string, CardKind>();
  readonly tokens = new Map<string, CardKind>();
  /** Result token of a challenge that the cardholder passed, by the action token that asked for it. */
  readonly passed = new Map<string, string>();
  readonly failNext = new Set<string>();
  /** What is other of a plan than of those that are on sale, by its code. */
  readonly otherwise = new Map<string, object>();
  /** As where the custom fields of charges were not made in the settings. */
  unknownFields = false;
  nowMs = Date.parse('2026-01-10T09:00:00Z');
  #made = 1000;
  get now(): string {
    return timeOf(this.nowMs);
  }

  number(): string {
    return String((this.#made += 1));
  }

  account(ref: string): Account {
    const found = this.accounts.find(({ id, code }) => id === ref || `code-${code}` === ref);
    if (!found) throw notFound(`Account with ${ref}`);
    return found;
  }

  subscription(ref: string): Subscription {
    const found = this.subscriptions.find(({ id, uuid }) => id === ref || `uuid-${uuid}` === ref);
    if (!found) throw notFound(`Subscription with ${ref}`);
    return found;
  }

  invoice(ref: string): Invoice {
    const found = this.invoices.find(({ id, number }) => id === ref || `number-${number}` === ref);
    if (!found) throw notFound(`Invoice with ${ref}`);
    return found;
  }

  createAccount(code: string, customFields: CustomField[]): Account {
    if (this.accounts.some((account) => account.code === code)) throw validation('Code has already been taken', 'code');
    const id = this.#id('ac');
    const made: Account = {
      id,
      object: 'account',
      code,
      email: null,
      custom_fields: customFields,
      created_at: this.now,
    };
    this.accounts.push(made);
    this.happened.push({ objectType: 'account', eventType: 'created', code });
    return made;
  }

  updateAccount(ref: string, email: unknown): Account {
    const account = this.account(ref);
    if (typeof email === 'string') account.email = email;
    return account;
  }

  subscribe(code: string, planCode: string, customFields: CustomField[]): Subscription {
    const account = this.account(`code-${code}`);
    const plan = { object: 'plan_mini' as const, code: planCode };
    const made: Subscription = {
      id: this.#id('su'),
      uuid: randomUUID().replaceAll('-', ''),
      object: 'subscription',
      account: { object: 'account_mini', id: account.id, code },
      plan,
      state: 'active',
      current_period_started_at: this.now,
      current_period_ends_at: monthAfter(this.now),
      trial_started_at: null,
      trial_ends_at: null,
      pending_change: null,
      custom_fields: customFields,
      created_at: this.now,
      updated_at: this.now,
      canceled_at: null,
      expires_at: null,
    };
    const item = this.planItem(made, planCode, priceOf(planCode));
    this.charge(made, 'purchase', [item]);
    this.subscriptions.push(made);
    this.#tell(made, 'created');
    return made;
  }

  /** The invoices that a change now would make; nothing is kept of them. */
  previewOf(subscription: Subscription, planCode: string): { charge: Invoice; credit: Invoice } {
    const { charged, credit } = this.#prorated(subscription, planCode);
    const charge = this.#invoice(subscription, 'immediate_change', [charged]);
    this.#payByCredits(charge, [credit, ...structuredClone(openCredits(this.invoices, subscription.account.code))]);
    return { charge, credit };
  }

  changeNow(subscription: Subscription, planCode: string, prorated = true): void {
    if (prorated) {
      const { charged, credit } = this.#prorated(subscription, planCode);
      this.charge(subscription, 'immediate_change', [charged], credit);
    }
    subscription.plan = { object: 'plan_mini', code: planCode };
    subscription.pending_change = null;
    this.#tell(subscription, 'updated');
  }

  #prorated(subscription: Subscription, planCode: string): { charged: LineItem; credit: Invoice } {
    const { plan, current_period_started_at: start, current_period_ends_at: end } = subscription;
    const left = (Date.parse(end) - this.nowMs) / (Date.parse(end) - Date.parse(start));
    const credited = Math.floor(priceOf(plan.code) * left);
    const old = { ...this.planItem(subscription, plan.code, -credited), type: 'credit' as const };
    const charged = this.planItem(subscription, planCode, Math.floor(priceOf(planCode) * left));
    return { charged, credit: this.#credit(subscription, 'immediate_change', [old]) };
  }

  changeLater(subscription: Subscription, planCode: string): void {
    const plan = { object: 'plan_mini' as const, code: planCode };
    priceOf(planCode);
    subscription.pending_change = { id: this.#id('ch'), object: 'subscription_change', plan, activated: false };
    this.#tell(subscription, 'pending_change.scheduled');
  }

  end(subscription: Subscription, state: 'canceled' | 'expired', at: string): void {
    const expires_at = state === 'canceled' ? subscription.current_period_ends_at : at;
    Object.assign(subscription, { state, canceled_at: subscription.canceled_at ?? at, expires_at, updated_at: at });
    if (state === 'expired') subscription.pending_change = null;
    this.#tell(subscription, state);
  }

  reactivate(subscription: Subscription): void {
    Object.assign(subscription, { state: 'active', canceled_at: null, expires_at: null, updated_at: this.now });
    this.#tell(subscription, 'reactivated');
  }

  /** Moves the clock just past the end of this period, and does what is due of every subscription by then. */
  passRenewal(subscription: Subscription): void {
    this.nowMs = Date.parse(subscription.current_period_ends_at) + 1_000;
    for (const due of this.subscriptions) {
      while (due.state !== 'expired' && Date.parse(due.current_period_ends_at) <= this.nowMs) this.#renew(due);
    }
  }

  /** Collects what this subscription owes; the card is charged as it is now. */
  collect(subscription: Subscription): void {
    for (const invoice of this.invoices) {
      if (invoice.state !== 'past_due' || !invoice.subscription_ids.includes(subscription.id)) continue;
      this.#pay(invoice);
      this.#tellInvoice(invoice, 'paid');
    }
  }

  refund(invoice: Invoice, cents: number): Invoice {
    const [item] = invoice.line_items;
    const taken = { ...required(item, 'line'), id: this.#id('li'), type: 'credit' as const, amount: dollarsOf(-cents) };
    const credit = this.#credit(invoice, 'refund', [taken]);
    credit.previous_invoice_id = invoice.id;
    this.#keep(credit);
    return credit;
  }

  /** A credit invoice of this line, for later charges. */
  giveCredit(
    code: string,
    line: Pick<LineItem, 'description' | 'amount' | 'start_date' | 'end_date' | 'custom_fields'>,
  ): Invoice {
    const { id } = this.account(`code-${code}`);
    const item = { ...this.planItem(null, '', 0), ...line, type: 'credit' as const, origin: 'credit', plan_code: null };
    const made = this.#credit({ account: { object: 'account_mini', id, code } }, 'credit', [item]);
    Object.assign(made, { state: 'open', closed_at: null });
    this.#keep(made);
    return made;
  }

  /** A charge of its own date, paid; for lists that are long. */
  addPaidCharge(code: string, createdAt: string): Invoice {
    const account = this.account(`code-${code}`);
    const invoice = this.#invoice({ id: '', account: { object: 'account_mini', id: account.id, code } }, 'purchase', [
      {
        ...this.planItem(null, 'individual-unlimited', priceOf('individual-unlimited')),
        plan_code: null,
        origin: 'one_time',
      },
    ]);
    Object.assign(invoice, { subscription_ids: [], created_at: createdAt });
    this.#pay(invoice);
    invoice.closed_at = createdAt;
    this.invoices.push(invoice);
    return invoice;
  }

  /** Charges the card for these items less the credit; a refused card keeps nothing of it, except at a renewal. */
  charge(subscription: Subscription, origin: string, items: LineItem[], credit?: Invoice): Invoice {
    const invoice = this.#invoice(subscription, origin, items);
    const fails = this.failNext.delete(subscription.account.code);
    if (fails && origin !== 'renewal') throw transactionError('declined', 'Your card was declined.');
    this.#payByCredits(invoice, [
      ...(credit ? [credit] : []),
      ...openCredits(this.invoices, subscription.account.code),
    ]);
    if (fails && invoice.balance > 0) invoice.state = 'past_due';
    else this.#pay(invoice);
    if (credit) this.#keep(credit);
    this.#keep(invoice);
    return invoice;
  }

  planItem(subscription: Subscription | null, planCode: string, cents: number): LineItem {
    const from = subscription && Date.parse(subscription.current_period_started_at) <= this.nowMs;
    return {
      id: this.#id('li'),
      object: 'line_item',
      type: 'charge',
      origin: 'plan',
      plan_code: planCode,
      description: planCode,
      amount: dollarsOf(cents),
      currency: 'USD',
      start_date: from ? subscription.current_period_started_at : this.now,
      end_date: subscription?.current_period_ends_at ?? this.now,
    };
  }

  #renew(subscription: Subscription): void {
    const ended = subscription.current_period_ends_at;
    if (subscription.state === 'canceled') return this.end(subscription, 'expired', ended);
    if (subscription.pending_change) subscription.plan = subscription.pending_change.plan;
    subscription.pending_change = null;
    subscription.current_period_started_at = ended;
    subscription.current_period_ends_at = monthAfter(ended);
    const planCode = subscription.plan.code;
    this.charge(subscription, 'renewal', [this.planItem(subscription, planCode, priceOf(planCode))]);
    this.#tell(subscription, 'renewed');
  }

  #credit(of: { account: Subscription['account'] }, origin: string, items: LineItem[]): Invoice {
    const id = 'object' in of && of.object === 'subscription' && 'id' in of ? String(of.id) : '';
    const made = this.#invoice({ id, account: of.account }, origin, items);
    return Object.assign(made, { type: 'credit', state: 'closed', closed_at: this.now });
  }

  #invoice(of: { id: string; account: Subscription['account'] }, origin: string, items: LineItem[]): Invoice {
    return pendingInvoice({ id: this.#id('in'), number: this.number(), at: this.now }, of, origin, items);
  }

  #payByCredits(invoice: Invoice, credits: Invoice[]): void {
    for (const credit of credits) payByCredit(invoice, credit, this.#id('cp'), this.now);
  }

  #pay(invoice: Invoice): void {
    const transaction = { id: this.#id('tr'), object: 'transaction' as const, amount: invoice.balance };
    if (invoice.balance > 0) invoice.transactions.push({ ...transaction, status: 'success' });
    Object.assign(invoice, { state: 'paid', paid: invoice.balance, balance: 0, closed_at: this.now });
  }

  #keep(invoice: Invoice): void {
    this.invoices.push(invoice);
    this.#tellInvoice(invoice, 'created');
    if (invoice.state !== 'pending') this.#tellInvoice(invoice, invoice.state);
  }

  #tell({ uuid, account: { code } }: Subscription, eventType: string): void {
    this.happened.push({ objectType: 'subscription', eventType, uuid, code });
  }

  #tellInvoice({ type, number, account: { code } }: Invoice, eventType: string): void {
    this.happened.push({ objectType: `${type}_invoice`, eventType, invoiceNumber: number, code });
  }

  #id(kind: string): string {
    return `${kind}${this.number().padStart(10, '0')}`;
  }
}
