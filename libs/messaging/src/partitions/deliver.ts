import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { HeardRecord, OnRecords, Outcome } from '../event-bus.ts';

export type Delivery = {
  records: HeardRecord[];
  onRecords: OnRecords;
  /** Keeps the next offset; false if the position was moved meanwhile, then the rest is left alone. */
  commit: (nextOffset: number) => Promise<boolean>;
  logger: Logger;
};

const AFTER_THROW_MS = 200;

/**
 * Hands one partition's batch to its handler: first as one, and if that fails record by record, so
 * that one bad record holds back nothing before it. The offset follows the effect, never the other
 * way round. Answers how many milliseconds the partition has to wait; 0 is none.
 */
export async function deliver({ records, onRecords, commit, logger }: Delivery): Promise<number> {
  const last = records.at(-1);
  if (!last) return 0;
  if (records.length > 1) {
    const outcome = await attempt(onRecords, records, logger);
    if (outcome.kind === 'done') {
      await commit(last.offset + 1);
      return 0;
    }
  }
  for (const record of records) {
    const outcome = await attempt(onRecords, [record], logger);
    if (outcome.kind === 'retry') return Math.max(outcome.afterMs, 1);
    if (!(await commit(record.offset + 1))) return 0;
  }
  return 0;
}

// A throw is a handler that does not know what went wrong: the record is kept and comes again.
async function attempt(onRecords: OnRecords, records: HeardRecord[], logger: Logger): Promise<Outcome> {
  try {
    return await onRecords(records);
  } catch (error) {
    logger.error({ err: error, topic: records[0]?.topic, records: records.length }, 'a handler failed');
    return { kind: 'retry', afterMs: AFTER_THROW_MS };
  }
}
