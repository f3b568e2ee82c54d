import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { ReceivedRecord, OnRecords, Outcome } from '../event-bus.ts';

export type Delivery = {
  records: ReceivedRecord[];
  onRecords: OnRecords;
  /** Commits the next offset. Returns false if a seek moved the position meanwhile; the rest is then stale. */
  commit: (nextOffset: number) => Promise<boolean>;
  logger: Logger;
};

const AFTER_THROW_MS = 200;

/** A failed batch is retried one by one: a bad record blocks nothing before it. Returns milliseconds to pause. */
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

// A throw is an unknown failure: do not commit, so that the record is delivered again.
async function attempt(onRecords: OnRecords, records: ReceivedRecord[], logger: Logger): Promise<Outcome> {
  try {
    return await onRecords(records);
  } catch (error) {
    logger.error({ err: error, topic: records[0]?.topic, records: records.length }, 'a handler failed');
    return { kind: 'retry', afterMs: AFTER_THROW_MS };
  }
}
