// Volatile records as they arrive, events from the log's end on. No offset, no retry; a later client reads state.
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import { createSignal } from '@leadwright/runtime/process/signal';
import type { Listener, VolatileRecord } from '../event-bus.ts';
import type { Log } from './log.ts';
import { PARTITIONS } from '../partitions/partition.ts';
import { headsOf, readRecords } from './topic-log.ts';
import { decodeVolatile } from './volatile.ts';

export type TailParts = { topic: string; log: Log; onRecord: (record: VolatileRecord) => void; logger: Logger };

const LIMIT = 100;
// The log wakes the loop, also after a lost notification.
const IDLE_MS = 60_000;
const AFTER_FAULT_MS = 1_000;

/** Resolves once it listens; everything published afterwards arrives. */
export async function startTail({ topic, log, onRecord, logger }: TailParts): Promise<Listener> {
  const signal = createSignal();
  let stopping = false;

  const tell = (record: VolatileRecord): void => {
    try {
      onRecord({ topic, accountId: record.accountId, value: record.value });
    } catch (error) {
      logger.error({ err: error, topic }, 'a listener failed');
    }
  };
  const unwatch = await log.watch(topic, (payload) => {
    if (payload === '') signal.wake();
    else if (!stopping) tell(decodeVolatile(topic, payload));
  });
  const headsNow = async (): Promise<Map<number, number>> => headsOf(await log.session(), topic);
  let heads = await headsNow().catch(() => undefined);

  const read = async (): Promise<boolean> => {
    const from = (heads ??= await headsNow());
    const wanted = Array.from({ length: PARTITIONS }, (_, partition) => ({
      topic,
      partition,
      offset: from.get(partition) ?? 0,
    }));
    const records = await readRecords(await log.session(), wanted, LIMIT);
    for (const record of records) {
      from.set(record.partition, record.offset + 1);
      if (!stopping) tell(record);
    }
    return records.length > 0;
  };
  const run = async (): Promise<void> => {
    while (!stopping) {
      try {
        if (!(await read())) await signal.wait(IDLE_MS);
      } catch (error) {
        logger.warn({ err: error, topic }, 'cannot read a log; retrying');
        await signal.wait(AFTER_FAULT_MS);
      }
    }
  };
  const running = run();

  return {
    stop: async () => {
      stopping = true;
      unwatch();
      signal.wake();
      await running;
    },
  };
}
