// Once a day, so that a lost event is found. Nothing is edited. A table says who is next, so a restart goes on.
import { setTimeout } from 'node:timers/promises';
import { inScope } from '@leadwright/postgres/scope';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { Metrics } from '@leadwright/runtime/telemetry/metrics';
import type { PeriodicWork } from '@leadwright/service/run-periodically';
import type { Processor } from '../processor.ts';
import { accountsToReconcile, postponeReading, type DueAccount } from './provider-reading.ts';
import { settleAccount, type SettleParts } from './settle-account.ts';
import { webhookMetrics } from '../webhooks/webhook-metrics.ts';

export type ReconcileParts = SettleParts & {
  processors: readonly Processor[];
  metrics: Metrics;
  logger: Logger;
  /** Between two accounts, milliseconds: the provider's limits are for people's requests first. */
  pauseMs?: number;
  accountsMax?: number;
};

const EVERY_MS = 60_000;
// Five accounts a second are 400,000 a day.
const PAUSE_MS = 200;
const ACCOUNTS_MAX = 200;
/** An account that fails is tried again after so long. */
const FAILED_HOURS = 1;
/** So many failures in a row are the provider's: the round ends, and the others keep their turn. */
const FAILURES_MAX = 3;

export function reconcileProviderWork(parts: ReconcileParts): PeriodicWork {
  const found = parts.metrics.counter(webhookMetrics.differences);
  // An alert sees an increase, and a counter that was not there before has none.
  for (const { name } of parts.processors) found(0, { processor: name });
  return {
    name: 'reconciliation with the provider',
    everyMs: EVERY_MS,
    runsIn: 'one',
    failure: 'subscriptions could not be compared with the provider; the rest waits',
    round: async (stopping) => {
      for (const processor of parts.processors) {
        await reconcile(parts, processor, stopping, (changes) => found(changes, { processor: processor.name }));
      }
    },
  };
}

async function reconcile(
  parts: ReconcileParts,
  processor: Processor,
  stopping: AbortSignal,
  report: (changes: number) => void,
): Promise<void> {
  const { database, logger, pauseMs = PAUSE_MS, accountsMax = ACCOUNTS_MAX } = parts;
  const due = await inScope(database.db, 'all', (trx) => accountsToReconcile(trx, processor.name, accountsMax));
  let failures = 0;
  for (const account of due) {
    if (stopping.aborted) return;
    const error = await compare(parts, processor, account, report);
    failures = error === undefined ? 0 : failures + 1;
    if (error !== undefined) {
      if (failures >= FAILURES_MAX) throw error;
      logger.warn({ err: error, accountId: account.accountId }, 'an account could not be compared with its provider');
      await inScope(database.db, [account.accountId], (trx) =>
        postponeReading(trx, account, processor.name, FAILED_HOURS),
      );
    }
    await setTimeout(pauseMs, undefined, { ref: false });
  }
}

async function compare(
  parts: ReconcileParts,
  processor: Processor,
  { accountId, customerId }: DueAccount,
  report: (changes: number) => void,
): Promise<Error | undefined> {
  const context = { actorId: processor.name, correlationId: `reconciliation-${accountId}` };
  const named = { customerId, subscriptionIds: [], invoiceIds: [] };
  try {
    const { changes } = await settleAccount(parts, processor, accountId, named, context);
    if (changes > 0) parts.logger.warn({ accountId, changes }, 'the provider had changes without an event');
    report(changes);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
