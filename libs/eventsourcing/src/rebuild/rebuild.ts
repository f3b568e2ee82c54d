// Build, catch up, compare, catch up, swap. Only the swap locks live tables; a kill before its commit changes nothing.
import { sql, type Kysely, type Transaction } from 'kysely';
import { crashpoint } from '@leadwright/runtime/process/crashpoint';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { setScope } from '@leadwright/postgres/scope';
import { differencesIn, sumsOf, type Difference, type ProjectedTable, type TableSums } from './rebuild-compare.ts';
import { TooFarBehindError, type Applied, type RebuildSource } from './rebuild-source.ts';
import {
  analyzeShadowTables,
  SHADOW,
  dropShadowTables,
  lockLiveTables,
  createShadowTables,
  swapTables,
} from './rebuild-tables.ts';

export type ProjectedTables = {
  name: string;
  tables: ProjectedTable[];
  source: () => RebuildSource;
};

export type CustomRebuild = {
  name: string;
  tables: ProjectedTable[];
  rebuild(options: RebuildOptions): Promise<RebuildReport>;
};

export type Rebuildable = ProjectedTables | CustomRebuild;

export type RebuildPhase = 'building' | 'comparing' | 'catching-up' | 'swapping';
export type RebuildProgress = { phase: RebuildPhase; events: number };

export type RebuildReport = {
  projection: string;
  /** Events applied, from the first one on; `seconds` is the time to build and catch up. */
  events: number;
  seconds: number;
  tables: TableSums[];
  differences: Difference[];
  /** False if there were differences; the live tables are then unchanged. */
  swapped: boolean;
};

export type RebuildOptions = {
  /** Swap although the tables differ: for a new version of the projection, or to repair the live tables. */
  acceptDifferences?: boolean;
  /** Called at the start of each phase and after each batch. A throw ends the rebuild. */
  onProgress?: (progress: RebuildProgress) => void | Promise<void>;
};

export type RebuildParts = RebuildOptions & { database: Pick<Database, 'url'>; projection: Rebuildable };

/** Two rebuilds of one database would write to the same shadow tables, so the second is refused. */
export class RebuildRunningError extends Error {}

// Leave fewer events than this to the swap: on a busy log, catching up to zero would never end.
const CAUGHT_UP = 200;
// Below PostgreSQL's deadlock_timeout of one second: in a deadlock with a writer, the rebuild gives up first.
export const SWAP_LOCK_TIMEOUT_MS = 500;
const SWAP_TRIES = 20;
const SWAP_PAUSE_MS = 250;

/** Throws `RebuildRunningError`, a projection's error, or why the swap failed; the live tables are then unchanged. */
export async function rebuild({ database, projection, ...options }: RebuildParts): Promise<RebuildReport> {
  if ('rebuild' in projection) return projection.rebuild(options);
  return withRebuildLock(database, (session) => runIn(session, projection, options));
}

/** On a connection of its own: the lock ends with it, however this process ends. */
export async function withRebuildLock<Result>(
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
  changedAccounts: Set<string>;
  reportProgress(phase: RebuildPhase): Promise<void>;
};

async function runIn(
  session: Kysely<unknown>,
  projection: ProjectedTables,
  { acceptDifferences = false, onProgress }: RebuildOptions,
): Promise<RebuildReport> {
  const { name, tables } = projection;
  const names = tables.map((table) => table.name);
  const began = performance.now();
  const run: Run = {
    session,
    source: projection.source(),
    events: 0,
    changedAccounts: new Set(),
    reportProgress: async (phase) => onProgress?.({ phase, events: run.events }),
  };
  try {
    await run.reportProgress('building');
    await writeShadow(session, (trx) => createShadowTables(trx, names));
    await catchUp(run, 'building');
    const seconds = (performance.now() - began) / 1_000;
    await run.reportProgress('comparing');
    await writeShadow(session, (trx) => analyzeShadowTables(trx, names));
    const compared = await compareInSnapshot(run, tables);
    run.changedAccounts = new Set(compared.ahead);
    const swap = await swapWhenCaughtUp(run, tables, compared.differences, acceptDifferences);
    return { projection: name, events: run.events, seconds, tables: compared.sums, ...swap };
  } finally {
    // If the connection is broken, this fails and the next rebuild drops the shadow tables.
    await Promise.allSettled([writeShadow(session, dropShadowTables)]);
  }
}

