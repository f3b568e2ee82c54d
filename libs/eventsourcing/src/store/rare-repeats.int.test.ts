// Transactions whose repeats are rare answer and store what others do: random histories, run both ways.
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import fc from 'fast-check';
import { cases } from '@leadwright/testing/seeds/run-seed';
import { contextOf, tally, tallyContract, TALLY_MAX, type TallyEvent } from './event-store.contract.ts';
import { openEventStore, type PostgresEventStore } from './event-store.postgres.ts';
import type { EventStore, Opening, WriteTransaction } from '../event-store.ts';
import { eventSourcingMigrations } from './migrations.ts';
import { verifyAccount } from '../log/verify-chain.ts';

let own: TestDatabase;
let database: Database;
let store: PostgresEventStore<TallyEvent>;
let accounts = 0;

beforeAll(async () => {
  own = await testDatabase({ migrations: [eventSourcingMigrations(repositoryRoot)] });
  database = openDatabase(own.url, { max: 6 });
  store = openEventStore({ ...tallyContract, database, projections: [], logger: createLogger('test', 'silent') });
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

// It has a new total only where the limit allows it: what is decided again as if it were new may throw.
const strict: typeof tally = {
  ...tally,
  decide: (command, state) => {
    const decision = tally.decide(command, state);
    if (!decision.accepted && decision.refusal.code === 'too-many') throw new Error('beyond the limit');
    return decision;
  },
};
// Two points mean nothing to it, so an answer without events may be a repeat's or not.
const idle: typeof tally = {
  ...tally,
  decide: (command, state) =>
    command.type === 'add' && command.points === 2 ? { accepted: true, events: [] } : tally.decide(command, state),
};
const deciders = { tally, strict, idle, lenient: { ...tally, checkRepeat: () => null } };

type Step =
  | { kind: 'open'; stream: number }
  | { kind: 'add'; stream: number; points: number; causes: string[]; decider: keyof typeof deciders }
  | { kind: 'ask'; causes: string[] }
  | { kind: 'record'; stream: number; causes: string[] };
type Turn = { asked: { stream: number; causes: string[] }[]; steps: Step[]; throws: boolean };

const streamNumber = fc.nat(1);
const keys = fc.subarray(['a', 'b', 'c', 'd'], { maxLength: 2 });
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('open' as const), stream: streamNumber }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      stream: streamNumber,
      points: fc.constantFrom(1, 2, 60),
      causes: keys,
      decider: fc.constantFrom('tally' as const, 'strict' as const, 'idle' as const, 'lenient' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('ask' as const), causes: keys }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('record' as const), stream: streamNumber, causes: keys }) },
);
const turns: fc.Arbitrary<Turn> = fc.record({
  asked: fc.array(fc.record({ stream: streamNumber, causes: keys }), { maxLength: 3 }),
  steps: fc.array(steps, { minLength: 1, maxLength: 5 }),
  throws: fc.boolean(),
});

const streamOf = (accountId: string, n: number) => ({ accountId, streamId: n < 2 ? `tally-${n}` : `record-${n}` });

async function doStep(tx: WriteTransaction, accountId: string, step: Step): Promise<unknown> {
  switch (step.kind) {
    case 'open':
      return shown(await tx.execute(streamOf(accountId, step.stream), tally, { type: 'open' }, contextOf()));
    case 'add': {
      const { stream, points, causes, decider } = step;
      const command = { type: 'add' as const, points };
      return shown(
        await tx.execute(streamOf(accountId, stream), deciders[decider], command, contextOf({ causes: [...causes] })),
      );
    }
    case 'ask':
      return tx.isStored({ stream: streamOf(accountId, 0), causes: step.causes });
    case 'record': {
      const { stream, causes } = step;
      const event = { type: 'Added' as const, points: 0 };
      return (await tx.record(streamOf(accountId, stream + 2), [event], contextOf({ causes: [...causes] }))).length;
    }
  }
}

function shown(answer: Awaited<ReturnType<EventStore['execute']>>): unknown {
  return answer.accepted
    ? { version: answer.version, events: answer.events.map(({ accountSeq, event }) => ({ accountSeq, event })) }
    : answer.refusal;
}

