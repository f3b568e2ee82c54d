// For idle accounts: their boundaries and the ends of their lots. Any read or command does the same, so a late round
// makes nothing wrong; a metric says it.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Context, EventStore } from '@leadwright/eventsourcing/event-store';
import type { Database } from '@leadwright/postgres/database';
import { isoFromPostgres } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { Metric, Metrics } from '@leadwright/runtime/telemetry/metrics';
import type { PeriodicWork } from '@leadwright/service/run-periodically';
import { clockMoved } from '@leadwright/service/shared-clock';
import { createLateness } from './lateness.ts';
import { materialise } from './materialise.ts';
import { ledgerStream, subscriptionStream } from '../../kernel/domain/streams.ts';
import { accountsDue, setNextBoundary } from '../projections/due.ts';

export const boundaryMetrics = {
  lateness: {
    kind: 'gauge',
    name: 'reset_lateness_seconds',
    labels: [],
    help: 'How long the boundary, or end of a lot, that waited longest was due when the sweeper last looked.',
  },
  passed: {
    kind: 'counter',
    name: 'boundaries_passed_total',
    labels: [],
    help: 'Boundaries that the sweeper passed, since nobody looked before.',
  },
} as const satisfies Record<string, Metric>;

export type PassBoundariesParts = {
  database: Database;
  store: EventStore;
  metrics: Metrics;
  logger: Logger;
  /** The sandbox's offset, milliseconds. Default 0. */
  clockOffsetMs?: () => number;
  everyMs?: number;
  accountsAtOnce?: number;
};

const EVERY_MS = 5_000;
const ACCOUNTS_AT_ONCE = 200;
// Accounts of one transaction: its locks are held until all of them are done.
const TOGETHER = 10;
const LANES = 2;

/** One instance sweeps; a round goes on until nothing is due or the service stops. */
export function passBoundariesWork(parts: PassBoundariesParts): PeriodicWork {
  const { metrics, everyMs = EVERY_MS } = parts;
  const state = { latenessMs: 0 };
  const lateness = createLateness();
  metrics.observe([boundaryMetrics.lateness], (tell) => tell(boundaryMetrics.lateness, state.latenessMs / 1000, {}));
  const count = metrics.counter(boundaryMetrics.passed);
  count(0, {});
  return {
    name: 'passing of boundaries',
    begins: 'at-once',
    everyMs,
    runsIn: 'one',
    wakes: (wake) => void parts.database.wakes.on(clockMoved, wake),
    failure: 'boundaries that are due could not be passed; they are tried again',
    round: (stopping) =>
      passDue(parts, stopping, {
        lateness,
        late: (ms) => (state.latenessMs = ms),
        passed: (boundaries) => count(boundaries, {}),
      }),
  };
}

type Report = {
  lateness?: ReturnType<typeof createLateness>;
  late(ms: number): void;
  passed(boundaries: number): void;
};

/**
 * Passes all that is due. An account that fails, or has nothing to book, does not keep the others from passing; it is
 * tried in the next round.
 */
export async function passDue(parts: PassBoundariesParts, stopping: AbortSignal, report: Report): Promise<void> {
  const { lateness = createLateness() } = report;
  const { database, logger, clockOffsetMs = () => 0, accountsAtOnce = ACCOUNTS_AT_ONCE } = parts;
  const done = new Set<string>();
  for (;;) {
    const offsetMs = clockOffsetMs();
    const now = await clock(database, offsetMs);
    const asked = { limit: accountsAtOnce, except: [...done] };
    const due = await inScope(database.db, 'all', (trx) => accountsDue(trx, now, asked));
    const [longest] = due;
    report.late(lateness(Date.parse(now), offsetMs, Date.parse(longest?.dueAt ?? now)));
    if (!longest || stopping.aborted) return;
    const batches = batchesOf(due.map(({ accountId }) => accountId));
    await Promise.all(
      Array.from({ length: LANES }, async () => {
        for (let batch = batches.shift(); batch && !stopping.aborted; batch = batches.shift()) {
          for (const { accountId, error } of await passOf(parts, batch, report)) {
            done.add(accountId);
            if (error !== undefined)
              logger.error({ err: error, accountId }, 'the boundaries of an account could not be passed');
          }
        }
      }),
    );
  }
}

async function clock(database: Database, offsetMs: number): Promise<string> {
  const { rows } = await sql<{
    now: string;
  }>`select clock_timestamp() + ${offsetMs}::double precision * interval '1 millisecond' as now`.execute(database.db);
  return isoFromPostgres(rows[0]?.now ?? '');
}

function batchesOf(accounts: string[]): string[][] {
  return Array.from({ length: Math.ceil(accounts.length / TOGETHER) }, (_, n) =>
    accounts.slice(n * TOGETHER, (n + 1) * TOGETHER),
  );
}

/** Not to be looked at again in this round. `error`: undefined where it has nothing to book. */
type Done = { accountId: string; error: unknown };

/** A batch that fails is repeated account by account, so that only the account at fault fails. */
async function passOf(parts: PassBoundariesParts, accounts: string[], report: Report): Promise<Done[]> {
  try {
    const { passed, idle } = await passTogether(parts, accounts);
    report.passed(passed);
    return idle.map((accountId) => ({ accountId, error: undefined }));
  } catch (error) {
    const [accountId, ...others] = accounts;
    if (accountId === undefined) return [];
    if (others.length === 0) return [{ accountId, error }];
    const done: Done[] = [];
    for (const each of accounts) done.push(...(await passOf(parts, [each], report)));
    return done;
  }
}

// Each account is swept once for each of its boundaries, and only a race repeats one.
function passTogether({ store }: PassBoundariesParts, accounts: string[]): Promise<Swept> {
  const lookups = accounts.flatMap((accountId) =>
    [subscriptionStream(accountId), ledgerStream(accountId)].map((stream) => ({ stream, causes: [] })),
  );
  return store.transaction(accounts, (tx) => passIn(tx, accounts), {
    lookups,
    repeatsAreRare: true,
    writesTogether: true,
  });
}

/** `idle`: accounts that have nothing to book, though they were found: their rows are corrected, or are not their fold. */
type Swept = { passed: number; idle: string[] };

async function passIn(tx: Parameters<typeof materialise>[0], accounts: string[]): Promise<Swept> {
  const swept: Swept = { passed: 0, idle: [] };
  for (const accountId of accounts) {
    const { passed, ended, nextBoundaryAt } = await materialise(tx, accountId, sweeping());
    if (passed === 0) await setNextBoundary(await tx.written(), accountId, nextBoundaryAt);
    if (passed === 0 && ended === 0) swept.idle.push(accountId);
    swept.passed += passed;
  }
  return swept;
}

const sweeping = (): Context => ({ actorId: 'service:billing', correlationId: `boundary-${randomUUID()}` });
