import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { TransientError } from '@leadwright/runtime/faults/transient';
import type { ReceivedRecord } from '@leadwright/messaging/event-bus';
import type { ApplyParts } from './apply-records.ts';
import { failurePolicy } from './failure-policy.ts';
import type { TopicMessage } from './received.ts';

it('tries what passes by itself soon and then each five seconds, however long it was away', async () => {
  const apply = { inbox: { consumer: 'a consumer', topic: 'a topic' }, counters: { retries: 0 } };
  const policy = failurePolicy({
    apply: apply as unknown as ApplyParts<TopicMessage>,
    store: { transaction: () => Promise.reject(new Error('nothing is parked')) },
    logger: createLogger('test', 'silent'),
  });
  const record = { topic: 'a topic', accountId: 'a', accountSeq: 1 } as ReceivedRecord;
  const pauses: unknown[] = [];
  for (let turn = 0; turn < 8; turn += 1) {
    const outcome = await policy.sort(record, new TransientError('the database is away'));
    pauses.push(outcome.kind === 'retry' ? outcome.afterMs : outcome.kind);
  }
  expect(pauses).toEqual([200, 1_000, 5_000, 5_000, 5_000, 5_000, 5_000, 5_000]);
});
