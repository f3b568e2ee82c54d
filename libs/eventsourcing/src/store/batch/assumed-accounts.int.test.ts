// Several processes write the same accounts, each taking those that it has just written as it left them. They answer
// and store what one process in memory does.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import fc from 'fast-check';
import pg from 'pg';
import { cases } from '@leadwright/testing/seeds/run-seed';
import type { EventStore } from '../../event-store.ts';
import { verifyAccount } from '../../log/verify-chain.ts';
import { contextOf, tally, tallyContract, type TallyEvent } from '../event-store.contract.ts';
import { createMemoryEventStore } from '../event-store.memory.ts';
import { openEventStore } from '../event-store.postgres.ts';
import { eventSourcingMigrations } from '../migrations.ts';

const PROCESSES = 3;

let own: TestDatabase;
let databases: Database[];
let processes: EventStore<TallyEvent>[];
let operator: pg.Client;
let accounts = 0;

beforeAll(async () => {
  own = await testDatabase({ migrations: [eventSourcingMigrations(repositoryRoot)] });
  databases = Array.from({ length: PROCESSES }, () => openDatabase(own.url, { max: 3 }));
  const logger = createLogger('test', 'silent');
  processes = databases.map((database) => openEventStore({ ...tallyContract, database, projections: [], logger }));
  operator = new pg.Client({ connectionString: own.superuserUrl });
  await operator.connect();
});
afterAll(async () => {
  await operator.end();
  for (const database of databases) await database.close();
  await own.drop();
});

/** Two points mean nothing to it: an answer without events. */
const idle: typeof tally = {
  ...tally,
  decide: (command, state) =>
    command.type === 'add' && command.points === 2 ? { accepted: true, events: [] } : tally.decide(command, state),
};
const deciders = { tally, idle, lenient: { ...tally, checkRepeat: () => null } };

type Step = {
  process: number;
  stream: number;
  command: { type: 'open' } | { type: 'add'; points: number; id?: string };
  causes: string[];
  decider: keyof typeof deciders;
  way: 'queued' | 'made' | 'transaction';
};

const steps: fc.Arbitrary<Step> = fc.record({
  process: fc.nat(PROCESSES - 1),
  stream: fc.nat(1),
  command: fc.oneof(
    { weight: 1, arbitrary: fc.constant({ type: 'open' as const }) },
    { weight: 5, arbitrary: fc.record({ type: fc.constant('add' as const), points: fc.constantFrom(1, 2, 30, 45) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constant('add' as const),
        points: fc.constantFrom(1, 2, 30),
        id: fc.constantFrom('x', 'y'),
      }),
    },
  ),
  causes: fc.subarray(['a', 'b', 'c'], { maxLength: 1 }),
  decider: fc.constantFrom('tally' as const, 'idle' as const, 'lenient' as const),
  way: fc.constantFrom('queued' as const, 'queued' as const, 'made' as const, 'transaction' as const),
});

async function take(store: EventStore<TallyEvent>, accountId: string, step: Step): Promise<unknown> {
  const stream = { accountId, streamId: `tally-${step.stream}` };
  const decider = deciders[step.decider];
  const context = contextOf({ causes: [...step.causes] });
  const answer = await (step.way === 'transaction'
    ? store.transaction([accountId], (tx) => tx.execute(stream, decider, step.command, context))
    : store.execute(stream, decider, step.way === 'made' ? () => step.command : step.command, context));
  return answer.accepted
    ? { version: answer.version, events: answer.events.map(({ accountSeq, event }) => ({ accountSeq, event })) }
    : answer.refusal;
}

async function stored(store: EventStore<TallyEvent>, accountId: string): Promise<unknown[]> {
  const events = await store.readAccount(accountId, 0, 1_000);
  expect(await verifyAccount(tallyContract, store, accountId, events.length)).toMatchObject({ ok: true });
  const times = events.map(({ recordedAt }) => recordedAt);
  expect(times).toEqual([...times].sort());
  return events.map(({ accountSeq, streamId, event }) => ({ accountSeq, streamId, event }));
}

