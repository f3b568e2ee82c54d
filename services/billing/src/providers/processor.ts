// The port to a payment processor. US cents; instants as of instantOf(). No card number passes: a card is a token.

import type { ChangeMoney } from '../plans/domain/change-money.ts';
import type { ProviderInvoice } from './provider-invoice.ts';

export type { InvoiceLine, InvoiceReason, InvoiceStatus, ProviderInvoice } from './provider-invoice.ts';

export const processorNames = ['sandbox', 'stripe', 'recurly'] as const;
export type ProcessorName = (typeof processorNames)[number];

export type Card = { brand: string; last4: string; expMonth: number; expYear: number };

/** `incomplete`: the first payment has not come in. `paused`: charges nothing. `cancelled`: for ever. */
export type ProviderStatus = 'incomplete' | 'trial' | 'live' | 'past-due' | 'paused' | 'cancelled';

/** A subscription as the provider has it now. The paid period is the provider's: it wins over local arithmetic. */
export type ProviderSubscription = {
  subscriptionId: string;
  customerId: string;
  planId: string;
  status: ProviderStatus;
  periodStart: string;
  periodEnd: string;
  nextPlanId: string | null;
  cancelAtPeriodEnd: boolean;
  endedAt: string | null;
  card: Card | null;
  /** The provider's own name of the card's number, equal for equal cards. Absent: it gives none. Shown to nobody. */
  cardFingerprint?: string;
};

/** The card's holder and its first six digits, as the provider says; null: it does not. Kept nowhere. */
export type Payer = { firstName: string | null; lastName: string | null; firstSix: string | null };

/** A no of the provider that a repeat does not change. `message` is fit for the customer. */
export type ProcessorRefusal = {
  code: 'card-declined' | 'card-expired' | 'authentication-required' | 'card-invalid' | 'not-found' | 'not-possible';
  message: string;
};

/** `unknown`: no answer; settled by `find…` before any repeat. `authentication-required`: the page asks the holder. */
export type Outcome<Value> =
  | { done: true; value: Value }
  | { done: false; refusal: ProcessorRefusal; clientSecret?: string }
  | { done: false; unknown: true; reason: string };

/** `refused`: the bank or the holder refused, or the payment is not wanted any more. */
export type Confirmation = { state: 'waiting'; clientSecret: string } | { state: 'confirmed' | 'refused' };

/** Which object a provider's event is about; what it holds is read again from the provider. */
export type ProviderEvent = {
  eventId: string;
  type: string;
  subscriptionId: string | null;
  invoiceId: string | null;
  customerId: string | null;
  /** The payment that it is about, where the event names neither invoice nor subscription; `readPayment` knows more. */
  paymentId?: string;
};

export type WebhookRefusal = 'signature-missing' | 'signature-wrong' | 'too-old' | 'body-invalid';

/** `key` is the id of the effect: the same key never does a thing twice. */
export type Processor = {
  name: ProcessorName;
  /** Whether it takes our line of what comes back on a change down. Absent: nothing comes back there. */
  returnsCredit?: true;
  createCustomer(command: { key: string; accountId: string }): Promise<Outcome<{ customerId: string }>>;
  createSubscription(command: {
    key: string;
    customerId: string;
    planId: string;
    /** null: the card that the customer has there; without one it is refused as `card-invalid`. */
    cardToken: string | null;
  }): Promise<Outcome<ProviderSubscription>>;
  changePlan(command: {
    key: string;
    subscriptionId: string;
    planId: string;
    timing: 'now' | 'at-renewal';
    /** Our lines of a change now. Absent: up, the difference for the rest of the period; down, nothing comes back. */
    money?: ChangeMoney;
  }): Promise<Outcome<ProviderSubscription>>;
  cancel(command: {
    key: string;
    subscriptionId: string;
    timing: 'now' | 'at-period-end';
  }): Promise<Outcome<ProviderSubscription>>;
  reactivate(command: { key: string; subscriptionId: string }): Promise<Outcome<ProviderSubscription>>;
  changeCard(command: { key: string; customerId: string; cardToken: string }): Promise<Outcome<{ card: Card }>>;
  /** Pays so much of a paid invoice back, to the card that paid it. More than is left of it is refused. */
  refund(command: { key: string; invoiceId: string; cents: number }): Promise<Outcome<{ invoiceId: string }>>;
  /** Where the provider writes to. Has no key: a repeat writes the same address, and a later one the newer. */
  changeEmail(command: { customerId: string; email: string }): Promise<Outcome<{ customerId: string }>>;
  /** What `changePlan` would charge now, cents; later not more. null: no such subscription or price. Absent: never known before. */
  quoteChange?(asked: {
    subscriptionId: string;
    planId: string;
    money?: ChangeMoney;
  }): Promise<{ chargeCents: number } | null>;

  /** What a month of this plan is sold for there, cents, without trial and other fees; null: so it is not. Absent: at our price. */
  soldFor?(planId: string): Promise<number | null>;

  /** The customer made under this key, or null: settles a createCustomer without an answer. */
  findCustomer(key: string): Promise<{ customerId: string } | null>;
  findSubscription(key: string): Promise<ProviderSubscription | null>;
  /** What became of the payment this key's call left to confirm; null: none. Absent: the page gets another token. */
  findConfirmation?(asked: {
    key: string;
    customerId: string;
    subscriptionId: string | null;
  }): Promise<Confirmation | null>;

  /** The name of an unused token's card number; null: none, or unreadable. Absent: the provider never says it. */
  fingerprintOf?(cardToken: string): Promise<string | null>;
  /** null: the provider does not know it. A temporary failure throws. */
  readSubscription(subscriptionId: string): Promise<ProviderSubscription | null>;
  /** Absent where the provider says nothing of it; null: no such customer. */
  readPayer?(customerId: string): Promise<Payer | null>;
  readInvoice(invoiceId: string): Promise<ProviderInvoice | null>;
  listInvoices(customerId: string): AsyncIterable<ProviderInvoice>;
  /** Which invoice a payment paid, for providers whose events about refunds and disputes do not say. null: none. */
  readPayment?(paymentId: string): Promise<{ invoiceId: string; customerId: string | null } | null>;

  /** Checks signature and age over the raw bytes and reads which object it is about. Makes no request. */
  readWebhook(webhook: {
    body: Uint8Array;
    headers: Readonly<Record<string, string>>;
    /** Real time, milliseconds since 1970; the sandbox's offset does not count here. */
    nowMs: number;
  }): { accepted: true; events: ProviderEvent[] } | { accepted: false; refusal: WebhookRefusal };
};
