import type { Client } from 'recurly';
import { quoteChange } from './quote-change.ts';

const asked = { subscriptionId: 'uuid-1', planId: 'rollover-50k' };
/** Recurly as it previews a change from the Team plan. */
const client = (invoiceCollection: object | null): Client =>
  ({
    getSubscription: async () => ({ plan: { code: 'team-unlimited' } }),
    previewSubscriptionChange: async () => ({ invoiceCollection }),
  }) as unknown as Client;
const charge = { currency: 'USD', total: 199, balance: 149.5, creditPayments: [] };
const paid = { ...charge, creditPayments: [{ action: 'payment', amount: 49.5, voidedAt: null }] };

describe('a preview of Recurly', () => {
  it('is quoted where its credits were taken off, or where there are none', async () => {
    expect(await quoteChange(client({ chargeInvoice: paid, creditInvoices: [{}] }), asked)).toEqual({
      chargeCents: 14_950,
    });
    expect(await quoteChange(client({ chargeInvoice: charge, creditInvoices: [] }), asked)).toEqual({
      chargeCents: 14_950,
    });
  });

  it.each([
    ['has a credit that no payment names', { chargeInvoice: charge, creditInvoices: [{}] }],
    ['is in another currency', { chargeInvoice: { ...paid, currency: 'EUR' }, creditInvoices: [] }],
    ['has no charge', { creditInvoices: [] }],
    ['has no invoices', null],
  ])('that %s gives no sum', async (_what, collection) =>
    expect(await quoteChange(client(collection), asked)).toBeNull(),
  );
});
