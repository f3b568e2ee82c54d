// The real package against a local gateway, over HTTP.
import type { ProviderInvoice } from '../processor.ts';
import { createOlderInvoices } from './older-invoices.ts';
import { credentials, startBraintreeLike, type BraintreeLike, type LikeTransaction } from './testing/braintree-like.ts';

let gateway: BraintreeLike;
beforeEach(async () => {
  gateway = await startBraintreeLike();
});
afterEach(() => gateway.stop());

const sale: LikeTransaction = {
  id: '8kq2f1',
  customerId: 'cust1',
  type: 'sale',
  status: 'settled',
  amount: '49.90',
  currencyIsoCode: 'USD',
  createdAt: '2019-01-10T09:00:00Z',
  planId: 'individual-unlimited',
  subscriptionId: 'sub1',
  period: { start: '2019-01-10', end: '2019-02-09' },
};

async function list(customerId = 'cust1', timeoutMs?: number): Promise<ProviderInvoice[]> {
  const environment = { host: gateway.host, port: gateway.port };
  const invoices: ProviderInvoice[] = [];
  for await (const invoice of createOlderInvoices({ ...credentials, environment, timeoutMs }).listInvoices(
    customerId,
  )) {
    invoices.push(invoice);
  }
  return invoices;
}

describe('the older invoices of Braintree', () => {
  it('are the settled sales of one customer, in whole cents, with their paid period', async () => {
    gateway.transactions.push(sale, { ...sale, id: 'other', customerId: 'cust2' });
    expect(await list()).toEqual([
      {
        invoiceId: '8kq2f1',
        number: '8kq2f1',
        customerId: 'cust1',
        subscriptionId: 'sub1',
        status: 'paid',
        reason: 'other',
        planId: 'individual-unlimited',
        periodStart: '2019-01-10T00:00:00.000000Z',
        periodEnd: '2019-02-10T00:00:00.000000Z',
        currency: 'USD',
        dueCents: 4_990,
        paidCents: 4_990,
        refundedCents: 0,
        dispute: 'none',
        lines: [
          {
            description: 'individual-unlimited',
            amountCents: 4_990,
            planId: 'individual-unlimited',
            periodStart: '2019-01-10T00:00:00.000000Z',
            periodEnd: '2019-02-10T00:00:00.000000Z',
          },
        ],
        issuedAt: '2019-01-10T09:00:00.000000Z',
        paidAt: '2019-01-10T09:00:00.000000Z',
      },
    ]);
  });

  it('come all, newest first and each once, over many pages', async () => {
    const start = Date.parse('2015-01-01T00:00:00Z');
    for (let at = 0; at < 123; at += 1) {
      const createdAt = new Date(start + ((at * 37) % 123) * 86_400_000).toISOString().replace('.000Z', 'Z');
      gateway.transactions.push({ ...sale, id: `t${at}`, createdAt });
    }
    const invoices = await list();
    expect(new Set(invoices.map(({ invoiceId }) => invoiceId)).size).toBe(123);
    const issued = invoices.map(({ issuedAt }) => issuedAt);
    expect(issued).toEqual([...issued].sort().reverse());
    expect(gateway.pages).toBe(3);
  });

  it('leave out attempts that took no money, and say which are open or void', async () => {
    const statuses = [
      'processor_declined',
      'gateway_rejected',
      'failed',
      'settlement_declined',
      'authorization_expired',
    ];
    gateway.transactions.push(...statuses.map((status, at) => ({ ...sale, id: `no${at}`, status })));
    expect(await list()).toEqual([]);
    gateway.transactions.push({ ...sale, id: 'a', status: 'authorized' }, { ...sale, id: 'v', status: 'voided' });
    expect((await list()).map(({ status, paidCents, paidAt }) => ({ status, paidCents, paidAt }))).toEqual(
      expect.arrayContaining([
        { status: 'open', paidCents: 0, paidAt: null },
        { status: 'void', paidCents: 0, paidAt: null },
      ]),
    );
  });

  it('say what was refunded in parts; a refund is no invoice of its own', async () => {
    const refund = { ...sale, type: 'credit' as const, refundedTransactionId: sale.id };
    gateway.transactions.push(sale, { ...refund, id: 'r1', amount: '10.10' }, { ...refund, id: 'r2', amount: '0.20' });
    gateway.transactions.push({ ...refund, id: 'r3', amount: '39.00', status: 'voided' });
    expect(await list()).toMatchObject([{ invoiceId: sale.id, refundedCents: 1_030, paidCents: 4_990 }]);
  });

  it.each([
    [['open'], 'open'],
    [['lost'], 'lost'],
    [['accepted'], 'lost'],
    [['won'], 'won'],
    [[], 'none'],
  ])('say how a dispute stands: %j is %s', async (disputes, dispute) => {
    gateway.transactions.push({ ...sale, disputes });
    expect(await list()).toMatchObject([{ dispute }]);
  });

  it('without a subscription are of the day on which they were made', async () => {
    const { period: _, planId: __, subscriptionId: ___, ...single } = sale;
    gateway.transactions.push({ ...single, orderId: 'order-7' });
    expect(await list()).toMatchObject([
      { number: 'order-7', subscriptionId: null, planId: null, periodStart: '2019-01-10T00:00:00.000000Z' },
    ]);
  });

  it('of a customer who has none are none', async () => {
    expect(await list('nobody')).toEqual([]);
  });

  it.each([
    [{ amount: '49.905' }, 'amount-not-cents'],
    [{ currencyIsoCode: 'EUR' }, 'currency-unknown'],
    [{ period: { start: '2019-02-10', end: '2019-01-09' } }, 'period-backwards'],
    [{ createdAt: 'never' }, 'date-invalid'],
  ])('that cannot be read stop the list, so that none is left out unseen: %j', async (more, problem) => {
    gateway.transactions.push({ ...sale, id: 'fine' }, { ...sale, ...more });
    await expect(list()).rejects.toThrow(problem);
  });

  it.each([
    [401, 'Authentication Error'],
    [500, 'Server Error'],
    [503, 'Service Unavailable Error'],
  ])('are not taken for none when the gateway answers %i', async (status, problem) => {
    gateway.transactions.push(sale);
    gateway.failWith = status;
    await expect(list()).rejects.toThrow(problem);
  });

  it('end in bounded time when a page has fewer records than its ids', async () => {
    gateway.transactions.push(sale, { ...sale, id: 'second' });
    gateway.losesRecords = true;
    await expect(list('cust1', 500)).rejects.toThrow('The operation was aborted');
  });
});
