import type { Client, Invoice, LineItem } from 'recurly';
import type { ProviderInvoice } from '../processor.ts';
import { customerIdOf, required, subscriptionIdOf } from './ids.ts';
import { creditsOf, refundOf, toInvoice } from './invoices.ts';
import { nullIfUnknown } from './outcome.ts';
import { toOwnCredit } from './own-credit.ts';

const PAGE = 200;
const NAMES_KEPT = 10_000;

export type InvoiceReader = {
  /** A credit invoice that refunds a charge answers that charge: it is the one that changed. */
  read: (invoiceId: string) => Promise<ProviderInvoice | null>;
  /** Charges and our own credits, newest first. */
  list: (customerId: string) => AsyncIterable<ProviderInvoice>;
};

export function invoiceReader(client: Client): InvoiceReader {
  const subscriptionName = namesOfSubscriptions(client);

  const whole = async (invoice: Invoice, refundedCents: number): Promise<ProviderInvoice> => {
    const [subscriptionId, lineItems, creditedBy] = await Promise.all([
      subscriptionName(invoice.subscriptionIds?.[0]),
      lineItemsOf(client, invoice),
      creditedByOf(client, invoice),
    ]);
    return toInvoice(invoice, { subscriptionId, lineItems, creditedBy, refundedCents });
  };

  const readCharge = async (invoiceId: string): Promise<ProviderInvoice | null> => {
    const invoice = await nullIfUnknown(client.getInvoice(invoiceId));
    if (!invoice) return null;
    if (invoice.type === 'credit') {
      if (invoice.previousInvoiceId) return readCharge(invoice.previousInvoiceId);
      return toOwnCredit(invoice, await lineItemsOf(client, invoice));
    }
    return whole(invoice, await refundedOf(client, invoice));
  };

  return {
    read: readCharge,
    async *list(customerId) {
      const refunded = new Map<string, number>();
      const params = { sort: 'created_at', order: 'desc', limit: PAGE };
      // A refund is younger than its charge, so newest first it has always been seen by then.
      for await (const invoice of client.listAccountInvoices(customerId, { params }).each()) {
        if (invoice.type === 'credit') {
          addRefund(refunded, invoice);
          const own = toOwnCredit(invoice, await lineItemsOf(client, invoice));
          if (own) yield own;
        } else yield await whole(invoice, refunded.get(required(invoice.id, 'invoice id')) ?? 0);
      }
    },
  };
}

async function refundedOf(client: Client, charge: Invoice): Promise<number> {
  const refunded = new Map<string, number>();
  const beginTime = required(charge.createdAt, 'time of the invoice').toISOString();
  const params = { type: 'credit', sort: 'created_at', order: 'desc', beginTime, limit: PAGE };
  const accountId = customerIdOf(required(charge.account?.code, 'account code'));
  for await (const credit of client.listAccountInvoices(accountId, { params }).each()) addRefund(refunded, credit);
  return refunded.get(required(charge.id, 'invoice id')) ?? 0;
}

function addRefund(refunded: Map<string, number>, credit: Invoice): void {
  const { previousInvoiceId } = credit;
  if (previousInvoiceId) refunded.set(previousInvoiceId, (refunded.get(previousInvoiceId) ?? 0) + refundOf(credit));
}

async function lineItemsOf(client: Client, invoice: Invoice): Promise<LineItem[]> {
  if (!invoice.hasMoreLineItems) return invoice.lineItems ?? [];
  const items: LineItem[] = [];
  const pager = client.listInvoiceLineItems(required(invoice.id, 'invoice id'), { params: { limit: PAGE } });
  for await (const item of pager.each()) items.push(item);
  return items;
}

async function creditedByOf(client: Client, invoice: Invoice): Promise<Map<string, Invoice>> {
  const ids = new Set(creditsOf(invoice).flatMap(({ originalInvoice }) => originalInvoice?.id ?? []));
  const read = await Promise.all([...ids].map(async (id) => [id, await client.getInvoice(id)] as const));
  return new Map(read);
}

// An invoice names its subscription by an id that no webhook has. The id's uuid never changes, so it is asked once.
function namesOfSubscriptions(client: Client): (id: unknown) => Promise<string | null> {
  const kept = new Map<string, Promise<string>>();
  const ask = async (id: string): Promise<string> => {
    const { uuid } = await client.getSubscription(id);
    return subscriptionIdOf(required(uuid, 'subscription uuid'));
  };
  return async (id) => {
    if (typeof id !== 'string') return null;
    const known = kept.get(id);
    if (known) return known;
    if (kept.size >= NAMES_KEPT) kept.clear();
    const asked = ask(id);
    kept.set(id, asked);
    // A failure is not kept: the next reader asks again.
    asked.catch(() => kept.delete(id));
    return asked;
  };
}
