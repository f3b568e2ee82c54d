// What comes back on a change down: a line of ours on a credit invoice, which Recurly takes off later charges.
import type { Client, CustomField, Invoice, LineItem } from 'recurly';
import { decimalOf } from '../invoice/decimal-cents.ts';
import type { ProviderInvoice, ProviderSubscription } from '../processor.ts';
import { fieldsOf, isMadeUnder } from './effect-key.ts';
import { accountCodeOf, required } from './ids.ts';
import { amountOf, headOf, linesOf, periodOf } from './invoices.ts';
import { faultIfRefused } from './outcome.ts';

/** Custom fields of charges, made in Recurly's settings: the line itself names neither subscription nor new plan. */
const SUBSCRIPTION = 'leadwright_subscription';
const PLAN = 'leadwright_plan';
const PAGE = 200;

type Back = { key: string; planId: string; cents: number; at: string };

/** Once under its key, also after the hour for which Recurly keeps it. */
export async function returnCredit(
  client: Client,
  { customerId, subscriptionId, periodEnd }: ProviderSubscription,
  { key, planId, cents, at }: Back,
): Promise<void> {
  const params = { type: 'credit', sort: 'created_at', order: 'desc', limit: PAGE };
  for await (const line of client.listAccountLineItems(customerId, { params }).each())
    if (isMadeUnder(key, line)) return;
  const endDate = new Date(periodEnd);
  const line = {
    ...{ type: 'credit', currency: 'USD', unitAmount: Number(decimalOf(cents)) },
    description: 'Unused part of the period',
    ...{ startDate: new Date(Math.min(Date.parse(at), endDate.getTime())), endDate },
    customFields: [...fieldsOf(key), { name: SUBSCRIPTION, value: subscriptionId }, { name: PLAN, value: planId }],
  };
  const account = { code: required(accountCodeOf(customerId), 'account code') };
  // A purchase makes the credit invoice at once; a line item by itself would wait for the next renewal.
  await faultIfRefused(client.createPurchase({ currency: 'USD', account, lineItems: [line] }));
}

/** Our credit, as an invoice of the change that gave it; null: another credit invoice. */
export function toOwnCredit(invoice: Invoice, lineItems: readonly LineItem[]): ProviderInvoice | null {
  const own = lineItems.find((item) => valueOf(item, SUBSCRIPTION) !== null && valueOf(item, PLAN) !== null);
  if (!own) return null;
  const head = headOf(invoice);
  const period = periodOf(own, head.issuedAt);
  const cents = amountOf(invoice.total);
  const kept = {
    description: 'Credit kept for later invoices',
    kind: 'credit' as const,
    amountCents: -cents,
    planId: null,
    ...period,
  };
  return {
    ...head,
    subscriptionId: valueOf(own, SUBSCRIPTION),
    status: invoice.state === 'voided' ? 'void' : 'paid',
    reason: 'change',
    planId: valueOf(own, PLAN),
    ...period,
    dueCents: 0,
    paidCents: 0,
    byCreditCents: cents,
    refundedCents: 0,
    dispute: 'none',
    lines: [...linesOf(lineItems, head.issuedAt), kept],
    paidAt: head.issuedAt,
  };
}

function valueOf({ customFields }: { customFields?: CustomField[] | null }, field: string): string | null {
  return customFields?.find(({ name }) => name === field)?.value ?? null;
}
