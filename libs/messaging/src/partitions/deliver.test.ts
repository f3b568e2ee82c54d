import { describe, expect, it } from '@jest/globals';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { deliver } from './deliver.ts';
import type { ReceivedRecord, Outcome } from '../event-bus.ts';

const records = [7, 8, 9].map((offset): ReceivedRecord => ({
  topic: 't',
  accountId: 'a',
  accountSeq: offset,
  eventId: `e${offset}`,
  headers: {},
  value: new Uint8Array(),
  partition: 0,
  offset,
}));

/** Delivers with this answer per call, and tells in which order handling and keeping offsets came. */
async function delivered(
  answer: (handled: number[]) => Outcome,
  owned = true,
): Promise<{ steps: string[]; waitMs: number }> {
  const steps: string[] = [];
  const waitMs = await deliver({
    records,
    logger: createLogger('test', 'silent'),
    onRecords: async (batch) => {
      const offsets = batch.map(({ offset }) => offset);
      steps.push(`handle ${offsets.join(' ')}`);
      return answer(offsets);
    },
    commit: async (next) => {
      steps.push(`keep ${next}`);
      return owned;
    },
  });
  return { steps, waitMs };
}

describe('delivering a batch', () => {
  it('commits the offset after the effect', async () => {
    expect(await delivered(() => ({ kind: 'done' }))).toEqual({ steps: ['handle 7 8 9', 'keep 10'], waitMs: 0 });
  });

  it('commits no offset of a paused record, nor of any after it', async () => {
    const { steps, waitMs } = await delivered((handled) =>
      handled.includes(8) ? { kind: 'retry', afterMs: 30 } : { kind: 'done' },
    );
    expect(steps).toEqual(['handle 7 8 9', 'handle 7', 'keep 8', 'handle 8']);
    expect(waitMs).toBe(30);
  });

  it('continues after a parked record', async () => {
    const { steps } = await delivered((handled) =>
      handled.includes(8) ? { kind: 'park', reason: 'bad' } : { kind: 'done' },
    );
    expect(steps).toEqual(['handle 7 8 9', 'handle 7', 'keep 8', 'handle 8', 'keep 9', 'handle 9', 'keep 10']);
  });

  it('drops the rest of the batch once a seek moved the position', async () => {
    const { steps } = await delivered(
      (handled) => (handled.length > 1 ? { kind: 'retry', afterMs: 0 } : { kind: 'done' }),
      false,
    );
    expect(steps).toEqual(['handle 7 8 9', 'handle 7', 'keep 8']);
  });
});
