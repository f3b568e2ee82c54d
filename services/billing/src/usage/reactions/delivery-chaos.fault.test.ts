// T5: however a bus repeats, reorders and restarts, billing consumes every record once and in order.
import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Counters } from '@leadwright/eventsourcing/consume/apply-records';
import { startConsumer } from '@leadwright/eventsourcing/consume/consumer';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { inScope } from '@leadwright/postgres/scope';
import { TransientError } from '@leadwright/runtime/faults/transient';
import { canonicalJson } from '@leadwright/eventsourcing/log/canonical-json';
import {
  SCALED_MS_MAX,
  assertFloors,
  printCounts,
  runSeeds,
  scaled,
  seededRandom,
} from '@leadwright/testing/fault-run';
import { startOwnCluster, type OwnCluster } from '@leadwright/testing/own-cluster';
import { movementsOf, type LedgerEvent } from '../../ledger/domain/ledger-events.ts';
import { ledger } from '../../ledger/domain/ledger.ts';
import { planGrant } from '../../plans/domain/plan-lot.ts';
import { termsNow } from '../../plans/testing/plan-named.ts';
import { ledgerStream, subscriptionStream } from '../../kernel/domain/streams.ts';
import { subscription } from '../../subscription/domain/subscription.ts';
import { sidesOf } from '../../ledger/projections/ledger-entry.ts';
import { deliverAll, handlerBus, shuffled, unsteadyOwner, type Member } from '../testing/chaos-delivery.ts';
import {
  check,
  checkFolds,
  checkRules,
  openStoredLedger,
  type StoredLedger,
} from '../../ledger/testing/stored-ledger.ts';
import { recordDownloads, recordedLattice, recordedPlan, type RecordedAccount } from '../testing/recorded-downloads.ts';
import { reactionsToExport } from './reactions-to-export.ts';

const SEEDS = scaled(200);
const EVENTS = 500;
const ACCOUNTS = 5;
const MEMBERS = 3;
// How far a copy may stand from its place: from nearly in order to no order at all.
const WINDOWS = [5, 50, 250, 1_000];
const REACTION_FAILS = 0.004;

const logger = createLogger('chaos', 'silent');
const counts = {
  seeds: 0,
  events: 0,
  delivered: 0,
  applied: 0,
  duplicates: 0,
  gaps: 0,
  failures: 0,
  ownerAway: 0,
  forgotten: 0,
  twoAtOnce: 0,
  restarts: 0,
  refused: 0,
};

let cluster: OwnCluster;
let stored: StoredLedger;
beforeAll(async () => {
  cluster = await startOwnCluster();
  stored = await openStoredLedger({ connections: MEMBERS * 2 + 2 });
  // No key: what happens twice stands here twice, whatever else would have refused it.
  await sql`create table acted (account_id text not null, account_seq bigint not null)`.execute(stored.database.db);
}, 120_000);
afterAll(async () => {
  await stored.close();
  await cluster.stop();
}, 60_000);

async function openAccount({ accountId }: RecordedAccount): Promise<void> {
  const lattice = recordedLattice(accountId);
  const context = { actorId: 'test', correlationId: 'test' };
  await stored.store.transaction([accountId], async (tx) => {
    await tx.execute(
      subscriptionStream(accountId),
      subscription,
      { type: 'StartSubscription', planId: recordedPlan.planId, terms: termsNow(recordedPlan.planId), lattice },
      context,
    );
    await tx.execute(ledgerStream(accountId), ledger, planGrant(recordedPlan, lattice, 0), context);
  });
}

/** A member of billing's group, as a process would start it, whose reactions fail now and then. */
function memberOf(
  owner: ReturnType<typeof unsteadyOwner>,
  random: () => number,
  all: Readonly<Counters>[],
): () => Promise<Member> {
  return async () => {
    const { bus, handler } = handlerBus();
    const consumer = await startConsumer({
      service: 'billing',
      store: stored.store,
      bus,
      database: stored.database,
      ...reactionsToExport,
      owner,
      react: async (received, tx) => {
        await sql`insert into acted (account_id, account_seq) values (${received.accountId}, ${received.accountSeq})`.execute(
          tx.db,
        );
        await reactionsToExport.react(received, tx);
        if (random() >= REACTION_FAILS) return;
        counts.failures += 1;
        throw new TransientError('the database went away');
      },
      logger,
    });
    all.push(consumer.counters);
    return { onRecords: handler(), stop: () => consumer.stop() };
  };
}

// When a hold was released is the clock's affair, everything else follows from what was received.
const comparable = (events: LedgerEvent[]): string =>
  canonicalJson(
    events.map((event) => (event.type === 'ReservationReleased' ? { ...event, effectiveAt: null } : event)),
  );

