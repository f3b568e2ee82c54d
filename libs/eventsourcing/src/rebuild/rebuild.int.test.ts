import { BillingEventSchema, type BillingEvent } from '@leadwright/contracts/billing/v1/billing_events';
import { createMemoryBus } from '@leadwright/messaging/memory/bus';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { inScope } from '@leadwright/postgres/scope';
import { eventually } from '@leadwright/testing/eventually';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { sql, type Kysely } from 'kysely';
import pg from 'pg';
import { recordOf } from '../log/published-event.ts';
import type { ApplyParts } from '../consume/apply-records.ts';
import { reactInOrder, type React } from '../consume/react-in-order.ts';
import { startConsumer } from '../consume/consumer.ts';
import { contextOf, tallyContract, type TallyEvent } from '../store/event-store.contract.ts';
import { createMemoryEventStore } from '../store/event-store.memory.ts';
import { openEventStore, type PostgresEventStore } from '../store/event-store.postgres.ts';
import { projectionOf, type Write } from '../store/projection-of.ts';
import type { EventStore } from '../event-store.ts';
import { eventSourcingMigrations } from '../store/migrations.ts';
import { ownerOf } from '../consume/owner-client.ts';
import { decoderOf } from '../consume/reactions-to.ts';
import { consumedLog } from '../consume/consumed-log.ts';
import { ownLog } from './own-log.ts';
import { rebuild, RebuildRunningError, type RebuildProgress, type ProjectedTables } from './rebuild.ts';

const logger = createLogger('test', 'silent');
let own: TestDatabase;
let database: Database;
let superuser: pg.Client;
let store: PostgresEventStore<TallyEvent>;

/** A running sum, so that a lost or repeated event changes the result. */
const addUp = async (
  points: number,
  { accountId, accountSeq }: Parameters<Write<TallyEvent>>[1],
  db: Kysely<unknown>,
) =>
  void (await sql`insert into total (account_id, points, events, last_seq) values (${accountId}, ${points}, 1, ${accountSeq})
    on conflict (account_id) do update set points = total.points + excluded.points, events = total.events + 1, last_seq = excluded.last_seq`.execute(
    db,
  ));
const onTally = projectionOf<TallyEvent>({
  Opened: (_event, stored, db) => addUp(0, stored, db),
  Added: ({ points }, stored, db) => addUp(points, stored, db),
});
const totals: ProjectedTables = {
  name: 'totals',
  tables: [{ name: 'total' }],
  source: () => ownLog(tallyContract.topic, onTally),
};

beforeAll(async () => {
  own = await testDatabase({ migrations: [eventSourcingMigrations(repositoryRoot)] });
  database = openDatabase(own.url);
  superuser = new pg.Client({ connectionString: own.superuserUrl });
  await superuser.connect();
  for (const table of ['total', 'received_total']) {
    await database.pool
      .query(`create table ${table} (account_id text primary key, points bigint not null check (points >= 0), events int not null,
      last_seq bigint not null, seen_at timestamptz not null default clock_timestamp(), constraint ${table}_counts unique (account_id, events)) with (fillfactor = 70)`);
    await database.pool.query(`create index ${table}_rich on ${table} (points desc) where points > 10`);
    await database.pool.query(
      `alter table ${table} enable row level security; alter table ${table} force row level security`,
    );
    await database.pool
      .query(`create policy by_account on ${table} using (current_setting('leadwright.scope', true) = 'all'
      or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\\x1f')))`);
  }
});
afterAll(async () => {
  await superuser.end();
  await database.close();
  await own.drop();
});
beforeEach(async () => {
  await inScope(database.db, 'all', (trx) =>
    sql`truncate event_log, head, inbox, parked, effect, total, received_total`.execute(trx),
  );
  store = openEventStore({ ...tallyContract, database, projections: [onTally], logger });
});

const append = (accountId: string, count = 1) =>
  store.transaction([accountId], (tx) =>
    tx.record(
      { accountId, streamId: 's' },
      Array.from({ length: count }, (_, i) => ({ type: 'Added' as const, points: i + 1 })),
      contextOf(),
    ),
  );
const rows = async (table: string) =>
  (
    await superuser.query<{ account_id: string; points: string; events: number; last_seq: string }>(
      `select account_id, points, events, last_seq from ${table} order by account_id`,
    )
  ).rows;
const folded = async () =>
  (
    await superuser.query(`select account_id, sum((payload->>'points')::int)::text as points, count(*)::int as events, max(account_seq)::text as last_seq
    from event_log group by account_id order by account_id`)
  ).rows as unknown[];
