// One transaction per chunk; the offset is committed after the effect, a heartbeat follows each record or chunk.
import type { EachBatchPayload } from 'kafkajs';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import { deliver } from '../../partitions/deliver.ts';
import type { OnRecords } from '../../event-bus.ts';
import type { Gaps } from './gaps.ts';
import { decodeRecord } from '../records.ts';
import type { Waits } from './waits.ts';

export type BatchParts = {
  onRecords: OnRecords;
  waits: Waits;
  gaps: Gaps;
  progress: () => void;
  logger: Logger;
};

export const PIECE = 300;
/** Sent also while a slow handler runs, so that the group does not evict the member. */
export const HEARTBEAT_MS = 3_000;

export async function handleBatch(
  payload: EachBatchPayload,
  { onRecords, waits, gaps, progress, logger }: BatchParts,
): Promise<void> {
  const {
    batch: { topic, partition, messages },
  } = payload;
  const commit = async (nextOffset: number): Promise<boolean> => {
    // A seek moved the position meanwhile, so the rest of this batch is stale.
    if (payload.isStale()) return false;
    await payload.commitOffsetsIfNecessary({
      topics: [{ topic, partitions: [{ partition, offset: String(nextOffset) }] }],
    });
    payload.resolveOffset(String(nextOffset - 1));
    gaps.expect({ topic, partition }, nextOffset);
    await payload.heartbeat();
    return payload.isRunning();
  };
  const reporting: OnRecords = async (records) => {
    try {
      return await onRecords(records);
    } finally {
      progress();
    }
  };
  for (let from = 0; from < messages.length; from += PIECE) {
    if (!payload.isRunning() || payload.isStale()) return;
    if (waits.holds({ topic, partition })) {
      // Fetched before the pause began, or by a restarted client that forgot the pause.
      payload.pause();
      return;
    }
    const records = messages.slice(from, from + PIECE).map((message) => decodeRecord(topic, partition, message));
    await gaps.look({ topic, partition }, records[0]?.offset ?? 0);
    const waitMs = await whileBeating(payload, logger, () =>
      deliver({ records, onRecords: reporting, commit, logger }),
    );
    if (waitMs > 0) {
      waits.start({ topic, partition }, waitMs);
      return;
    }
  }
}

// If this heartbeat reports a rebalance, the next one reports it again, and that one is awaited.
async function whileBeating<Result>(
  payload: EachBatchPayload,
  logger: Logger,
  work: () => Promise<Result>,
): Promise<Result> {
  const beat = (): void =>
    void payload.heartbeat().catch((error: unknown) => logger.debug({ err: error }, 'the group is rebalancing'));
  const timer = setInterval(beat, HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
