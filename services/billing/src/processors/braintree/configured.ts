import type { BillingConfig } from '../../config.ts';
import { createOlderInvoices, type OlderInvoices } from './older-invoices.ts';

/** null where Braintree is not configured. */
export function createConfiguredOlderInvoices(config: BillingConfig): OlderInvoices | null {
  const { BRAINTREE_MERCHANT_ID: merchantId, BRAINTREE_ENVIRONMENT: environment } = config;
  const { BRAINTREE_PUBLIC_KEY: publicKey, BRAINTREE_PRIVATE_KEY: privateKey } = config;
  if (!merchantId || !publicKey || !privateKey) return null;
  return createOlderInvoices({ merchantId, publicKey, privateKey, environment });
}
