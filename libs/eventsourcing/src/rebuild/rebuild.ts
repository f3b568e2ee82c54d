// Makes read models again from the events, beside the live ones and without stopping anybody: build,
// catch up, compare, catch up again, swap. Only the swap holds the live tables, for as long as the
// last events take. Killed anywhere before its commit nothing has changed; after it, all has.
import { sql, type Kysely, type Transaction } from 'kysely';
import { crashpoint } from '@leadwright/runtime/process/crashpoint';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { setScope } from '@leadwright/postgres/scope';
import { differencesIn, sumsOf, type Difference, type ProjectedTable, type TableSums } from './rebuild-compare.ts';
import { TooFarError, type Applied, type RebuildSource } from './rebuild-source.ts';
import { analyzeBeside, BESIDE, dropBeside, holdLive, makeBeside, swapTables } from './rebuild-tables.ts';

/** Tables of one service that follow from one topic's events and are rebuilt together. */
export type TablesOfEvents = {
  name: string;
  tables: ProjectedTable[];
  /** A way through the events from the beginning; each rebuild takes its own. */
  source: () => RebuildSource;
};

/** A read model in another engine, which rebuilds itself by the same rules. */
export type RebuildsItself = {
  name: string;
  tables: ProjectedTable[];
  rebuild(options: RebuildOptions): Promise<RebuildReport>;
};

export type Rebuildable = TablesOfEvents | RebuildsItself;

export type RebuildPhase = 'building' | 'comparing' | 'catching-up' | 'swapping';
export type RebuildProgress = { phase: RebuildPhase; events: number };

export type RebuildReport = {
  projection: string;
  /** Applied from the first event on, and how long the building and catching up took. */
  events: number;
  seconds: number;
  /** Of the rebuilt tables when they were compared. */
  tables: TableSums[];
  /** Between the live tables and the rebuilt ones, both at the same event. */
  differences: Difference[];
  /** False: there were differences, and the live tables stay. */
  swapped: boolean;
};

export type RebuildOptions = {
  /** Swap although the tables differ: for a new version of the projection, or to mend the live ones. */
  acceptDifferences?: boolean;
  /** Told at the beginning of each phase and after each batch. What it throws ends the rebuild. */
  onProgress?: (progress: RebuildProgress) => void | Promise<void>;
};

export type RebuildParts = RebuildOptions & { database: Pick<Database, 'url'>; projection: Rebuildable };

/** Two at once in one database would work in each other's tables. */
export class RebuildRunningError extends Error {}

// Fewer events than this are left to the swap, or a busy log would never be caught up with.
const CAUGHT_UP = 200;
// Less than a second, after which PostgreSQL looks for deadlocks: in one with a writer, we give way.
export const HOLD_MS = 500;
const SWAP_TRIES = 20;
const SWAP_PAUSE_MS = 250;

/**
 * Rebuilds and swaps. Throws `RebuildRunningError`, what a projection throws, or the reason why the
 * swap could not be made; the live tables are then untouched, and the next rebuild begins afresh.
 */
export async function rebuild({ database, projection, ...options }: RebuildParts): Promise<RebuildReport> {
  if ('rebuild' in projection) return projection.rebuild(options);
  return rebuildAlone(database, (session) => runIn(session, projection, options));
}

/** Work that no other rebuild of this database runs beside, on a connection of its own: its lock ends with it, however this process ends. */
export async function rebuildAlone<Result>(
  database: Pick<Database, 'url'>,
  work: (session: Kysely<unknown>) => Promise<Result>,
): Promise<Result> {
  const own = openDatabase(database.url, { max: 1 });
  try {
    return await own.db.connection().execute(async (session) => {
      const { rows } = await sql<{
        taken: boolean;
      }>`select pg_try_advisory_lock(hashtextextended('rebuild', 0)) as taken`.execute(session);
      if (!rows[0]?.taken) throw new RebuildRunningError('another rebuild is running in this database');
      return work(session);
    });
  } finally {
    await own.close();
  }
}

type Run = {
  session: Kysely<unknown>;
  source: RebuildSource;
  events: number;
  touched: Set<string>;
  tell(phase: RebuildPhase): Promise<void>;
};

async function runIn(
  session: Kysely<unknown>,
  projection: TablesOfEvents,
  { acceptDifferences = false, onProgress }: RebuildOptions,
): Promise<RebuildReport> {
  const { name, tables } = projection;
  const names = tables.map((table) => table.name);
  const began = performance.now();
  const run: Run = {
    session,
    source: projection.source(),
    events: 0,
    touched: new Set(),
    tell: async (phase) => onProgress?.({ phase, events: run.events }),
  };
  try {
    await run.tell('building');
    await write(session, (trx) => makeBeside(trx, names));
    await catchUp(run, 'building');
    const seconds = (performance.now() - began) / 1_000;
    await run.tell('comparing');
    await write(session, (trx) => analyzeBeside(trx, names));
    const compared = await compareSettled(run, tables);
    run.touched = new Set(compared.ahead);
    const swap = await swapWhenCaughtUp(run, tables, compared.differences, acceptDifferences);
    return { projection: name, events: run.events, seconds, tables: compared.sums, ...swap };
  } finally {
    // Where the connection is what broke, the next rebuild removes what is left.
    await Promise.allSettled([write(session, dropBeside)]);
  }
}

