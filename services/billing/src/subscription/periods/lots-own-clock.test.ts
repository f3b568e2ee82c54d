// A lot ends at its own instant, whether or not a boundary passes there.
import { describe, expect, it } from '@jest/globals';
import { instantOf } from '../../kernel/domain/instant.ts';
import type { LotTerms } from '../../ledger/domain/lots.ts';
import { planNamed } from '../../plans/testing/plan-named.ts';
import {
  accountOverTime,
  providerInvoice,
  providerSubscription,
  type AccountOverTime,
} from '../testing/account-over-time.ts';

const goodwill = (lotId: string, effectiveAt: string, expiresAt: string): LotTerms => ({
  lotId,
  kind: 'manual',
  priority: 50,
  category: 'promotional',
  effectiveAt: instantOf(effectiveAt),
  expiresAt: instantOf(expiresAt),
  source: lotId,
  onlyDictionaries: [],
  costCents: 0,
  invoiceId: null,
});
const grants = (account: AccountOverTime, lot: LotTerms, leads: number) =>
  account.book({ type: 'GrantLeads', lot, leads }, [lot.lotId]);

/** What ended, in the order in which it was booked. */
async function ended(account: AccountOverTime) {
  return (await account.events()).flatMap((event) =>
    event.type === 'LeadsExpired'
      ? event.expired.map(({ lotId, leads }) => ({ lotId, leads, at: event.effectiveAt, reason: event.reason }))
      : [],
  );
}
/** What the state still has, whether or not it may be used. */
const left = async (account: AccountOverTime): Promise<number> =>
  (await account.ledger()).lots.reduce((sum, { available }) => sum + available, 0);

const month = (n: number): { periodStart: string; periodEnd: string } => ({
  periodStart: `2027-0${n}-10T10:00Z`,
  periodEnd: `2027-0${n + 1}-10T10:00Z`,
});
const paid = (n: number, planId = 'team-unlimited') =>
  providerInvoice({ invoiceId: `in-${n}`, reason: n === 1 ? 'first' : 'renewal', planId, ...month(n) });

describe('a lot has its own clock', () => {
  it('ends at its own instant where the plan was cancelled long before', async () => {
    const account = accountOverTime();
    account.setClock('2027-01-10T11:00Z');
    await account.apply({ subscription: providerSubscription(month(1)), invoices: [paid(1)] });
    await grants(account, goodwill('goodwill', '2027-01-10T11:00Z', '2027-03-10T10:00Z'), 750);
    account.setClock('2027-01-20T10:00Z');
    const endedAt = instantOf('2027-01-20T10:00Z');
    const cancelled = providerSubscription({ ...month(1), status: 'cancelled', endedAt });
    await account.apply({ subscription: cancelled, invoices: [paid(1)] });
    expect(await left(account)).toBe(750);
    await account.goTo('2027-03-10T09:59:59Z');
    expect(await left(account)).toBe(750);
    await account.goTo('2027-06-13T10:00Z');
    expect(await left(account)).toBe(0);
    expect((await ended(account)).at(-1)).toEqual({
      lotId: 'goodwill',
      leads: 750,
      at: instantOf('2027-03-10T10:00Z'),
      reason: 'lot-ended',
    });
  });

  it('ends where there never was a plan, once, after a jump of years, each in the order of their ends', async () => {
    const account = accountOverTime();
    account.setClock('2027-01-10T11:00Z');
    await grants(account, goodwill('late', '2027-01-10T11:00Z', '2029-05-01T00:00Z'), 30);
    await grants(account, goodwill('early', '2027-01-10T11:00Z', '2028-05-01T00:00Z'), 20);
    await grants(account, goodwill('never-over', '2027-01-10T11:00Z', '2039-05-01T00:00Z'), 10);
    await account.goTo('2033-01-01T00:00Z');
    await account.goTo('2033-01-02T00:00Z');
    expect(await ended(account)).toEqual([
      { lotId: 'early', leads: 20, at: instantOf('2028-05-01T00:00Z'), reason: 'lot-ended' },
      { lotId: 'late', leads: 30, at: instantOf('2029-05-01T00:00Z'), reason: 'lot-ended' },
    ]);
    expect(await account.available()).toBe(10);
  });

  it('ends between two boundaries of a plan that runs', async () => {
    const account = accountOverTime();
    account.setClock('2027-01-10T11:00Z');
    await account.start('team-unlimited', '2027-01-10T10:00Z');
    await grants(account, goodwill('short', '2027-01-10T11:00Z', '2027-01-20T00:00Z'), 40);
    await account.goTo('2027-01-20T00:00Z');
    expect(await ended(account)).toEqual([
      { lotId: 'short', leads: 40, at: instantOf('2027-01-20T00:00Z'), reason: 'lot-ended' },
    ]);
  });

  it('ends in the transaction that grants it, where its period was over when it was paid', async () => {
    const account = accountOverTime();
    const { leadsPerPeriod } = planNamed('team-unlimited');
    account.setClock('2027-01-10T11:00Z');
    await account.apply({ subscription: providerSubscription(month(1)), invoices: [paid(1)] });
    // Two boundaries pass before what was owed comes in, the newest first.
    account.setClock('2027-04-20T10:00Z');
    await account.apply({
      subscription: providerSubscription(month(4)),
      invoices: [paid(4), paid(3), paid(2), paid(1)],
    });
    expect(await left(account)).toBe(leadsPerPeriod);
    expect((await ended(account)).filter(({ reason }) => reason === 'lot-ended')).toEqual(
      [1, 2, 3].map((n) => ({
        lotId: `plan:sandbox:sub-1:${n - 1}`,
        leads: leadsPerPeriod,
        at: instantOf(month(n).periodEnd),
        reason: 'lot-ended',
      })),
    );
  });

  it('leaves at its end what is on hold, and ends it when it returns', async () => {
    const account = accountOverTime();
    account.setClock('2027-01-10T11:00Z');
    await grants(account, goodwill('held', '2027-01-10T11:00Z', '2027-02-01T00:00Z'), 100);
    const request = { downloadId: 'd', dictId: 'consumers', rows: 60, multiplierHundredths: 100 };
    await account.book(
      {
        type: 'ReserveLeads',
        request: { ...request, effectiveAt: instantOf('2027-01-10T11:00Z') },
        downloadLimit: 1_000,
        unlimited: false,
      },
      ['d'],
    );
    await account.goTo('2027-02-01T00:00Z');
    account.setClock('2027-02-01T01:00Z');
    await account.book({ type: 'UseLeads', downloadId: 'd', rows: 45, at: instantOf('2027-02-01T01:00Z') }, ['d:used']);
    expect(await ended(account)).toMatchObject([
      { leads: 40, at: instantOf('2027-02-01T00:00Z') },
      { leads: 15, at: instantOf('2027-02-01T00:00Z') },
    ]);
    expect(await left(account)).toBe(0);
  });
});