async function catchUp(run: Run, phase: RebuildPhase): Promise<void> {
  for (;;) {
    const fetched = await run.source.fetch(run.session);
    count(run, await writeShadow(run.session, (trx) => run.source.apply(trx)));
    await run.reportProgress(phase);
    if (fetched < CAUGHT_UP) return;
  }
}

function count(run: Run, applied: Applied): void {
  applied.committed();
  run.events += applied.events;
  for (const account of applied.accounts) run.changedAccounts.add(account);
}

// Writes nothing, so it does not hold relays back. Accounts that changed since are compared at the swap.
async function compareInSnapshot(
  { session, source }: Run,
  tables: ProjectedTable[],
): Promise<{ ahead: string[]; differences: Difference[]; sums: TableSums[] }> {
  return session
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await setScope(trx, 'all');
      await withoutTimeLimit(trx);
      const ahead = await source.accountsAhead(trx);
      const differences: Difference[] = [];
      const sums: TableSums[] = [];
      for (const table of tables) {
        differences.push(...(await differencesIn(trx, table, { except: ahead })));
        sums.push(await sumsOf(trx, table, SHADOW));
      }
      return { ahead, differences, sums };
    });
}

async function swapWhenCaughtUp(
  run: Run,
  tables: ProjectedTable[],
  found: Difference[],
  acceptDifferences: boolean,
): Promise<{ swapped: boolean; differences: Difference[] }> {
  return retrySwap(async () => {
    await catchUp(run, 'catching-up');
    await run.reportProgress('swapping');
    return swapOnce(run, tables, found, acceptDifferences);
  });
}

/** Retries a swap that timed out on a lock or was too far behind; rethrows the last error. */
export async function retrySwap<Result>(swap: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await swap();
    } catch (error) {
      if (tries === SWAP_TRIES || !(error instanceof TooFarBehindError || isLockTimeout(error))) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, SWAP_PAUSE_MS);
      });
    }
  }
}

async function swapOnce(
  run: Run,
  tables: ProjectedTable[],
  found: Difference[],
  acceptDifferences: boolean,
): Promise<{ swapped: boolean; differences: Difference[] }> {
  const names = tables.map(({ name }) => name);
  const { applied, differences, swapped } = await run.session.transaction().execute(async (trx) => {
    await setScope(trx, 'all');
    await lockLiveTables(trx, names, SWAP_LOCK_TIMEOUT_MS);
    const applied = await run.source.applyRest(trx);
    const changed = new Set([...run.changedAccounts, ...applied.accounts]);
    const differences = found.filter(({ accountId }) => accountId !== null && !changed.has(accountId));
    for (const table of tables) differences.push(...(await differencesIn(trx, table, { only: [...changed] })));
    const swapped = differences.length === 0 || acceptDifferences;
    if (swapped) await swapTables(trx, names);
    crashpoint('projection:swap', 'before-commit');
    return { applied, differences, swapped };
  });
  crashpoint('projection:swap', 'after-commit');
  count(run, applied);
  // Sort: open transactions decide by chance which differences are found at the swap.
  return { swapped, differences: sortedBy(tables, differences) };
}

function sortedBy(tables: ProjectedTable[], differences: Difference[]): Difference[] {
  const place = ({ table }: Difference): number => tables.findIndex(({ name }) => name === table);
  return differences.toSorted((a, b) => place(a) - place(b) || (a.accountId ?? '').localeCompare(b.accountId ?? ''));
}

// Nobody reads the shadow tables yet, and after a crash they are built anew: only the swap must be durable.
function writeShadow<Result>(
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
