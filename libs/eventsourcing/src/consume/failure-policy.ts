// A transient failure is retried for ever; any other three times, then parked: its account is blocked here only.
import type { ReceivedRecord, Outcome } from '@leadwright/messaging/event-bus';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import { isTransient } from '@leadwright/runtime/faults/transient';
import type { ApplyParts } from './apply-records.ts';
import type { EventStore } from '../event-store.ts';
import { joinedKey } from '../log/joined-key.ts';
import type { TopicMessage } from './received.ts';
import { park, readInbox, writeInbox } from './inbox.ts';

export type FailurePolicyParts<Message extends TopicMessage> = {
  apply: ApplyParts<Message>;
  store: Pick<EventStore, 'transaction'>;
  logger: Logger;
  backoffMs?: number[] | undefined;
};

export type FailurePolicy = {
  sort(record: ReceivedRecord, error: unknown): Promise<Outcome>;
  forget(records: ReceivedRecord[]): void;
};

const TRIES = 3;
// Whoever waits for an event waits for the last pause too, once what was away is back.
const BACKOFF_MS = [200, 1_000, 5_000];
// Retried for ever, but by then a person should know.
const ALERT_MS = 5 * 60_000;
const recordKey = ({ accountId, accountSeq }: ReceivedRecord): string => joinedKey(accountId, accountSeq);

export function failurePolicy<Message extends TopicMessage>({
  apply,
  store,
  logger,
  backoffMs = BACKOFF_MS,
}: FailurePolicyParts<Message>): FailurePolicy {
  const { inbox, counters } = apply;
  const tries = new Map<string, { count: number; since: number }>();

  const parkRecord = async (record: ReceivedRecord, reason: string): Promise<void> => {
    await store.transaction([record.accountId], async (tx) => {
      const row = (await readInbox(tx.db, inbox, [record.accountId])).get(record.accountId);
      await park(tx.db, inbox, record, reason);
      await writeInbox(tx.db, inbox, record.accountId, { lastSeq: 0, ...row, blocked: true });
    });
    counters.parked += 1;
  };

  return {
    sort: async (record, error) => {
      const { count, since } = {
        count: (tries.get(recordKey(record))?.count ?? 0) + 1,
        since: tries.get(recordKey(record))?.since ?? Date.now(),
      };
      tries.set(recordKey(record), { count, since });
      const where = { topic: inbox.topic, accountId: record.accountId, accountSeq: record.accountSeq, tries: count };
      if (isTransient(error) || count < TRIES) {
        counters.retries += 1;
        const level = Date.now() - since > ALERT_MS ? 'error' : 'warn';
        logger[level]({ err: error, ...where }, 'a record could not be handled; trying again');
        return { kind: 'retry', afterMs: backoffMs[Math.min(count, backoffMs.length) - 1] ?? 0 };
      }
      const reason = error instanceof Error ? error.message : String(error);
      await parkRecord(record, reason);
      tries.delete(recordKey(record));
      logger.error({ err: error, ...where }, 'a record was parked; its account waits for a redrive');
      return { kind: 'park', reason };
    },
    forget: (records) => {
      for (const record of records) tries.delete(recordKey(record));
    },
  };
}
