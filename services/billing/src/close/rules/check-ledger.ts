// Checks the stored ledger round after round: what is wrong shall be known before a customer notices.
import type { Invariants } from '@leadwright/eventsourcing/operate/status';
import type { Database } from '@leadwright/postgres/database';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { Metric, Metrics } from '@leadwright/runtime/telemetry/metrics';
import { inScope } from '@leadwright/postgres/scope';
import type { PeriodicWork } from '@leadwright/service/run-periodically';
import { accountsAfter, violationsIn, type Violation } from '../../ledger/projections/ledger-violations.ts';

export const ledgerMetrics = {
  violations: {
    kind: 'counter',
    name: 'ledger_violations_total',
    labels: ['rule'],
    help: 'Broken rules of the ledger as they were found; one that stays is found in every round.',
  },
  checkedAge: {
    kind: 'gauge',
    name: 'ledger_checked_age_seconds',
    labels: [],
    help: 'Since every account was last checked, or since the start.',
  },
} as const satisfies Record<string, Metric>;

export type LedgerCheckParts = {
  database: Database;
  metrics: Metrics;
  logger: Logger;
  /** Between two looks, milliseconds. */
  everyMs?: number;
  /** How long one look may go on before the rest waits for the next, milliseconds. */
  lookMs?: number;
  accountsAtOnce?: number;
};

const EVERY_MS = 300_000;
const LOOK_MS = 20_000;
// A statement over so many stays far below its limit of 5 s.
const ACCOUNTS_AT_ONCE = 200;
const rules: Violation['rule'][] = ['I1', 'I2', 'I3', 'I4', 'I8', 'I16', 'I17'];

/** Each instance checks for itself: its metrics say when it last saw every account. */
export function checkLedgerWork(parts: LedgerCheckParts): PeriodicWork & { last(): Invariants } {
  const { metrics, logger, everyMs = EVERY_MS } = parts;
  const found = metrics.counter(ledgerMetrics.violations);
  // An alert sees an increase, and a counter that was not there before has none.
  for (const rule of rules) found(0, { rule });
  const state: State = { after: '', roundEndedAt: performance.now(), now: nothingYet(), last: null };
  metrics.observe([ledgerMetrics.checkedAge], (tell) =>
    tell(ledgerMetrics.checkedAge, (performance.now() - state.roundEndedAt) / 1000, {}),
  );
  const report = ({ rule, accountId, detail }: Violation): void => {
    found(1, { rule });
    state.now.broken.set(rule, (state.now.broken.get(rule) ?? 0) + 1);
    logger.error({ rule, accountId, detail }, 'the ledger breaks a rule');
  };
  return {
    name: 'check of the ledger',
    begins: 'at-once',
    everyMs,
    runsIn: 'each',
    failure: 'the ledger could not be checked; it is tried again',
    round: (stopping) => look(parts, { state, stopping, report }),
    last: () => lastOf(state),
  };
}

type Round = { accounts: number; broken: Map<Violation['rule'], number> };
type State = {
  after: string;
  roundEndedAt: number;
  now: Round;
  last: (Round & { endedAt: Date }) | null;
};

const nothingYet = (): Round => ({ accounts: 0, broken: new Map() });

// What a round under way has found is told at once: it may be long before it ends.
function lastOf({ now, last }: State): Invariants {
  return {
    checkedAt: last?.endedAt.toISOString() ?? null,
    accounts: last?.accounts ?? 0,
    broken: rules.flatMap((rule) => {
      const found = Math.max(last?.broken.get(rule) ?? 0, now.broken.get(rule) ?? 0);
      return found > 0 ? [{ rule, found }] : [];
    }),
  };
}

async function look(
  { database, lookMs = LOOK_MS, accountsAtOnce = ACCOUNTS_AT_ONCE }: LedgerCheckParts,
  { state, stopping, report }: { state: State; stopping: AbortSignal; report: (violation: Violation) => void },
): Promise<void> {
  const until = performance.now() + lookMs;
  while (!stopping.aborted && performance.now() < until) {
    const accounts = await inScope(database.db, 'all', (trx) => accountsAfter(trx, state.after, accountsAtOnce));
    const last = accounts.at(-1);
    if (last === undefined) {
      state.after = '';
      state.roundEndedAt = performance.now();
      state.last = { ...state.now, endedAt: new Date() };
      state.now = nothingYet();
      return;
    }
    // Read-only: it holds no horizon back.
    for (const violation of await inScope(database.db, accounts, (trx) => violationsIn(trx, accounts)))
      report(violation);
    state.after = last;
    state.now.accounts += accounts.length;
  }
}
