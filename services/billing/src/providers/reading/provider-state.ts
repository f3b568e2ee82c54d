import type { ProcessorName, ProviderInvoice, ProviderSubscription } from '../processor.ts';

export type ProviderState = {
  processor: ProcessorName;
  /** The one that counts now; null: none was read, from which nothing follows. */
  subscription: ProviderSubscription | null;
  /** Subscriptions that were asked for and that the provider does not know any more: they are cancelled. */
  goneIds: readonly string[];
  /** All of the subscription that are known, so that its first period is among them. */
  invoices: ProviderInvoice[];
};

/** The deduplication key of what the invoice paid for. */
export const paidBy = (processor: string, invoiceId: string): string => `paid-by:${processor}:${invoiceId}`;
