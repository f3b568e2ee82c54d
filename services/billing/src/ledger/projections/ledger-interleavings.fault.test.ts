// T3: whatever the order in which commands of one account come between each other, the result is
// one of running them one after the other.
import { afterAll, beforeAll, describe, it } from '@jest/globals';
import fc, { type AsyncCommand, type Scheduler } from 'fast-check';
import { verifyAccount } from '@leadwright/eventsourcing/log/verify-chain';
import {
  SCALED_MS_MAX,
  assertFloors,
  printCounts,
  runSeeds,
  scaled,
  seededRandom,
  shrinking,
} from '@leadwright/testing/fault-run';
import { startOwnCluster, type OwnCluster } from '@leadwright/testing/own-cluster';
import { checkOneByOne, type Ran } from '../testing/interleaved-ledger.ts';
import { drawCommand, lotTerms, emptyModel, type DrawnIds, type Drawn } from '../testing/random-commands.ts';
import { check, checkFolds, checkRules, openStoredLedger, type StoredLedger } from '../testing/stored-ledger.ts';
import { projectLedger } from './project-ledger.ts';

const SCHEDULES = scaled(300);
const LOAD_SECONDS = scaled(60);
const CONNECTIONS = 16;
const ACCOUNTS = 20;
// A twentieth of what a quiet two-core machine does: below it something stood still.
const OPERATIONS_A_SECOND_MIN = 25;

let cluster: OwnCluster;
let stored: StoredLedger;
// Set while schedules run: the moments inside a write at which it may stand still while others go on.
let gate: (where: string) => Promise<void> = () => Promise.resolve();

beforeAll(async () => {
  cluster = await startOwnCluster();
  stored = await openStoredLedger({
    connections: CONNECTIONS + 4,
    stores: CONNECTIONS / 2,
    projections: [
      async (events, db) => {
        await gate('before its read models');
        await projectLedger(events, db);
        await gate('before it commits');
      },
    ],
  });
}, 120_000);
afterAll(async () => {
  await stored.close();
  await cluster.stop();
}, 60_000);

/** Sends commands of one account and keeps what was answered. */
function sender(accountId: string): { send(drawn: Drawn): Promise<void>; ran: Ran[] } {
  const ran: Ran[] = [];
  let sent = 0;
  let seen = 0;
  return {
    ran,
    send: async ({ command, cause }) => {
      const before = { id: `${accountId}#${(sent += 1)}`, command, cause, seen };
      const answered = await stored.tell(accountId, command, cause, before.id);
      if (answered.accepted) seen = Math.max(seen, answered.version);
      ran.push({ ...before, answered });
    },
  };
}

