// Recurly's credits are invoices; here a credit is a negative line of its charge, or a refund of it.
import type { CreditPayment, Invoice, LineItem } from 'recurly';
import { centsOf } from '../invoice/decimal-cents.ts';
import type { InvoiceLine, InvoiceReason, InvoiceStatus, ProviderInvoice } from '../processor.ts';
import { customerIdOf, invoiceIdOf, required } from './ids.ts';
import { instant } from './subscriptions.ts';

export type AroundInvoice = {
  subscriptionId: string | null;
  /** All line items, also those beyond what Recurly sends with the invoice. */
  lineItems: readonly LineItem[];
  creditedBy: ReadonlyMap<string, Invoice>;
  refundedCents: number;
};

/** Throws for another currency than US dollars, amounts that are not exact cents, and unknown states. */
export function toInvoice(invoice: Invoice, around: AroundInvoice): ProviderInvoice {
  if (invoice.currency !== 'USD') throw new Error(`an invoice in ${invoice.currency}, where only USD is sold`);
  const number = required(invoice.number, 'invoice number');
  const issued = required(invoice.createdAt, 'time of the invoice');
  const credits = creditsOf(invoice);
  const plan = planLineOf(around.lineItems);
  const { closedAt } = invoice;
  return {
    invoiceId: invoiceIdOf(number),
    number,
    customerId: customerIdOf(required(invoice.account?.code, 'account code')),
    subscriptionId: around.subscriptionId,
    status: statusOf(invoice),
    reason: reasonOf(invoice, around.subscriptionId),
    planId: plan?.planCode ?? null,
    ...periodOf(plan ?? around.lineItems[0], issued),
    currency: 'USD',
    dueCents: credits.reduce((due, { amount }) => due - cents(amount), cents(invoice.total)),
    paidCents: cents(invoice.paid),
    refundedCents: around.refundedCents,
    dispute: isChargedBack(invoice) ? 'open' : 'none',
    lines: [
      ...around.lineItems.map((item) => lineOf(item, issued)),
      ...credits.map((credit) => creditLineOf(credit, around.creditedBy, issued)),
    ],
    issuedAt: instant(issued),
    paidAt: invoice.state === 'paid' && closedAt ? instant(closedAt) : null,
  };
}

export function creditsOf(invoice: Invoice): CreditPayment[] {
  return (invoice.creditPayments ?? []).filter(({ action, voidedAt }) => action === 'payment' && !voidedAt);
}

const refunds = new Set(['refund', 'line_item_refund', 'open_amount_refund', 'external_refund']);

/** Cents that a credit invoice takes back of the charge `previousInvoiceId`; 0 if it takes nothing back. */
export function refundOf({ type, origin, state, total, previousInvoiceId }: Invoice): number {
  if (type !== 'credit' || !previousInvoiceId || state === 'voided' || state === 'failed') return 0;
  return refunds.has(origin ?? '') ? Math.abs(cents(total)) : 0;
}

function statusOf({ state, balance }: Invoice): InvoiceStatus {
  switch (state) {
    case 'open':
    case 'pending':
    case 'processing':
      return 'open';
    case 'past_due':
      return 'past-due';
    case 'paid':
      return 'paid';
    case 'failed':
      return 'uncollectible';
    case 'voided':
      return 'void';
    // How invoices of the time before credit invoices end; whether it was paid shows in what is left of it.
    case 'closed':
      return cents(balance) === 0 ? 'paid' : 'uncollectible';
    default:
      throw new Error(`Recurly knows an invoice state that we do not: ${state}`);
  }
}

function reasonOf({ origin }: Invoice, subscriptionId: string | null): InvoiceReason {
  if (subscriptionId === null) return 'other';
  if (origin === 'purchase') return 'first';
  if (origin === 'renewal') return 'renewal';
  return origin === 'immediate_change' ? 'change' : 'other';
}

// A change of plan may have a line for each plan: the one that is charged for is the plan from then on.
function planLineOf(items: readonly LineItem[]): LineItem | undefined {
  const ofPlans = items.filter(({ planCode, origin }) => planCode && origin !== 'add_on' && origin !== 'setup_fee');
  return ofPlans.find(({ type }) => type === 'charge') ?? ofPlans[0];
}

function periodOf(item: LineItem | undefined, issued: Date): { periodStart: string; periodEnd: string } {
  const start = item?.startDate ?? issued;
  return { periodStart: instant(start), periodEnd: instant(item?.endDate ?? start) };
}

function lineOf(item: LineItem, issued: Date): InvoiceLine {
  return {
    description: item.description ?? '',
    amountCents: cents(item.amount),
    planId: item.planCode ?? null,
    ...periodOf(item, issued),
  };
}

function creditLineOf(credit: CreditPayment, creditedBy: AroundInvoice['creditedBy'], issued: Date): InvoiceLine {
  const source = creditedBy.get(credit.originalInvoice?.id ?? '');
  const plan = planLineOf(source?.lineItems ?? []);
  return {
    description: plan?.description ?? `Credit of invoice ${credit.originalInvoice?.number ?? ''}`.trim(),
    amountCents: -cents(credit.amount),
    planId: plan?.planCode ?? null,
    ...periodOf(plan, issued),
  };
}

// The bank took a payment back. Recurly says no more about it; when it is won, the payment is a success again.
function isChargedBack({ transactions }: Invoice): boolean {
  return (transactions ?? []).some(({ status }) => status === 'chargeback');
}

function cents(amount: number | null | undefined): number {
  return centsOf(required(amount, 'amount'));
}
