import type { Client } from 'recurly';
import { centsOf } from '../invoice/decimal-cents.ts';
import { required } from './ids.ts';
import { creditsOf } from './invoices.ts';
import { nullIfUnknown } from './outcome.ts';

/** Recurly's preview of the change. null: no such subscription or plan, or no sure sum: none beats a wrong one. */
export async function quoteChange(
  client: Client,
  { subscriptionId, planId }: { subscriptionId: string; planId: string },
): Promise<{ chargeCents: number } | null> {
  const subscription = await nullIfUnknown(client.getSubscription(subscriptionId));
  if (!subscription) return null;
  if (subscription.plan?.code === planId) return { chargeCents: 0 };
  const asked = { timeframe: 'now', planCode: planId };
  const preview = await nullIfUnknown(client.previewSubscriptionChange(subscriptionId, asked));
  const { chargeInvoice, creditInvoices } = preview?.invoiceCollection ?? {};
  if (!chargeInvoice || chargeInvoice.currency !== 'USD') return null;
  // A credit that no payment names may or may not be taken off.
  if ((creditInvoices ?? []).length > 0 && creditsOf(chargeInvoice).length === 0) return null;
  return { chargeCents: centsOf(required(chargeInvoice.balance, 'balance of the preview')) };
}