const notCompared = (projection: ProjectedTables): ProjectedTables => ({
  ...projection,
  tables: projection.tables.map((table) => ({ ...table, notCompared: ['seen_at'] })),
});
const run = (onProgress?: (progress: RebuildProgress) => Promise<void>, more: { acceptDifferences?: boolean } = {}) =>
  rebuild({ database, projection: notCompared(totals), ...(onProgress ? { onProgress } : {}), ...more });
const leftovers = async () =>
  (await superuser.query(`select nspname from pg_namespace where nspname like 'rebuild%'`)).rows;
const shape = async () =>
  (
    await superuser.query<{ what: string }>(`
  select indexdef as what from pg_indexes where schemaname = 'public' and tablename = 'total'
  union all select conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where conrelid = 'public.total'::regclass
  union all select policyname || ' ' || qual || ' ' || cmd from pg_policies where schemaname = 'public' and tablename = 'total'
  union all select attname || ' ' || attnotnull || ' ' || coalesce(pg_get_expr(adbin, adrelid), '') from pg_attribute
    left join pg_attrdef on adrelid = attrelid and adnum = attnum where attrelid = 'public.total'::regclass and attnum > 0
  union all select reloptions::text from pg_class where oid = 'public.total'::regclass and reloptions is not null
  union all select relrowsecurity || ' ' || relforcerowsecurity || ' ' || relowner::regrole from pg_class where oid = 'public.total'::regclass
  order by 1`)
  ).rows.map(({ what }) => what);

