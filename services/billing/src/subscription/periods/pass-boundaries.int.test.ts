import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { type PostgresEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import { inScope } from '@leadwright/postgres/scope';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { openTelemetry } from '@leadwright/runtime/telemetry/telemetry';
import { type BillingStored } from '../../contracts.ts';
import { instantOf } from '../../kernel/domain/instant.ts';
import { latticeFrom } from '../../kernel/domain/lattice.ts';
import { subscriptionStream } from '../../kernel/domain/streams.ts';
import { accountsDue } from '../projections/due.ts';
import { accountOverTime, context, providerInvoice, providerSubscription } from '../testing/account-over-time.ts';
import { checkRules, openStoredLedger, type StoredLedger } from '../../ledger/testing/stored-ledger.ts';
import { passDue } from './pass-boundaries.ts';
import { testStore } from '../../testing/test-store.ts';

const logger = createLogger('pass-boundaries', 'silent');
const DAY_MS = 86_400_000;

describe('passing of boundaries, stored', () => {
  let stored: StoredLedger;
  let store: PostgresEventStore<BillingStored>;
  let offsetMs = 0;
  const now = (): number => Date.now() + offsetMs;
  const agoIso = (days: number): string => instantOf(new Date(Date.now() - days * DAY_MS).toISOString());

  beforeAll(async () => {
    stored = await openStoredLedger({ connections: 6 });
    store = testStore(stored.database, { clockOffsetMs: () => offsetMs });
  });
  afterAll(() => stored.close());

  const sweep = async (): Promise<{ passed: number; late: number[] }> => {
    const { metrics, stop } = await openTelemetry('billing', { otlpUrl: undefined, logger });
    const seen = { passed: 0, late: [] as number[] };
    await passDue(
      { database: stored.database, store, metrics, logger, clockOffsetMs: () => offsetMs },
      new AbortController().signal,
      {
        late: (ms) => seen.late.push(ms),
        passed: (boundaries) => (seen.passed += boundaries),
      },
    );
    await stop();
    return seen;
  };
  const granted = async (accountId: string): Promise<string[]> =>
    (await store.readAccount(accountId, 0, 1_000)).flatMap(({ event }) =>
      event.type === 'LeadsGranted' ? [event.effectiveAt ?? ''] : [],
    );

  it('finds accounts by their column, passes each missed boundary once, and then finds none', async () => {
    const accounts = Array.from({ length: 25 }, (_, n) => `due-${n}`);
    for (const accountId of accounts) {
      await accountOverTime({ store, accountId }).start('team-unlimited', agoIso(75));
    }
    const first = await sweep();
    expect(first.passed).toBe(50);
    expect(first.late[0]).toBeGreaterThan(40 * DAY_MS);
    expect(first.late.at(-1)).toBe(0);
    for (const accountId of accounts) expect(await granted(accountId)).toHaveLength(3);
    expect(await sweep()).toEqual({ passed: 0, late: [0] });
    await checkRules(stored);
  });

  it('begins the next period when the clock is moved over its boundary', async () => {
    await accountOverTime({ store, accountId: 'moved' }).start('rollover-50k', agoIso(1));
    await sweep();
    expect(await granted('moved')).toHaveLength(1);
    offsetMs = 40 * DAY_MS;
    await sweep();
    expect(await granted('moved')).toHaveLength(2);
    offsetMs = 0;
  });

  it('folds an account whose subscription was stored before periods were followed, and finds it due', async () => {
    const accountId = 'old';
    const lattice = latticeFrom('old-lattice', agoIso(40), 'UTC');
    await store.transaction([accountId], (tx) =>
      tx.record<BillingStored>(
        subscriptionStream(accountId),
        [
          {
            type: 'SubscriptionChanged',
            planId: 'team-unlimited',
            status: 'live',
            lattice,
            effectiveAt: lattice.anchorAt,
          },
        ],
        context,
      ),
    );
    await sweep();
    expect(await granted(accountId)).toHaveLength(1);
    expect(await accountOverTime({ store, accountId }).state()).toMatchObject({ period: 1, provider: null });
  });

  it('corrects a row that says its anchor, as the migration leaves it', async () => {
    const accountId = 'anchored';
    await accountOverTime({ store, accountId }).start('team-unlimited', agoIso(2));
    await inScope(stored.database.db, 'all', (trx) =>
      sql`update subscription set next_due_at = anchor_at where account_id = ${accountId}`.execute(trx),
    );
    expect((await sweep()).passed).toBe(0);
    const due = await inScope(stored.database.db, 'all', (trx) =>
      accountsDue(trx, instantOf(new Date(now()).toISOString()), { limit: 100 }),
    );
    expect(due).toEqual([]);
  });

  it('ends lots of accounts with and without a plan, once, and stops at one whose rows are not its fold', async () => {
    const lot = (expiresAt: string) => ({
      ...{ lotId: 'given', source: 'given', kind: 'manual' as const, category: 'promotional' as const, priority: 50 },
      ...{ effectiveAt: agoIso(30), expiresAt, onlyDictionaries: [], costCents: 0, invoiceId: null },
    });
    const accounts = ['without-plan', 'with-plan', 'other-rows'];
    await accountOverTime({ store, accountId: 'with-plan' }).start('team-unlimited', agoIso(2));
    for (const accountId of accounts) {
      const expiresAt = accountId === 'other-rows' ? agoIso(-9) : agoIso(3);
      await stored.tell(accountId, { type: 'GrantLeads', leads: 40, lot: lot(expiresAt) }, 'given');
    }
    const endsAt = (at: string) =>
      inScope(stored.database.db, ['other-rows'], (trx) =>
        sql`update lot set expires_at = ${at}::timestamptz where account_id = 'other-rows'`.execute(trx),
      );
    await endsAt(agoIso(3));
    await sweep();
    await sweep();
    for (const accountId of accounts) {
      const ended = (await store.readAccount(accountId, 0, 100)).flatMap(({ event }) =>
        event.type === 'LeadsExpired' ? [[event.expired, event.effectiveAt]] : [],
      );
      const once = [[[{ lotId: 'given', leads: 40 }], expect.stringContaining(agoIso(3).slice(0, 10))]];
      expect(ended).toEqual(accountId === 'other-rows' ? [] : once);
    }
    await endsAt(agoIso(-9));
    await checkRules(stored);
  });

  it('S9: stores one lot, whichever of two workers reads the paid invoice first', async () => {
    const accountId = 'two-workers';
    const account = accountOverTime({ store, accountId });
    const period = { periodStart: agoIso(3), periodEnd: agoIso(-27) };
    const invoice = providerInvoice({ invoiceId: 'in-1', reason: 'first', ...period });
    const read = { subscription: providerSubscription(period), invoices: [invoice] };
    await Promise.all([account.apply(read), account.apply(read), account.apply(read)]);
    expect(await granted(accountId)).toEqual([period.periodStart]);
    const { rows } = await inScope(stored.database.db, [accountId], (trx) =>
      sql<{
        status: string;
        paid_cents: string;
      }>`select status, paid_cents from invoice where account_id = ${accountId}`.execute(trx),
    );
    expect(rows).toEqual([{ status: 'paid', paid_cents: String(invoice.paidCents) }]);
    await checkRules(stored);
  });
});
