// The content of an event is not believed: events come late, twice and in any order.
import type { Processor, ProviderInvoice, ProviderSubscription } from '../processor.ts';
import type { ProviderState } from './provider-state.ts';

/** More than two years of months; an older invoice is read when an event names it. */
const INVOICES_MAX = 30;
/** Of a subscription that was never read before: back to its first invoice, but not further than this. */
const NEW_INVOICES_MAX = 1_000;
/** A customer who subscribed again has the old subscription as well. */
const SUBSCRIPTIONS_MAX = 10;

export type Named = {
  customerId: string;
  subscriptionIds: readonly string[];
  invoiceIds: readonly string[];
  /** Every invoice there is: the first reading of an account places its periods by the oldest one. */
  readsAll: boolean;
  /** The subscription of the reading before: what is newer than that is read from its first invoice on. */
  readBefore: string | null;
};

/** The subscription and its invoices, oldest first; null: never subscribed. Throws if the provider does not answer. */
export async function readAccount(processor: Processor, named: Named): Promise<ProviderState | null> {
  const invoices = await invoicesOf(processor, named);
  const ids = new Set([...named.subscriptionIds, ...invoices.map(({ subscriptionId }) => subscriptionId)]);
  const subscriptions: ProviderSubscription[] = [];
  const goneIds: string[] = [];
  let asked = 0;
  for (const id of ids) {
    if (id === null || asked >= SUBSCRIPTIONS_MAX) continue;
    asked += 1;
    const found = await processor.readSubscription(id);
    if (!found) goneIds.push(id);
    if (found && found.customerId === named.customerId) subscriptions.push(found);
  }
  if (asked === 0) return null;
  const subscription = newestOf(subscriptions);
  return { processor: processor.name, subscription, goneIds, invoices: invoices.sort(byIssue) };
}

// A late event must not end the subscription that followed, nor an incomplete one hide the one that runs.
function newestOf(subscriptions: readonly ProviderSubscription[]): ProviderSubscription | null {
  const sorted = [...subscriptions].sort((a, b) => b.periodStart.localeCompare(a.periodStart));
  return sorted.find(isRunning) ?? sorted.find(({ status }) => status === 'cancelled') ?? sorted[0] ?? null;
}

/** Neither ended nor waiting for its first payment. */
export function isRunning({ status }: Pick<ProviderSubscription, 'status'>): boolean {
  return status !== 'cancelled' && status !== 'incomplete';
}

async function invoicesOf(
  processor: Processor,
  { customerId, invoiceIds, readsAll, readBefore }: Named,
): Promise<ProviderInvoice[]> {
  const invoices: ProviderInvoice[] = [];
  for await (const invoice of processor.listInvoices(customerId)) {
    invoices.push(invoice);
    if (!readsAll && isEnough(invoices, readBefore)) break;
  }
  for (const id of invoiceIds) {
    if (invoices.some(({ invoiceId }) => invoiceId === id)) continue;
    const invoice = await processor.readInvoice(id);
    if (invoice && invoice.customerId === customerId) invoices.push(invoice);
  }
  return invoices;
}

function isEnough(invoices: readonly ProviderInvoice[], readBefore: string | null): boolean {
  if (invoices.length < INVOICES_MAX) return false;
  return invoices.length >= NEW_INVOICES_MAX || invoices.some(({ subscriptionId }) => subscriptionId === readBefore);
}

const byIssue = (a: ProviderInvoice, b: ProviderInvoice): number =>
  a.issuedAt.localeCompare(b.issuedAt) || a.invoiceId.localeCompare(b.invoiceId);
