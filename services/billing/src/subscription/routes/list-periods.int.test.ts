import type { EventStore } from '@leadwright/eventsourcing/event-store';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { latticeFrom } from '../../kernel/domain/lattice.ts';
import { subscriptionStream } from '../../kernel/domain/streams.ts';
import type { SubscriptionChanged } from '../domain/subscription-events.ts';
import { signedInApp } from '../../testing/signed-in-app.ts';
import { openStoredLedger, type StoredLedger } from '../../ledger/testing/stored-ledger.ts';
import { getStatementRoute } from '../../ledger/routes/get-statement.ts';
import { listPeriodsRoute } from './list-periods.ts';

type Period = { from: string; to: string; outside: boolean };

let stored: StoredLedger;
let app: HttpApp;

const change = (latticeId: string, anchorAt: string, more: Partial<SubscriptionChanged>): SubscriptionChanged => ({
  type: 'SubscriptionChanged',
  planId: 'team-unlimited',
  status: 'live',
  lattice: latticeFrom(latticeId, anchorAt, 'UTC'),
  effectiveAt: anchorAt,
  ...more,
});

beforeAll(async () => {
  stored = await openStoredLedger({ connections: 4 });
  const store = stored.store as unknown as EventStore;
  // An earlier subscription that ended, and one whose lattice closed for another day of the month.
  const changes = [
    change('old', '2025-01-10T09:00:00.000000Z', {}),
    change('old', '2025-01-10T09:00:00.000000Z', { status: 'cancelled', accessEndsAt: '2025-03-01T00:00:00.000000Z' }),
    change('first', '2026-03-10T09:00:00.000000Z', { reason: 'subscribed' }),
    change('second', '2026-05-25T09:00:00.000000Z', { reason: 'period-began' }),
  ];
  const context = { actorId: 'service:billing', correlationId: 'test' };
  await store.transaction(['a'], (tx) => tx.record(subscriptionStream('a'), changes, context));
  app = await signedInApp('a');
  const parts = { store, database: stored.database, clockOffsetMs: () => 0, passDue: async () => undefined };
  listPeriodsRoute(app, parts);
  getStatementRoute(app, parts);
});
afterAll(async () => {
  await app.close();
  await stored.close();
});

const periods = async (): Promise<Period[]> =>
  (await app.inject({ url: '/api/v2/usage/periods' })).json<{ periods: Period[] }>().periods;

it('the periods of closed lattices and of an earlier subscription are listed, and none overlaps another', async () => {
  const all = await periods();
  expect(
    all.slice(-8).map(({ from, to, outside }) => `${from.slice(0, 10)} ${to.slice(0, 10)}${outside ? ' outside' : ''}`),
  ).toEqual([
    '2026-06-25 2026-07-25',
    '2026-05-25 2026-06-25',
    '2026-05-10 2026-05-25',
    '2026-04-10 2026-05-10',
    '2026-03-10 2026-04-10',
    '2025-03-01 2026-03-10 outside',
    '2025-02-10 2025-03-01',
    '2025-01-10 2025-02-10',
  ]);
  const [newest] = all;
  expect(newest && newest.from <= new Date().toISOString() && newest.to > new Date().toISOString()).toBe(true);
});

it('each listed period has a statement, and each begins where and with what the one before ended', async () => {
  const all = (await periods()).reverse();
  const totals = await Promise.all(
    all.map(async ({ from, to }) => {
      const answer = await app.inject({
        url: `/api/v2/usage/statement?${new URLSearchParams({ from, to }).toString()}`,
      });
      expect(answer.statusCode).toBe(200);
      return answer.json<Period & { opening: number; issued: number; expired: number; closing: number }>();
    }),
  );
  expect(totals.map(({ from, to }) => ({ from, to }))).toEqual(all.map(({ from, to }) => ({ from, to })));
  expect(totals.some(({ issued }) => issued > 0)).toBe(true);
  for (const [place, { opening, from }] of totals.entries()) {
    const before = totals[place - 1];
    expect([from, opening]).toEqual(before ? [before.to, before.closing] : [from, 0]);
  }
});