describe("a rebuild from the service's own log", () => {
  it('builds the same table with its names, checks, indexes and row security, and cleans up after itself', async () => {
    await append('a', 3);
    await append('b', 2);
    const before = [await rows('total'), await shape()];
    const {
      rows: [oid],
    } = await superuser.query(`select 'public.total'::regclass::oid as oid`);
    // Wait until all events are visible: those hidden by other databases' transactions are only compared at the swap.
    await eventually(async () => expect(await store.readAll('', 10)).toHaveLength(5));
    const report = await run();
    expect(report).toMatchObject({ events: 5, swapped: true, differences: [], tables: [{ table: 'total', rows: 2 }] });
    expect([await rows('total'), await shape()]).toEqual(before);
    expect((await superuser.query(`select 'public.total'::regclass::oid as oid`)).rows[0]).not.toEqual(oid);
    expect(await leftovers()).toEqual([]);
    await append('a', 1);
    expect(await rows('total')).toEqual(await folded());
  });

  it('neither loses nor repeats concurrent writes, not even during the swap', async () => {
    const writes: Promise<unknown>[] = [];
    const write = (): void => {
      for (let lane = 0; lane < 8; lane += 1) writes.push(append(`account-${lane % 5}`, 1 + (lane % 2)));
    };
    write();
    for (let i = 0; i < 5; i += 1) {
      const report = run(async ({ phase }) => {
        write();
        if (phase !== 'swapping') await Promise.all(writes);
      });
      expect(await report).toMatchObject({ swapped: true, differences: [] });
      write();
    }
    await Promise.all(writes);
    expect(writes.length).toBeGreaterThan(100);
    expect(await rows('total')).toEqual(await folded());
  });

  it('keeps the live table if the two differ and names the accounts, but swaps if the caller accepts differences', async () => {
    await append('a', 3);
    await append('b', 1);
    await superuser.query(`update total set points = 99 where account_id = 'a'`);
    await superuser.query(`insert into total values ('ghost', 1, 1, 1)`);
    const refused = await run();
    expect(refused).toMatchObject({
      swapped: false,
      differences: [
        { table: 'total', accountId: 'a', liveRows: 1, rebuiltRows: 1 },
        { accountId: 'ghost', liveRows: 1, rebuiltRows: 0 },
      ],
    });
    expect((await rows('total')).map(({ points }) => points)).toEqual(['99', '1', '1']);
    expect(await run(undefined, { acceptDifferences: true })).toMatchObject({ swapped: true, differences: [{}, {}] });
    expect(await rows('total')).toEqual(await folded());
    expect(await leftovers()).toEqual([]);
  });

  it('finds a difference in an account that changes during the rebuild', async () => {
    await append('a', 3);
    await superuser.query(`update total set points = 99 where account_id = 'a'`);
    const report = await run(async ({ phase }) => {
      if (phase === 'comparing' || phase === 'swapping') await append('a', 1);
    });
    expect(report).toMatchObject({ swapped: false, differences: [{ accountId: 'a' }] });
  });

  it('leaves the live table intact wherever its connection breaks, and the next rebuild succeeds', async () => {
    for (let i = 0; i < 30; i += 1) await append(`account-${i}`, 5);
    const before = await rows('total');
    // Hidden events would leave nothing to build before the swap, and no batch in which to break.
    await eventually(async () => expect(await store.readAll('', 200)).toHaveLength(150));
    for (const phase of ['building', 'comparing', 'catching-up', 'swapping'] as const) {
      const killed = run(async (progress) => {
        if (progress.phase !== phase || (phase === 'building' && progress.events === 0)) return;
        await superuser.query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and database = (select oid from pg_database
          where datname = current_database()) and (classid::bigint << 32 | objid::bigint) = hashtextextended('rebuild', 0)`);
      });
      await expect(killed).rejects.toThrow(/connection|ECONNRESET|EPIPE/i);
      expect(await rows('total')).toEqual(before);
    }
    await append('account-1', 1);
    expect(await run()).toMatchObject({ swapped: true, differences: [] });
    expect([await rows('total'), await leftovers()]).toEqual([await folded(), []]);
  }, 60_000);

  it('waits for an open write transaction and includes its event', async () => {
    await append('a', 2);
    const gate = { open: (): void => undefined };
    const opened = new Promise<void>((resolve) => {
      gate.open = resolve;
    });
    const writing = store.transaction(['b'], async (tx) => {
      await tx.record({ accountId: 'b', streamId: 's' }, [{ type: 'Added', points: 7 }], contextOf());
      await opened;
    });
    const tried = { swaps: 0 };
    const report = run(async ({ phase }) => {
      if (phase !== 'swapping') return;
      tried.swaps += 1;
      if (tried.swaps === 2) gate.open();
    });
    await writing;
    expect(await report).toMatchObject({ swapped: true, differences: [] });
    expect(tried.swaps).toBeGreaterThanOrEqual(2);
    expect(await rows('total')).toEqual(await folded());
  });

  it('refuses a second rebuild in the same database at once', async () => {
    await append('a', 1);
    await run(async ({ phase }) => {
      if (phase === 'comparing') await expect(run()).rejects.toThrow(RebuildRunningError);
    });
  });

  it('hides every table from a projection except its own', async () => {
    await append('a', 1);
    const stray: ProjectedTables = {
      ...totals,
      source: () =>
        ownLog(
          tallyContract.topic,
          async (_events, db) => void (await sql`update received_total set points = 0`.execute(db)),
        ),
    };
    await expect(rebuild({ database, projection: stray })).rejects.toThrow('relation "received_total" does not exist');
    expect(await leftovers()).toEqual([]);
  });

  it('refuses a table with anything that it cannot copy', async () => {
    await database.pool.query('create view rich as select * from total');
    await expect(run()).rejects.toThrow('total has a view');
    await database.pool.query('drop view rich');
  });
});

describe("a rebuild from another service's log", () => {
  const service = 'export';
  let producer: EventStore<TallyEvent>;
  const remember: React<BillingEvent> = async ({ accountId, accountSeq, message, replay, eventId }, tx) => {
    const points = message.event.case === 'leadsExpired' ? Number(message.event.value.expired[0]?.leads ?? 0) : 0;
    await sql`insert into received_total (account_id, points, events, last_seq) values (${accountId}, ${points}, 1, ${accountSeq})
      on conflict (account_id) do update set points = received_total.points + excluded.points, events = received_total.events + 1, last_seq = excluded.last_seq`.execute(
      tx.db,
    );
    if (replay) return;
    await sql`insert into effect (id, account_id, kind, request, request_hash, state, changed_at)
      values (${`mail-${eventId}`}, ${accountId}, 'mail', '{}', ''::bytea, 'planned', now())`.execute(tx.db);
  };
  const partsOf = (react: React<BillingEvent>): ApplyParts<BillingEvent> => ({
    service,
    inbox: { consumer: 'export.billing', topic: tallyContract.topic },
    store,
    react,
    schemaV: 1,
    decode: decoderOf(BillingEventSchema),
    counters: { applied: 0, duplicates: 0, unknown: 0, parked: 0, gaps: 0, retries: 0, late: 0 },
  });
  const receivedTotals = (react = remember): ProjectedTables =>
    notCompared({
      name: 'received-totals',
      tables: [{ name: 'received_total' }],
      source: () => consumedLog(partsOf(react), ownerOf(producer)),
    });
  const produce = (accountId: string, count: number) =>
    producer.transaction([accountId], (tx) =>
      tx.record(
        { accountId, streamId: 's' },
        Array.from({ length: count }, (_, i) => ({ type: 'Added' as const, points: i + 1 })),
        contextOf(),
      ),
    );
  const effects = async () =>
    Number((await superuser.query<{ count: string }>('select count(*) from effect')).rows[0]?.count);
  /** Applies events as the consumer does. */
  const consume = async (accountId: string, after: number, count: number) => {
    const events = await producer.readAccount(accountId, after, count);
    for (const event of events) {
      await store.transaction([accountId], async (tx) => {
        const record = { ...recordOf(event), partition: 0, offset: 0 };
        await reactInOrder(partsOf(remember), tx, { applied: 0, unknown: 0 }).take(record);
        await sql`insert into inbox values ('export.billing', ${event.topic}, ${accountId}, ${event.accountSeq})
          on conflict (consumer, topic, account_id) do update set last_seq = excluded.last_seq`.execute(tx.db);
      });
    }
  };
  beforeEach(() => {
    producer = createMemoryEventStore(tallyContract);
  });

  it('stops at the inbox, so that the consumer applies the rest itself', async () => {
    await produce('a', 5);
    await produce('b', 2);
    await consume('a', 0, 3);
    const before = await rows('received_total');
    expect(await rebuild({ database, projection: receivedTotals() })).toMatchObject({
      swapped: true,
      differences: [],
      events: 3,
    });
    expect(await rows('received_total')).toEqual(before);
    await consume('a', 3, 2);
    expect((await rows('received_total'))[0]).toMatchObject({ account_id: 'a', points: '15', events: 5 });
  });

  it('includes what the consumer applies during the rebuild', async () => {
    await produce('a', 300);
    await consume('a', 0, 20);
    const received = { upTo: 20 };
    const report = await rebuild({
      database,
      projection: receivedTotals(),
      onProgress: async ({ phase }) => {
        if (phase === 'building') return;
        await consume('a', received.upTo, 10);
        received.upTo += 10;
      },
    });
    expect(report).toMatchObject({ swapped: true, differences: [], events: received.upTo });
    expect((await rows('received_total'))[0]).toMatchObject({ events: received.upTo, last_seq: String(received.upTo) });
  });

  it('fires no effect: a reaction sees the replay and plans none, and one that ignores the replay fails', async () => {
    await produce('a', 4);
    await consume('a', 0, 4);
    expect(await effects()).toBe(4);
    await rebuild({ database, projection: receivedTotals() });
    expect(await effects()).toBe(4);
    const ignoring: React<BillingEvent> = (received, tx) => remember({ ...received, replay: false }, tx);
    await expect(rebuild({ database, projection: receivedTotals(ignoring) })).rejects.toThrow(
      'relation "effect" does not exist',
    );
    const deciding: React<BillingEvent> = async ({ accountId, context }, tx) =>
      void (await tx.record({ accountId, streamId: 'x' }, [{ type: 'Opened' }], context));
    await expect(rebuild({ database, projection: receivedTotals(deciding) })).rejects.toThrow(
      'a rebuild decides nothing and records nothing',
    );
    expect([await effects(), (await rows('received_total'))[0]]).toMatchObject([4, { account_id: 'a', events: 4 }]);
  });

  it('runs beside an active consumer, and neither misses nor repeats a record', async () => {
    const bus = createMemoryBus();
    const consumer = await startConsumer({
      service,
      store,
      bus,
      database,
      topic: tallyContract.topic,
      owner: ownerOf(producer),
      logger,
      decode: decoderOf(BillingEventSchema),
      react: remember,
    });
    const state = { published: 0 };
    const publishSome = async (): Promise<void> => {
      for (let i = 0; i < 8; i += 1) {
        const events = await produce(`account-${i}`, 2);
        state.published += events.length;
        await bus.publish(events.map(recordOf));
      }
    };
    try {
      await publishSome();
      for (let i = 0; i < 2; i += 1) {
        // Do not wait for the consumer: it is still applying records when the swap comes.
        const report = await rebuild({ database, projection: receivedTotals(), onProgress: publishSome });
        expect(report).toMatchObject({ swapped: true, differences: [] });
      }
    } finally {
      try {
        await eventually(() => consumer.counters.applied === state.published);
      } finally {
        await consumer.stop();
        await bus.close();
      }
    }
    expect((await rows('received_total')).reduce((sum, { events }) => sum + events, 0)).toBe(state.published);
    expect(await effects()).toBe(state.published);
  }, 120_000);
});
