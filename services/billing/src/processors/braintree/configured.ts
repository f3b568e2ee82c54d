import type { BillingConfig } from '../../config.ts';
import type { OlderInvoices } from './older-invoices.ts';

/** null where Braintree is not configured. Its client is loaded by the first list of invoices. */
export function createConfiguredOlderInvoices(config: BillingConfig): OlderInvoices | null {
  const { BRAINTREE_MERCHANT_ID: merchantId, BRAINTREE_ENVIRONMENT: environment } = config;
  const { BRAINTREE_PUBLIC_KEY: publicKey, BRAINTREE_PRIVATE_KEY: privateKey } = config;
  if (!merchantId || !publicKey || !privateKey) return null;
  return {
    async *listInvoices(customerId) {
      const { createOlderInvoices } = await import('./older-invoices.ts');
      yield* createOlderInvoices({ merchantId, publicKey, privateKey, environment }).listInvoices(customerId);
    },
  };
}
