// A repeat is harmless: what failed before fails no more.
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import { adjustmentStream } from '../kernel/domain/streams.ts';
import type { CallParts } from '../providers/calls/perform-call.ts';
import { adjustment } from './domain/adjustment.ts';

/** Of a call that finance had made: its act says that the provider refused it. Other calls change nothing here. */
export function failAdjustmentOf(store: EventStore): CallParts['refused'] {
  return async ({ accountId, request: { adjustmentId, context } }, code) => {
    if (adjustmentId === undefined) return;
    await store.transaction([accountId], async (tx) => {
      const stream = adjustmentStream(accountId, adjustmentId);
      await tx.execute(stream, adjustment, { type: 'FailAdjustment', code, at: tx.at }, context);
    });
  };
}
