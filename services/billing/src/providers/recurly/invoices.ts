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
  const head = headOf(invoice);
  const { issuedAt } = head;
  const credits = creditsOf(invoice);
  const plan = planLineOf(around.lineItems);
  const byCreditCents = byCreditOf(invoice, credits, around.creditedBy);
  const { closedAt } = invoice;
  const dueCents = amountOf(invoice.total) - sumOf(credits);
  const lines = [
    ...linesOf(around.lineItems, issuedAt),
    ...credits.map((credit) => creditLineOf(credit, around.creditedBy, issuedAt)),
  ];
  return {
    ...head,
    subscriptionId: around.subscriptionId,
    status: statusOf(invoice),
    reason: reasonOf(invoice, around.subscriptionId),
    planId: plan?.planCode ?? null,
    ...periodOf(plan ?? around.lineItems[0], issuedAt),
    dueCents,
    paidCents: amountOf(invoice.paid),
    ...(byCreditCents > 0 ? { byCreditCents } : {}),
    refundedCents: around.refundedCents,
    dispute: isChargedBack(invoice) ? 'open' : 'none',
    lines: [...lines, ...taxBeside(invoice, dueCents, lines)],
    paidAt: invoice.state === 'paid' && closedAt ? instant(closedAt) : null,
  };
}

/** What every invoice has. Throws for another currency than US dollars. */
export function headOf({ currency, number, createdAt, account }: Invoice) {
  if (currency !== 'USD') throw new Error(`an invoice in ${currency}, where only USD is sold`);
  const known = required(number, 'invoice number');
  return {
    invoiceId: invoiceIdOf(known),
    number: known,
    customerId: customerIdOf(required(account?.code, 'account code')),
    currency: 'USD' as const,
    issuedAt: instant(required(createdAt, 'time of the invoice')),
  };
}

// Line items may be without tax. What is due and in no line otherwise is a difference of the month.
function taxBeside({ tax }: Invoice, dueCents: number, lines: readonly InvoiceLine[]): InvoiceLine[] {
  const [first] = lines;
  const missing = lines.reduce((left, { amountCents }) => left - amountCents, dueCents);
  if (!first || missing === 0 || missing !== amountOf(tax ?? 0)) return [];
  return [{ ...first, description: 'Tax', kind: 'tax', amountCents: missing, planId: null }];
}

export function creditsOf(invoice: Invoice): CreditPayment[] {
  return (invoice.creditPayments ?? []).filter(({ action, voidedAt }) => action === 'payment' && !voidedAt);
}

const sumOf = (credits: readonly CreditPayment[]): number =>
  credits.reduce((sum, { amount }) => sum + amountOf(amount), 0);

// What an upgrade credits of the old plan is part of its price: only what earlier credit paid beside it counts.
function byCreditOf(
  { origin }: Invoice,
  credits: readonly CreditPayment[],
  creditedBy: AroundInvoice['creditedBy'],
): number {
  if (origin !== 'immediate_change') return sumOf(credits);
  const ofChange = [...creditedBy.values()].filter((credit) => credit.origin === origin);
  return sumOf(credits) - ofChange.reduce((sum, { total }) => sum + Math.abs(amountOf(total)), 0);
}

const refunds = new Set(['refund', 'line_item_refund', 'open_amount_refund', 'external_refund']);

/** Cents that a credit invoice takes back of the charge `previousInvoiceId`; 0 if it takes nothing back. */
export function refundOf({ type, origin, state, total, previousInvoiceId }: Invoice): number {
  if (type !== 'credit' || !previousInvoiceId || state === 'voided' || state === 'failed') return 0;
  return refunds.has(origin ?? '') ? Math.abs(amountOf(total)) : 0;
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
      return amountOf(balance) === 0 ? 'paid' : 'uncollectible';
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

export function periodOf(item: LineItem | undefined, issuedAt: string): { periodStart: string; periodEnd: string } {
  const periodStart = item?.startDate ? instant(item.startDate) : issuedAt;
  return { periodStart, periodEnd: item?.endDate ? instant(item.endDate) : periodStart };
}

export function linesOf(items: readonly LineItem[], issuedAt: string): InvoiceLine[] {
  return items.map((item) => ({
    description: item.description ?? '',
    amountCents: amountOf(item.amount),
    planId: item.planCode ?? null,
    ...periodOf(item, issuedAt),
  }));
}

function creditLineOf(credit: CreditPayment, creditedBy: AroundInvoice['creditedBy'], issuedAt: string): InvoiceLine {
  const source = creditedBy.get(credit.originalInvoice?.id ?? '');
  const plan = planLineOf(source?.lineItems ?? []);
  return {
    description: plan?.description ?? `Credit of invoice ${credit.originalInvoice?.number ?? ''}`.trim(),
    kind: 'credit',
    amountCents: -amountOf(credit.amount),
    planId: plan?.planCode ?? null,
    ...periodOf(plan, issuedAt),
  };
}

// The bank took a payment back. Recurly says no more about it; when it is won, the payment is a success again.
function isChargedBack({ transactions }: Invoice): boolean {
  return (transactions ?? []).some(({ status }) => status === 'chargeback');
}

/** In whole cents. */
export function amountOf(amount: number | null | undefined): number {
  return centsOf(required(amount, 'amount'));
}