const processOf = (n: number): EventStore<TallyEvent> => processes[n] as EventStore<TallyEvent>;
const add = (store: EventStore<TallyEvent>, accountId: string, points = 1) =>
  store.execute({ accountId, streamId: 'tally-0' }, tally, { type: 'add', points }, contextOf());
const open = (store: EventStore<TallyEvent>, accountId: string) =>
  store.execute({ accountId, streamId: 'tally-0' }, tally, { type: 'open' }, contextOf());

/** How many times this process has asked for heads since. */
function countLookups({ pool }: Database): () => number {
  let count = 0;
  const seen = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (seen.has(client)) return;
    seen.add(client);
    const query = client.query.bind(client) as (first: unknown, ...more: unknown[]) => unknown;
    client.query = ((first: unknown, ...more: unknown[]) => {
      const text = (first as { text?: string }).text ?? '';
      if (text.includes('as head_seq')) count += 1;
      return query(first, ...more);
    }) as typeof client.query;
  });
  return () => count;
}

describe('processes that assume an account to be as they left it', () => {
  it('answer and store what one process in memory does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 5, maxLength: 25 }), async (history) => {
        accounts += 1;
        const accountId = `history-${accounts}`;
        const model = createMemoryEventStore<TallyEvent>(tallyContract);
        for (const step of history)
          expect(await take(processOf(step.process), accountId, step)).toEqual(await take(model, accountId, step));
        expect(await stored(processOf(0), accountId)).toEqual(await stored(model, accountId));
      }),
      cases(60),
    );
  });

  // Several accounts: on a busy machine one may be read because its second has passed.
  it('refuse nothing on a state that another process has changed', async () => {
    const [first, second] = [processOf(0), processOf(1)];
    for (let n = 0; n < 10; n++) {
      const accountId = `stale-${n}`;
      await open(first, accountId);
      await add(first, accountId, 95);
      await add(second, accountId, 3);
      expect(await add(first, accountId, 6)).toEqual({ accepted: false, refusal: { code: 'too-many', total: 98 } });
    }
  });

  it('look nothing up before an append where nobody wrote in between, and the account where somebody did', async () => {
    const [first, second] = [processOf(0), processOf(1)];
    const lookups = countLookups(databases[0] as Database);
    await open(first, 'counted');
    expect(lookups()).toBe(1);
    await add(first, 'counted');
    await add(first, 'counted');
    expect(lookups()).toBe(1);
    await add(second, 'counted');
    await add(first, 'counted');
    expect(lookups()).toBe(2);
    // Somebody else writes the account: it is read first for a while.
    await add(first, 'counted');
    expect(lookups()).toBe(3);
    expect(await stored(first, 'counted')).toHaveLength(6);
  });

  it('chain nothing to an event that a restore took away', async () => {
    const store = processOf(0);
    await open(store, 'restored');
    await add(store, 'restored', 1);
    await add(store, 'restored', 2);
    await operator.query(`delete from event_log where account_id = 'restored' and account_seq = 3`);
    await operator.query(`delete from head where account_id = 'restored'`);
    await add(store, 'restored', 4);
    expect(await stored(store, 'restored')).toMatchObject([
      { event: { type: 'Opened' } },
      { event: { points: 1 } },
      { accountSeq: 3, event: { points: 4 } },
    ]);
  });

  it('chain nothing to an event that was replaced by another of the same number', async () => {
    const [first, second] = [processOf(0), processOf(1)];
    await open(first, 'replaced');
    await add(first, 'replaced', 1);
    await operator.query(`delete from event_log where account_id = 'replaced' and account_seq = 2`);
    await operator.query(`delete from head where account_id = 'replaced'`);
    await add(second, 'replaced', 5);
    await operator.query(`delete from head where account_id = 'replaced'`);
    await add(first, 'replaced', 7);
    expect(await stored(first, 'replaced')).toMatchObject([{}, { event: { points: 5 } }, { event: { points: 7 } }]);
  });
});
