// A difference stops the close of a month and wakes somebody; customers go on.
import type { Database } from '@leadwright/postgres/database';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { Metric, Metrics } from '@leadwright/runtime/telemetry/metrics';
import type { PeriodicWork } from '@leadwright/service/run-periodically';
import { comparePage, type BookDifference, type Books, type IsOverdue } from '../book/compare-page.ts';
import { keepFound, keepRound, readBook } from '../book/differences.ts';

export const bookMetrics = {
  differences: {
    kind: 'gauge',
    name: 'book_differences_records',
    labels: [],
    help: 'Lots and accounts on which the second book and billing differ.',
  },
  comparedAge: {
    kind: 'gauge',
    name: 'book_compared_age_seconds',
    labels: [],
    help: 'Since every account was last compared, or since the start.',
  },
} as const satisfies Record<string, Metric>;

export type CompareBooksParts = {
  books: Books;
  database: Database;
  metrics: Metrics;
  logger: Logger;
  everyMs?: number;
  accountsAtOnce?: number;
  /** How long an event may be on its way into the trail before it counts as lost. */
  overdueMs?: number;
};

const EVERY_MS = 60_000;
const ACCOUNTS_AT_ONCE = 200;
// Longer than any consumer that stands still stays unnoticed.
const OVERDUE_MS = 600_000;

/** Of all instances one compares. A round begins again where the service starts. */
export function compareBooksWork(parts: CompareBooksParts): PeriodicWork {
  const { database, metrics, everyMs = EVERY_MS } = parts;
  const startedAt = performance.now();
  metrics.observe([bookMetrics.differences, bookMetrics.comparedAge], async (tell) => {
    const { open, round } = await readBook(database, 0);
    tell(bookMetrics.differences, open, {});
    tell(bookMetrics.comparedAge, round?.ageSeconds ?? (performance.now() - startedAt) / 1_000, {});
  });
  const waits = createWaits(parts.overdueMs ?? OVERDUE_MS);
  return {
    name: 'second book',
    begins: 'at-once',
    everyMs,
    runsIn: 'one',
    failure: 'the books could not be compared; it is tried again',
    round: (stopping) => compareAll(parts, waits, stopping),
  };
}

type Waits = ReturnType<typeof createWaits>;

/** Since when an account lacks an event: an account that goes on moving is behind again and again, and lacks nothing. */
function createWaits(overdueMs: number): { isOverdue: IsOverdue; arrived(accountId: string): void } {
  const since = new Map<string, { seq: number; at: number }>();
  return {
    isOverdue: (accountId, { head, accountSeq }) => {
      const waits = since.get(accountId);
      if (waits !== undefined && head < waits.seq) return performance.now() - waits.at >= overdueMs;
      since.set(accountId, { seq: accountSeq, at: performance.now() });
      return overdueMs <= 0;
    },
    arrived: (accountId) => void since.delete(accountId),
  };
}

async function compareAll(parts: CompareBooksParts, waits: Waits, stopping: AbortSignal): Promise<void> {
  const { books, database, accountsAtOnce = ACCOUNTS_AT_ONCE } = parts;
  const beganAt = new Date();
  const seen = new Set<string>();
  let waiting = 0;
  for (let after: string | null = ''; after !== null && !stopping.aborted;) {
    const page = await comparePage(books, { after, limit: accountsAtOnce, isOverdue: waits.isOverdue });
    const lacking = new Set(
      page.differences.flatMap(({ kind, accountId }) => (kind === 'trail-lacks-events' ? [accountId] : [])),
    );
    for (const accountId of page.compared) if (!lacking.has(accountId)) waits.arrived(accountId);
    for (const accountId of page.accounts) seen.add(accountId);
    waiting += page.waiting.length;
    await keep(parts, page.compared, page.differences);
    after = page.next;
  }
  if (stopping.aborted) return;
  await compareUnknown(parts, seen, stopping);
  if (!stopping.aborted) await keepRound(database, { beganAt, accounts: seen.size - waiting, waiting });
}

const UNKNOWN_AT_ONCE = 10_000;

/** Accounts of the trail that billing did not name: it has none of their entries, or they began meanwhile. */
async function compareUnknown(
  parts: CompareBooksParts,
  seen: ReadonlySet<string>,
  stopping: AbortSignal,
): Promise<void> {
  const { billing, trail } = parts.books;
  for (let after = ''; !stopping.aborted;) {
    const accounts = await trail.accounts(after, UNKNOWN_AT_ONCE);
    for (const accountId of accounts.filter((account) => !seen.has(account))) {
      if ((await billing.entries(accountId, 0, 1)).entries.length > 0) continue;
      const heads = await trail.heads(new Map([[accountId, 0]]));
      const through = heads.get(accountId)?.ledgerHead ?? 0;
      const [first = null] = await trail.steps(accountId, 0, through);
      // A ledger that has moved no leads yet has no entry anywhere.
      if (first === null) continue;
      const { seq, eventId, type } = first;
      const about = { accountId, lotId: '', accountSeq: 0, billing: null, trail: null };
      await keep(parts, [accountId], [{ ...about, kind: 'billing-lacks-events', first: { seq, eventId, type } }]);
    }
    const last = accounts.at(-1);
    if (last === undefined || accounts.length < UNKNOWN_AT_ONCE) return;
    after = last;
  }
}

async function keep(
  { database, logger }: CompareBooksParts,
  compared: string[],
  differences: BookDifference[],
): Promise<void> {
  for (const { accountId, lotId, kind, accountSeq, first } of differences)
    logger.error({ accountId, lotId, kind, accountSeq, first }, 'the second book differs from billing');
  await keepFound(database, compared, differences);
}