/** What each step answered, or what the transaction threw. */
function run(accountId: string, { asked, steps: all, throws }: Turn, opening: Opening): Promise<unknown> {
  const lookups = asked.map(({ stream, causes }) => ({ stream: streamOf(accountId, stream), causes }));
  const work = async (tx: WriteTransaction): Promise<unknown[]> => {
    const answers: unknown[] = [];
    for (const step of all) answers.push(await doStep(tx, accountId, step));
    if (throws && answers.length > 3) throw new Error('the work is given up');
    return answers;
  };
  return store
    .transaction([accountId], work, { lookups, ...opening })
    .catch((error: unknown) => (error instanceof Error ? error.message : 'unknown'));
}

async function stored(accountId: string): Promise<unknown[]> {
  const events = await store.readAccount(accountId, 0, 1_000);
  expect(await verifyAccount(tallyContract, store, accountId, events.length)).toMatchObject({ ok: true });
  return events.map(({ accountSeq, streamId, event }) => ({ accountSeq, streamId, event }));
}

const others: Opening[] = [
  { repeatsAreRare: true },
  { writesTogether: true },
  { repeatsAreRare: true, writesTogether: true },
];

describe('a transaction whose repeats are rare, or that writes together', () => {
  it('answers, throws and stores what one does that looks every key up and writes at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(turns, { minLength: 2, maxLength: 5 }), async (history) => {
        accounts += 1;
        const careful = `careful-${accounts}`;
        const answers: unknown[] = [];
        for (const turn of history) answers.push(await run(careful, turn, {}));
        for (const [n, opening] of others.entries()) {
          const other = `other-${n}-${accounts}`;
          for (const [i, turn] of history.entries()) expect(await run(other, turn, opening)).toEqual(answers[i]);
          expect(await stored(other)).toEqual(await stored(careful));
        }
      }),
      cases(30),
    );
  });

  it('stores one event for each key, whatever races with it, and says who stored it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(keys, { minLength: 4, maxLength: 8 }), async (sent) => {
        accounts += 1;
        const stream = streamOf(`race-${accounts}`, 0);
        const { accountId } = stream;
        await store.execute(stream, tally, { type: 'open' }, contextOf());
        const answers = await Promise.all(
          sent.map((causes, n) => {
            const command = { type: 'add' as const, points: 1 };
            const context = contextOf({ causes: [...causes] });
            if (n % 3 === 0) return store.execute(stream, tally, command, context);
            return store.transaction([accountId], (tx) => tx.execute(stream, tally, command, context), {
              lookups: [{ stream, causes: [] }],
              repeatsAreRare: n % 3 === 1,
            });
          }),
        );
        const events = answers.flatMap((answer) => (answer.accepted ? answer.events : []));
        expect(await stored(accountId)).toHaveLength(1 + events.length);
        for (const key of ['a', 'b', 'c', 'd']) {
          const owners = sent.filter((causes, n) => {
            const answer = answers[n];
            return causes.includes(key) && answer?.accepted && answer.events.length > 0;
          });
          expect(owners.length).toBeLessThanOrEqual(1);
        }
        // Whoever stored nothing found one of its keys stored by another.
        for (const [n, causes] of sent.entries()) {
          const answer = answers[n];
          const isFirst = answer?.accepted && answer.events.length > 0;
          if (isFirst) continue;
          expect(sent.some((others, m) => m !== n && others.some((key) => causes.includes(key)))).toBe(true);
        }
      }),
      cases(15),
    );
  });

  it('runs its work once for a new key, twice for a stored one, and once where the key was asked for', async () => {
    const stream = streamOf('counted', 0);
    await store.execute(stream, tally, { type: 'open' }, contextOf());
    const runs = async (causes: string[], points = 1): Promise<number> => {
      let count = 0;
      await store.transaction(
        ['counted'],
        async (tx) => {
          count += 1;
          await tx.execute(stream, tally, { type: 'add', points }, contextOf({ causes: ['k'] }));
        },
        { lookups: [{ stream, causes }], repeatsAreRare: true },
      );
      return count;
    };
    expect([await runs([]), await runs([]), await runs(['k'])]).toEqual([1, 2, 1]);
    // Refused as if it were new: its key is looked up first, so nothing has failed.
    expect(await runs([], TALLY_MAX)).toBe(1);
  });
});
