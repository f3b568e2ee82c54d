import { rebuild, type RebuildProgress } from '@leadwright/eventsourcing/rebuild/rebuild';
import { sumsOf } from '@leadwright/eventsourcing/rebuild/rebuild-compare';
import { type PostgresEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { sql } from 'kysely';
import { type BillingStored } from './contracts.ts';
import { ledger } from './ledger/domain/ledger.ts';
import { ledgerStream, subscriptionStream } from './kernel/domain/streams.ts';
import { migrationFolders } from './migrations.ts';
import { drawCommand, lotTerms, emptyModel } from './ledger/testing/random-commands.ts';
import { tamper } from './ledger/testing/tampered-rows.ts';
import { ledgerViolations } from './ledger/projections/ledger-violations.ts';
import { ownRebuildables } from './rebuildable.ts';
import { testStore } from './testing/test-store.ts';

const ACCOUNTS = 10;
const COMMANDS = 80;
const tables = ['lead_balance', 'lot', 'ledger_entry', 'subscription', 'plan_history'];
let created: TestDatabase;
let database: Database;
let store: PostgresEventStore<BillingStored>;

beforeAll(async () => {
  created = await testDatabase({ migrations: migrationFolders(repositoryRoot) });
  database = openDatabase(created.url, { max: 4 });
  store = testStore(database);
  for (let i = 0; i < ACCOUNTS; i += 1) await fill(`account-${i}`, random(i + 1));
}, 300_000);
afterAll(async () => {
  await database.close();
  await created.drop();
});

/** The same numbers for the same seed. */
function random(seed: number): () => number {
  let state = (seed * 2_654_435_761) % 2 ** 32;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

async function fill(accountId: string, next: () => number): Promise<void> {
  const context = { actorId: 'test', correlationId: 'test' };
  await store.transaction([accountId], async (tx) => {
    await tx.record(
      subscriptionStream(accountId),
      [
        {
          type: 'SubscriptionChanged' as const,
          planId: 'individual-unlimited',
          status: 'live',
          lattice: {
            latticeId: 'l',
            anchorAt: '2027-01-31T00:00:00.000000Z',
            day: 31,
            timeOfDay: '00:00:00',
            zone: 'UTC',
          },
        },
      ],
      context,
    );
    await tx.execute(
      ledgerStream(accountId),
      ledger,
      { type: 'GrantLeads', lot: lotTerms('first'), leads: 5_000 },
      context,
    );
    const asked = emptyModel();
    for (let i = 0; i < COMMANDS; i += 1) {
      const { command, cause } = drawCommand(asked, next);
      await tx.execute(ledgerStream(accountId), ledger, command, { ...context, causes: [cause] });
    }
  });
}

const sums = () => inScope(database.db, 'all', (trx) => Promise.all(tables.map((name) => sumsOf(trx, { name }))));
const logged = () =>
  inScope(database.db, 'all', async (trx) =>
    Number((await sql<{ count: string }>`select count(*) from event_log`.execute(trx)).rows[0]?.count),
  );

describe('billing, made again from its log', () => {
  it('says the same to the row in every table, and the ledger balances', async () => {
    const before = await sums();
    const events = await logged();
    expect(events).toBeGreaterThan(ACCOUNTS * COMMANDS * 0.5);
    const speeds: string[] = [];
    for (const projection of ownRebuildables) {
      const report = await rebuild({ database, projection });
      expect(report).toMatchObject({ events, swapped: true, differences: [] });
      speeds.push(
        `${projection.name}: ${report.events} events in ${report.seconds.toFixed(2)} s, ${Math.round(report.events / report.seconds)}/s`,
      );
    }
    process.stdout.write(`${speeds.join('\n')}\n`);
    expect(await sums()).toEqual(before);
    expect(before.every(({ rows }) => rows > 0)).toBe(true);
    expect(await ledgerViolations(database.db)).toEqual([]);
  });

  it('is right again where a table was damaged, and the next command goes on from there', async () => {
    const before = await sums();
    await tamper(database, "delete from ledger_entry where account_id = 'account-1' and seq % 3 = 0");
    const [projection] = ownRebuildables;
    if (!projection) throw new Error('billing has a ledger');
    expect(await rebuild({ database, projection })).toMatchObject({
      swapped: false,
      differences: [{ table: 'ledger_entry', accountId: 'account-1' }],
    });
    expect(await rebuild({ database, projection, acceptDifferences: true })).toMatchObject({ swapped: true });
    expect(await sums()).toEqual(before);
    await expect(
      inScope(database.db, 'all', (trx) => sql`delete from ledger_entry where seq = 0`.execute(trx)),
    ).rejects.toThrow('permission denied for table ledger_entry');
    await fill('account-new', random(99));
    expect(await ledgerViolations(database.db)).toEqual([]);
  });

  it('takes in what is booked just before the swap, and holds balances to their lots as before', async () => {
    const [projection] = ownRebuildables;
    if (!projection) throw new Error('billing has a ledger');
    const onProgress = ({ phase }: RebuildProgress): Promise<void> | undefined =>
      phase === 'swapping' ? fill('account-meanwhile', random(7)) : undefined;
    expect(await rebuild({ database, projection, onProgress })).toMatchObject({ swapped: true, differences: [] });
    expect(await ledgerViolations(database.db)).toEqual([]);
    await expect(
      inScope(database.db, 'all', (trx) => sql`delete from lead_balance where account_id = 'account-1'`.execute(trx)),
    ).rejects.toMatchObject({ cause: { message: 'the balance of account-1 is not the sum of its lots' } });
  });
});