async function catchUp(run: Run, phase: RebuildPhase): Promise<void> {
  for (;;) {
    const fetched = await run.source.fetch(run.session);
    count(run, await write(run.session, (trx) => run.source.apply(trx)));
    await run.tell(phase);
    if (fetched < CAUGHT_UP) return;
  }
}

function count(run: Run, applied: Applied): void {
  applied.committed();
  run.events += applied.events;
  for (const account of applied.accounts) run.touched.add(account);
}

// One snapshot over all tables, and no write in it, so that no relay waits for it. Accounts that moved
// since they were applied are compared at the swap.
async function compareSettled(
  { session, source }: Run,
  tables: ProjectedTable[],
): Promise<{ ahead: string[]; differences: Difference[]; sums: TableSums[] }> {
  return session
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await setScope(trx, 'all');
      await withoutTimeLimit(trx);
      const ahead = await source.ahead(trx);
      const differences: Difference[] = [];
      const sums: TableSums[] = [];
      for (const table of tables) {
        differences.push(...(await differencesIn(trx, table, { except: ahead })));
        sums.push(await sumsOf(trx, table, BESIDE));
      }
      return { ahead, differences, sums };
    });
}

async function swapWhenCaughtUp(
  run: Run,
  tables: ProjectedTable[],
  settled: Difference[],
  acceptDifferences: boolean,
): Promise<{ swapped: boolean; differences: Difference[] }> {
  return untilHeld(async () => {
    await catchUp(run, 'catching-up');
    await run.tell('swapping');
    return swapOnce(run, tables, settled, acceptDifferences);
  });
}

/** Repeats a swap that could not hold what it holds, or that found too much missing; throws what the last try threw. */
export async function untilHeld<Result>(swap: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await swap();
    } catch (error) {
      if (tries === SWAP_TRIES || !(error instanceof TooFarError || isLockTimeout(error))) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, SWAP_PAUSE_MS);
      });
    }
  }
}

async function swapOnce(
  run: Run,
  tables: ProjectedTable[],
  settled: Difference[],
  acceptDifferences: boolean,
): Promise<{ swapped: boolean; differences: Difference[] }> {
  const names = tables.map(({ name }) => name);
  const { applied, differences, swapped } = await run.session.transaction().execute(async (trx) => {
    await setScope(trx, 'all');
    await holdLive(trx, names, HOLD_MS);
    const applied = await run.source.finish(trx);
    const moved = new Set([...run.touched, ...applied.accounts]);
    const differences = settled.filter(({ accountId }) => accountId !== null && !moved.has(accountId));
    for (const table of tables) differences.push(...(await differencesIn(trx, table, { only: [...moved] })));
    const swapped = differences.length === 0 || acceptDifferences;
    if (swapped) await swapTables(trx, names);
    crashpoint('projection:swap', 'before-commit');
    return { applied, differences, swapped };
  });
  crashpoint('projection:swap', 'after-commit');
  count(run, applied);
  // Which were found at the swap is chance: open transactions hide what is compared there.
  return { swapped, differences: sortedBy(tables, differences) };
}

function sortedBy(tables: ProjectedTable[], differences: Difference[]): Difference[] {
  const place = ({ table }: Difference): number => tables.findIndex(({ name }) => name === table);
  return differences.toSorted((a, b) => place(a) - place(b) || (a.accountId ?? '').localeCompare(b.accountId ?? ''));
}

// Nobody reads these tables yet, and a crash begins them afresh: only the swap must be on the disk.
function write<Result>(
  session: Kysely<unknown>,
  work: (trx: Transaction<unknown>) => Promise<Result>,
): Promise<Result> {
  return session.transaction().execute(async (trx) => {
    await setScope(trx, 'all');
    await sql`select set_config('synchronous_commit', 'off', true)`.execute(trx);
    await withoutTimeLimit(trx);
    return work(trx);
  });
}

async function withoutTimeLimit(trx: Transaction<unknown>): Promise<void> {
  await sql`select set_config(name, '0', true) from pg_settings where name in ('statement_timeout', 'transaction_timeout')`.execute(
    trx,
  );
}

function isLockTimeout(error: unknown): boolean {
  return (error as { code?: unknown }).code === '55P03';
}
