// Months of accounts that pay a price per record of their own, closed by two people over HTTP.
import { randomUUID } from 'node:crypto';
import { instantOf } from '../../kernel/domain/instant.ts';
import { billingProjections } from '../../rebuildable.ts';
import {
  accountOverTime,
  providerInvoice,
  providerSubscription,
} from '../../subscription/testing/account-over-time.ts';
import { startBillingUnderTest, type BillingUnderTest } from '../../testing/billing-under-test.ts';
import { testStore } from '../../testing/test-store.ts';
import { bookOfLedger } from '../testing/book-of-ledger.ts';

const year = new Date().getUTCFullYear() - 1;
const [first, second] = [`${year}-10`, `${year}-11`];
const planId = 'per-record-200000-1237';
const CENTS = 24_740;

let billing: BillingUnderTest;
beforeAll(async () => {
  billing = await startBillingUnderTest('none', {
    book: {
      sumsOf: ({ month, positions }) => bookOfLedger(billing.database, month, positions),
      firstDifference: async () => null,
    },
  });
});
afterAll(() => billing.stop());

const fiona = { personId: 'fiona', accountId: 'office', staff: 'finance' } as const;
const frank = { ...fiona, personId: 'frank' };
const months = '/api/v2/finance/months';
const key = () => ({ 'idempotency-key': randomUUID() });
const locked = async (month: string) => {
  const { body } = await billing.post(`${months}/${month}/propose`, fiona, undefined, key());
  return billing.post(`${months}/${month}/lock`, frank, { proposalId: body['proposalId'] }, key());
};

/** Pays so much for a month on the tenth, uses 1,200 leads, and ends on the twentieth. */
async function lived(accountId: string, month: string, cents: number): Promise<void> {
  const day = (of: string): string => instantOf(`${month}-${of}T10:00:00Z`);
  const clock = { at: day('10') };
  const clockOffsetMs = (): number => Date.parse(clock.at) - Date.now();
  const store = testStore(billing.database, { clockOffsetMs, projections: billingProjections });
  const life = accountOverTime({ store, accountId }, clock);
  const own = { subscriptionId: `sub-${accountId}`, customerId: `cus-${accountId}`, planId };
  const period = {
    periodStart: day('10'),
    periodEnd: instantOf(`${month === first ? second : `${year}-12`}-10T10:00:00Z`),
  };
  const invoice = providerInvoice({
    ...{ invoiceId: `in-${accountId}`, reason: 'first', ...own, ...period, dueCents: cents, paidCents: cents },
    ...{ issuedAt: day('10'), paidAt: day('10') },
    lines: [{ description: planId, amountCents: cents, planId, ...period }],
  });
  await life.apply({ subscription: providerSubscription({ ...own, ...period }), invoices: [invoice] });
  life.setClock(day('12'));
  await life.use('d', 1_200);
  life.setClock(day('20'));
  const ended = providerSubscription({ ...own, ...period, status: 'cancelled', endedAt: day('20') });
  await life.apply({ subscription: ended, invoices: [invoice] });
}

it('a month is locked in which an account paid the price per record that was agreed', async () => {
  await lived('exact', first, CENTS);
  expect(await locked(first)).toMatchObject({ status: 200, body: { state: 'locked' } });
  const { rows, totals } = (await billing.get(`${months}/${first}`, fiona)).body as {
    rows: object[];
    totals: { cents: object; leads: object };
  };
  expect(rows).toMatchObject([{ planId, kind: 'plan', category: 'paid', lots: 1 }]);
  expect(totals).toMatchObject({
    leads: { issued: 200_000, delivered: 1_200, expired: 198_800, closing: 0 },
    cents: { issued: CENTS, closing: 0 },
  });
});

it('a month stays open in which the provider charged another price for it, and finance sees which invoice', async () => {
  await lived('dearer', second, CENTS + 1);
  expect((await locked(second)).body['code']).toBe('month-not-proven');
  const { body } = await billing.get(`${months}/${second}/tie`, fiona);
  expect(body['findings']).toEqual([
    expect.objectContaining({
      ...{ code: 'price-differs', accountId: 'dearer', invoiceId: 'in-dearer' },
      detail: `the invoice of ${second}-10 charges 24741 cents for a month of ${planId}, and 24740 were agreed (Enterprise, 200,000 leads at $0.001237)`,
    }),
  ]);
});
