// What a page said of when leads end is kept, whichever rule comes first.
import { describe, expect, it } from '@jest/globals';
import { instantOf } from '../../kernel/domain/instant.ts';
import { planNamed } from '../../plans/testing/plan-named.ts';
import { accountOverTime, providerInvoice, providerSubscription } from '../testing/account-over-time.ts';

const { leadsPerPeriod } = planNamed('team-unlimited');
const month = (n: number): { periodStart: string; periodEnd: string } => ({
  periodStart: `2027-0${n}-10T10:00Z`,
  periodEnd: `2027-0${n + 1}-10T10:00Z`,
});
const paid = (n: number) =>
  providerInvoice({ invoiceId: `in-${n}`, reason: n === 1 ? 'first' : 'renewal', ...month(n) });

/** The first payment was disputed with 21 days left of its leads, and the bank gave it back within the second period. */
async function wonDispute() {
  const account = accountOverTime();
  const at = async (now: string, n: number, dispute: 'none' | 'open' | 'won', more = {}) => {
    account.setClock(now);
    const invoices = Array.from({ length: n }, (_, k) => ({ ...paid(k + 1), ...(k === 0 ? { dispute } : {}) }));
    await account.apply({ subscription: providerSubscription({ ...month(n), ...more }), invoices: invoices.reverse() });
  };
  await at('2027-01-10T11:00Z', 1, 'none');
  await at('2027-01-20T10:00Z', 1, 'open');
  await at('2027-02-10T11:00Z', 2, 'open');
  await at('2027-02-25T10:00Z', 2, 'won');
  const back = (await account.ledger()).lots.find(({ source }) => source.startsWith('reissue:'));
  expect(back).toMatchObject({ available: leadsPerPeriod, expiresAt: instantOf('2027-03-18T10:00Z') });
  return { account, at };
}

describe('leads that a won dispute gave back', () => {
  it('live until the day that was said, over the boundary in between', async () => {
    const { account, at } = await wonDispute();
    await at('2027-03-10T11:00Z', 3, 'won');
    expect(await account.available()).toBe(2 * leadsPerPeriod);
    await account.goTo('2027-03-18T09:59:59Z');
    expect(await account.available()).toBe(2 * leadsPerPeriod);
    await account.goTo('2027-03-18T10:00Z');
    expect((await account.ledger()).lots.reduce((sum, { available }) => sum + available, 0)).toBe(leadsPerPeriod);
  });

  it('end with the plan, where that ends before', async () => {
    const { account, at } = await wonDispute();
    const endedAt = instantOf('2027-03-01T10:00Z');
    await at(endedAt, 2, 'won', { status: 'cancelled', endedAt });
    expect(await account.available()).toBe(0);
  });
});
