// The older invoices of customers who once paid by Braintree. Read only: it takes no new subscriptions.
import braintree from 'braintree';
import { addAbortSignal } from 'node:stream';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { parseInvoice } from '../invoice/canonical.ts';
import { centsOf } from '../invoice/decimal-cents.ts';
import type { InvoiceStatus, ProviderInvoice } from '../processor.ts';
import type { OlderInvoiceShape } from '@leadwright/contracts/routes/billing/invoices/shapes';

export type BraintreeOptions = {
  merchantId: string;
  publicKey: string;
  privateKey: string;
  environment: 'production' | 'sandbox' | { host: string; port: number };
  /** For one customer's list, however many pages it has; 60 s without it. */
  timeoutMs?: number | undefined;
};

export type OlderInvoices = {
  /** Newest first. Throws if the provider fails or sends what cannot be read: a backfill leaves nothing out. */
  listInvoices: (customerId: string) => AsyncIterable<ProviderInvoice>;
};

export function createOlderInvoices(options: BraintreeOptions): OlderInvoices {
  const { merchantId, publicKey, privateKey, timeoutMs = 60_000 } = options;
  const environment = environmentOf(options.environment);
  const gateway = new braintree.BraintreeGateway({ environment, merchantId, publicKey, privateKey });
  return {
    async *listInvoices(customerId) {
      const found = gateway.transaction.search((search) => void search.customerId().is(customerId));
      // The package waits for ever for a page that has fewer records than were asked for.
      addAbortSignal(AbortSignal.timeout(timeoutMs), found);
      const transactions: Transaction[] = [];
      for await (const transaction of found) transactions.push(transactionOf(transaction));
      const refunded = refundsOf(transactions);
      const invoices = transactions.flatMap((sale) => invoiceOf(sale, customerId, refunded.get(sale.id) ?? 0) ?? []);
      yield* invoices.sort((a, b) => (a.issuedAt < b.issuedAt ? 1 : -1));
    },
  };
}

function environmentOf(environment: BraintreeOptions['environment']): braintree.Environment {
  if (environment === 'production') return braintree.Environment.Production;
  if (environment === 'sandbox') return braintree.Environment.Sandbox;
  const { host, port } = environment;
  return new braintree.Environment(host, String(port), '', false, host, String(port));
}

const Nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Optional(Type.Union([schema, Type.Null()]));

const Transaction = Type.Object({
  id: Type.String({ minLength: 1 }),
  type: Type.String(),
  status: Type.String(),
  amount: Type.String(),
  currencyIsoCode: Type.String(),
  createdAt: Type.String(),
  orderId: Nullable(Type.String()),
  planId: Nullable(Type.String()),
  subscriptionId: Nullable(Type.String()),
  refundedTransactionId: Nullable(Type.String()),
  subscription: Nullable(
    Type.Object({ billingPeriodStartDate: Nullable(Type.String()), billingPeriodEndDate: Nullable(Type.String()) }),
  ),
  disputes: Nullable(Type.Array(Type.Object({ status: Type.String() }))),
});
type Transaction = Static<typeof Transaction>;

function transactionOf(transaction: unknown): Transaction {
  if (!Value.Check(Transaction, transaction)) throw new Error('Braintree sent a transaction that cannot be read');
  return transaction;
}

const collected = new Set([
  'settled',
  'settling',
  'settlement_confirmed',
  'settlement_pending',
  'submitted_for_settlement',
]);
const awaited = new Set(['authorized', 'authorizing']);

// Null: an attempt that took no money. A declined card never made an invoice.
function statusOf({ status }: Transaction): InvoiceStatus | null {
  if (collected.has(status)) return 'paid';
  if (awaited.has(status)) return 'open';
  return status === 'voided' ? 'void' : null;
}

function refundsOf(transactions: readonly Transaction[]): Map<string, number> {
  const refunded = new Map<string, number>();
  for (const refund of transactions) {
    const { type, refundedTransactionId: id, amount } = refund;
    if (type !== 'credit' || !id || statusOf(refund) !== 'paid') continue;
    refunded.set(id, (refunded.get(id) ?? 0) + centsOf(amount));
  }
  return refunded;
}

function invoiceOf(sale: Transaction, customerId: string, refundedCents: number): ProviderInvoice | null {
  const status = sale.type === 'sale' ? statusOf(sale) : null;
  if (status === null) return null;
  const parsed = parseInvoice(shapeOf(sale), { customerId, subscriptionId: sale.subscriptionId || null });
  if (!parsed.parsed) throw new Error(`the older invoice ${sale.id} cannot be read: ${parsed.problem}`);
  const { invoice } = parsed;
  const isPaid = status === 'paid';
  return {
    ...invoice,
    status,
    paidCents: isPaid ? invoice.paidCents : 0,
    paidAt: isPaid ? invoice.paidAt : null,
    refundedCents,
    dispute: disputeOf(sale),
  };
}

/** A transaction without a subscription is of the day on which it was made. */
function shapeOf({
  id,
  orderId,
  createdAt,
  amount,
  planId,
  subscription,
  currencyIsoCode,
}: Transaction): OlderInvoiceShape {
  const day = createdAt.slice(0, 10);
  const from = subscription?.billingPeriodStartDate || day;
  return {
    id,
    number: orderId || id,
    createdAt,
    amount,
    planId: planId || null,
    subscription: {
      billingPeriodStartDate: from,
      billingPeriodEndDate: subscription?.billingPeriodEndDate || from,
    },
    currencyIsoCode,
  };
}

function disputeOf({ disputes }: Transaction): ProviderInvoice['dispute'] {
  const states = (disputes ?? []).map(({ status }) => status);
  if (states.some((status) => status === 'lost' || status === 'accepted')) return 'lost';
  if (states.some((status) => status === 'open' || status === 'disputed')) return 'open';
  return states.includes('won') ? 'won' : 'none';
}