describe('commands of one account that come between each other', () => {
  it(
    `leave what one after the other would leave, in ${SCHEDULES} schedules`,
    async () => {
      const counts = { schedules: 0, commands: 0, gates: 0, atOnceMax: 0 };
      type Real = { send(drawn: Drawn): Promise<void>; scheduler: Scheduler; under: Promise<void>[] };
      // Starts a command and does not wait for it: what comes between is what the schedule chooses.
      const start = (seed: number): AsyncCommand<DrawnIds, Real> => ({
        check: () => true,
        run: async (asked, real) => {
          const drawn = drawCommand(asked, seededRandom(seed));
          counts.commands += 1;
          real.under.push(real.scheduler.schedule(Promise.resolve(), 'is sent').then(() => real.send(drawn)));
          await Promise.resolve();
        },
        toString: () => `start ${seed}`,
      });
      const commands = fc.commands([fc.nat().map(start)], { maxCommands: 24, size: 'max' });
      let tries = 0;
      counts.schedules = await runSeeds({
        name: 'interleaved commands',
        runs: SCHEDULES,
        kept: __filename.replace(/\.ts$/, '.seeds.json'),
        run: (seed) =>
          fc.assert(
            fc.asyncProperty(fc.scheduler(), commands, async (scheduler, list) => {
              const account = `schedule-${seed}-${(tries += 1)}`;
              const { send, ran } = sender(account);
              await send({ command: { type: 'GrantLeads', lot: lotTerms('first'), leads: 300 }, cause: 'first' });
              let atOnce = 0;
              gate = async (where) => {
                counts.gates += 1;
                await scheduler.schedule(Promise.resolve(), where);
              };
              const under: Promise<void>[] = [];
              const watched = async (drawn: Drawn): Promise<void> => {
                counts.atOnceMax = Math.max(counts.atOnceMax, (atOnce += 1));
                await send(drawn);
                atOnce -= 1;
              };
              try {
                await fc.scheduledModelRun(
                  scheduler,
                  () => ({ model: emptyModel(), real: { send: watched, scheduler, under } }),
                  list,
                );
                await scheduler.waitFor(Promise.all(under));
              } finally {
                gate = () => Promise.resolve();
              }
              await checkOneByOne(stored, account, ran);
              await checkFolds(stored, account);
            }),
            { numRuns: 1, seed, unbiased: true, ...shrinking() },
          ),
      });
      await checkRules(stored);
      printCounts('T3 schedules', counts);
      assertFloors(counts, { schedules: SCHEDULES, commands: SCHEDULES * 6, gates: SCHEDULES * 6, atOnceMax: 4 });
    },
    SCALED_MS_MAX,
  );

  it(`hold every rule after ${LOAD_SECONDS} s of ${CONNECTIONS} connections at once, and a reader of the log misses none`, async () => {
    const counts = { operations: 0, written: 0, refused: 0, repeated: 0, read: 0 };
    const until = Date.now() + LOAD_SECONDS * 1_000;
    const began = Date.now();
    const senders = Array.from({ length: ACCOUNTS }, (_, i) => ({
      asked: emptyModel(),
      ...sender(`load-${began}-${i}`),
    }));
    const write = async (seed: number): Promise<void> => {
      const random = seededRandom(seed);
      while (Date.now() < until) {
        const one = senders[Math.floor(random() * ACCOUNTS)];
        if (!one) throw new Error('no such account');
        await one.send(drawCommand(one.asked, random));
        counts.operations += 1;
      }
    };
    const newest = new Map<string, number>();
    let writing = true;
    const read = async (): Promise<void> => {
      for (let cursor = ''; ;) {
        const last = !writing;
        const page = await stored.store.readAll(cursor, 500);
        for (const { accountId, accountSeq } of page) {
          check(
            accountSeq === (newest.get(accountId) ?? 0) + 1,
            `the reader saw ${accountId}/${accountSeq} after ${newest.get(accountId) ?? 0}`,
          );
          newest.set(accountId, accountSeq);
          counts.read += 1;
        }
        cursor = page.at(-1)?.position ?? cursor;
        if (last && page.length === 0) return;
      }
    };
    await Promise.all([
      read(),
      Promise.all(Array.from({ length: CONNECTIONS }, (_, i) => write(began + i))).finally(() => {
        writing = false;
      }),
    ]);
    for (const [i, { ran }] of senders.entries()) {
      const account = `load-${began}-${i}`;
      await checkOneByOne(stored, account, ran);
      const events = await checkFolds(stored, account);
      check(
        newest.get(account) === events.length,
        `the reader saw ${newest.get(account)} of ${events.length} events of ${account}`,
      );
      check(
        (await verifyAccount(stored.store.contract, stored.store, account, events.length)).ok,
        `the chain of ${account} is broken`,
      );
      counts.written += events.length;
      counts.refused += ran.filter(({ answered }) => !answered.accepted).length;
      counts.repeated += ran.filter(({ answered }) => answered.accepted && answered.events.length === 0).length;
    }
    await checkRules(stored);
    const perSecond = counts.operations / LOAD_SECONDS;
    printCounts('T3 load', { seconds: LOAD_SECONDS, connections: CONNECTIONS, ...counts, perSecond });
    assertFloors(
      { ...counts, perSecond },
      {
        perSecond: OPERATIONS_A_SECOND_MIN,
        written: LOAD_SECONDS * 10,
        refused: 1,
        repeated: 1,
        read: LOAD_SECONDS * 10,
      },
    );
  }, 600_000);
});