/** The log and the tables of an account say what consuming everything once and in order makes of it. */
async function checkAccount({ accountId, expected, records }: RecordedAccount): Promise<void> {
  const events = await checkFolds(stored, accountId);
  check(comparable(events.slice(1)) === comparable(expected), `${accountId} says something else than its story`);
  await inScope(stored.database.db, [accountId], async (trx) => {
    const {
      rows: [balance],
    } = await sql<Record<string, string>>`select * from lead_balance where account_id = ${accountId}`.execute(trx);
    const sides = sidesOf(events.flatMap(movementsOf));
    for (const [side, leads] of Object.entries(sides))
      check(Number(balance?.[side]) === leads, `${accountId} has ${balance?.[side]} ${side}, its story ${leads}`);
    const {
      rows: [inbox],
    } = await sql<{
      last_seq: string;
      blocked: boolean;
    }>`select last_seq, blocked from inbox where account_id = ${accountId}`.execute(trx);
    check(
      Number(inbox?.last_seq) === records.length && inbox?.blocked === false,
      `the inbox of ${accountId} stands at ${JSON.stringify(inbox)}`,
    );
    const {
      rows: [acted],
    } = await sql<{ times: string; once: string }>`
      select count(*) as times, count(distinct account_seq) as once from acted where account_id = ${accountId}`.execute(
      trx,
    );
    check(
      Number(acted?.times) === records.length && acted?.once === acted?.times,
      `${accountId} acted ${JSON.stringify(acted)} on ${records.length} records`,
    );
  });
}

async function runChaos(seed: number): Promise<void> {
  const random = seededRandom(seed);
  const began = Date.now();
  const stories = Array.from({ length: ACCOUNTS }, (_, i) =>
    recordDownloads(
      `chaos-${seed}-${began}-${i}`,
      Math.floor(EVENTS / ACCOUNTS) + (i < EVENTS % ACCOUNTS ? 1 : 0),
      random,
    ),
  );
  for (const story of stories) await openAccount(story);
  // As they were published: each account in its order, the accounts mixed.
  const records = stories
    .flatMap((story) => story.records.map((record, i) => ({ record, place: i + random() })))
    .sort((a, b) => a.place - b.place)
    .map(({ record }) => record);
  const owner = unsteadyOwner(records, random);
  const counters: Readonly<Counters>[] = [];
  const window = WINDOWS[seed % WINDOWS.length] ?? 1_000;
  const chaos = await deliverAll({
    deliveries: shuffled(records, window, random),
    start: memberOf(owner, random, counters),
    members: MEMBERS,
    random,
    logger,
  });
  const sum = (what: keyof Counters): number => counters.reduce((all, each) => all + each[what], 0);
  check(sum('applied') === records.length, `${sum('applied')} of ${records.length} records were applied`);
  check(sum('parked') === 0 && sum('unknown') === 0, 'a record was parked or not known');
  // Whatever was handled was applied or known; what gap repair fetched comes on top of what was delivered.
  check(
    sum('duplicates') >= chaos.delivered - records.length,
    `${sum('duplicates')} repeats were dropped of ${chaos.delivered} deliveries`,
  );
  for (const story of stories) await checkAccount(story);
  counts.events += records.length;
  counts.refused += stories
    .flatMap(({ expected }) => expected)
    .filter(({ type }) => type === 'ReservationRefused').length;
  counts.ownerAway += owner.away;
  for (const what of ['applied', 'duplicates', 'gaps'] as const) counts[what] += sum(what);
  for (const what of ['delivered', 'forgotten', 'twoAtOnce', 'restarts'] as const) counts[what] += chaos[what];
}

describe('what billing receives from a bus at its worst', () => {
  it(
    `is applied once and in order in ${SEEDS} runs of ${EVENTS} events, each delivered one to five times`,
    async () => {
      counts.seeds = await runSeeds({
        name: 'chaotic delivery',
        runs: SEEDS,
        kept: __filename.replace(/\.ts$/, '.seeds.json'),
        run: runChaos,
      });
      await checkRules(stored);
      printCounts('T5 delivery chaos', counts);
      assertFloors(counts, {
        seeds: SEEDS,
        events: SEEDS * EVENTS,
        applied: SEEDS * EVENTS,
        delivered: SEEDS * EVENTS * 2,
        duplicates: SEEDS * EVENTS,
        gaps: SEEDS * ACCOUNTS,
        failures: SEEDS / 4,
        ownerAway: SEEDS / 2,
        forgotten: SEEDS / 2,
        twoAtOnce: SEEDS / 2,
        restarts: SEEDS / 2,
        refused: SEEDS / 2,
      });
    },
    SCALED_MS_MAX,
  );
});
