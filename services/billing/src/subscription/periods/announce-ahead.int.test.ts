import { createCatalogue } from '../../plans/domain/catalogue.ts';
import { type PostgresEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import { type BillingStored } from '../../contracts.ts';
import { instantOf } from '../../kernel/domain/instant.ts';
import { accountOverTime, providerInvoice, providerSubscription } from '../testing/account-over-time.ts';
import { planNamed } from '../../plans/testing/plan-named.ts';
import { openStoredLedger, type StoredLedger } from '../../ledger/testing/stored-ledger.ts';
import { announcementStream } from '../domain/announcements.ts';
import { announceAheadWork } from './announce-ahead.ts';
import { testStore } from '../../testing/test-store.ts';

const DAY_MS = 86_400_000;
let stored: StoredLedger;
let store: PostgresEventStore<BillingStored>;
const start = instantOf(new Date(Date.now() - DAY_MS).toISOString());

beforeAll(async () => {
  stored = await openStoredLedger({ connections: 4 });
  store = testStore(stored.database);
});
afterAll(() => stored.close());

/** One round, so many days from now. */
async function roundAfter(days: number): Promise<void> {
  const now = (): number => Date.now() + days * DAY_MS;
  const { round } = announceAheadWork({ database: stored.database, store, now, priceOf: createCatalogue(700).priceOf });
  await round(new AbortController().signal);
}
const end = instantOf(new Date(Date.parse(start) + 30 * DAY_MS).toISOString());
async function subscribed(accountId: string, planId: string, facts: object = {}): Promise<void> {
  const period = { planId, periodStart: start, periodEnd: end };
  await accountOverTime({ store, accountId }).apply({
    subscription: providerSubscription({ ...period, subscriptionId: `sub-${accountId}`, ...facts }),
    invoices: [
      providerInvoice({ invoiceId: `in-${accountId}`, subscriptionId: `sub-${accountId}`, reason: 'first', ...period }),
    ],
  });
}
async function announced(accountId: string): Promise<BillingStored[]> {
  const events = (await store.readAccount(accountId, 0, 1_000)).map(({ event }) => event);
  return events.filter(({ type }) => ['RenewalAnnounced', 'LeadsExpiryAnnounced', 'LeadsLowAnnounced'].includes(type));
}

describe('seven days ahead', () => {
  it('a renewal and leads that expire are announced, once each, however often a round runs', async () => {
    const { priceCents, leadsFirstPeriod } = planNamed('team-unlimited');
    await subscribed('team', 'team-unlimited');
    await roundAfter(20);
    expect(await announced('team')).toEqual([]);
    for (const days of [24, 24, 26]) await roundAfter(days);
    expect(await announced('team')).toEqual([
      {
        type: 'RenewalAnnounced',
        latticeId: expect.any(String),
        period: 0,
        planId: 'team-unlimited',
        priceCents,
        renewsAt: end,
      },
      { type: 'LeadsExpiryAnnounced', leads: leadsFirstPeriod, expiresAt: end },
    ]);
  });

  it('two rounds at once announce once', async () => {
    await subscribed('twice', 'team-unlimited');
    await Promise.all([roundAfter(25), roundAfter(25)]);
    expect(await announced('twice')).toHaveLength(2);
  });

  it('nothing renews for who has cancelled, and the leads are announced all the same', async () => {
    await subscribed('leaving', 'team-unlimited', { cancelAtPeriodEnd: true });
    await roundAfter(25);
    expect(await announced('leaving')).toMatchObject([{ type: 'LeadsExpiryAnnounced' }]);
  });

  it('leads that carry over, or are of a plan without a limit, are not announced', async () => {
    await subscribed('carries', 'rollover-50k');
    await subscribed('no-limit', 'call-center-unlimited');
    await roundAfter(25);
    for (const account of ['carries', 'no-limit'])
      expect((await announced(account)).map(({ type }) => type)).toEqual(['RenewalAnnounced']);
  });

  it('what was due before now is not announced any more', async () => {
    await subscribed('past', 'team-unlimited');
    await roundAfter(40);
    expect(await announced('past')).toEqual([]);
  });
});

describe('few leads', () => {
  const told = async (accountId: string) =>
    (await announced(accountId)).filter(({ type }) => type === 'LeadsLowAnnounced');
  const uses = async (accountId: string, rows: number) =>
    accountOverTime({ store, accountId }, { at: instantOf(new Date().toISOString()) }).use(
      `d-${accountId}-${rows}`,
      rows,
    );
  const asks = (accountId: string, leads: number) =>
    store.transaction([accountId], (tx) =>
      tx.record(announcementStream(accountId), [{ type: 'LowLeadsNoticeSet', leads }], {
        ...{ actorId: 'owner', correlationId: 'test' },
      }),
    );

  it('are announced once a period, at a tenth of the plan where nobody said another number', async () => {
    await subscribed('few', 'team-unlimited');
    const { leadsFirstPeriod, leadsPerPeriod } = planNamed('team-unlimited');
    await uses('few', leadsFirstPeriod - leadsPerPeriod / 10 - 1);
    await roundAfter(0);
    expect(await told('few')).toEqual([]);
    await uses('few', 1);
    for (const days of [0, 0, 1]) await roundAfter(days);
    expect(await told('few')).toMatchObject([
      { period: 0, leads: leadsPerPeriod / 10, noticedAt: leadsPerPeriod / 10 },
    ]);
  });

  it('are announced at the number that the account said, and never at 0', async () => {
    await subscribed('early', 'team-unlimited');
    await subscribed('never', 'team-unlimited');
    const { leadsFirstPeriod } = planNamed('team-unlimited');
    await asks('early', leadsFirstPeriod);
    await asks('never', 0);
    await uses('never', leadsFirstPeriod);
    await roundAfter(0);
    expect(await told('early')).toMatchObject([{ leads: leadsFirstPeriod, noticedAt: leadsFirstPeriod }]);
    expect(await told('never')).toEqual([]);
  });

  it('are nothing to who has a plan without a limit, or none', async () => {
    await subscribed('endless', 'call-center-unlimited');
    await subscribed('gone', 'team-unlimited', { status: 'cancelled', endedAt: start });
    for (const account of ['endless', 'gone']) await asks(account, 1_000_000);
    await roundAfter(0);
    for (const account of ['endless', 'gone']) expect(await told(account)).toEqual([]);
  });

  it('are not announced of a period that began a moment ago, whose leads may still come', async () => {
    const now = instantOf(new Date().toISOString());
    const period = { planId: 'team-unlimited', periodStart: now, periodEnd: end };
    await accountOverTime({ store, accountId: 'begins' }).apply({
      subscription: providerSubscription({ ...period, subscriptionId: 'sub-begins' }),
      invoices: [providerInvoice({ invoiceId: 'in-begins', subscriptionId: 'sub-begins', reason: 'first', ...period })],
    });
    await asks('begins', 1_000_000);
    await roundAfter(0);
    expect(await told('begins')).toEqual([]);
    await roundAfter(0.1);
    expect(await told('begins')).toHaveLength(1);
  });
});
