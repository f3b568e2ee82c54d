import { Type, type Static, type TObject } from 'typebox';
import { text } from '../variables.ts';
import type { OlderInvoices } from './older-invoices.ts';

export const braintreeVariables = {
  BRAINTREE_MERCHANT_ID: text('Whose older invoices a super-admin may backfill; absent: none are read.'),
  BRAINTREE_PUBLIC_KEY: text('With BRAINTREE_MERCHANT_ID.'),
  BRAINTREE_PRIVATE_KEY: text('With BRAINTREE_MERCHANT_ID.'),
  BRAINTREE_ENVIRONMENT: Type.Union([Type.Literal('production'), Type.Literal('sandbox')], {
    default: 'production',
    description: 'Which of the systems at Braintree.',
  }),
};

type BraintreeConfig = Readonly<Static<TObject<typeof braintreeVariables>>>;

/** null where Braintree is not configured. Its client is loaded by the first list of invoices. */
export function createConfiguredOlderInvoices(config: BraintreeConfig): OlderInvoices | null {
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
