// Consecutive events of a batching case wait for each other; whatever comes next reads what that batch wrote.
import type { ReceivedRecord } from '@leadwright/messaging/event-bus';
import type { WriteTransaction } from '../event-store.ts';
import { receivedOf, type Received, type TopicMessage } from './received.ts';
import { tracedRecord } from './traced-records.ts';

export type React<Message extends TopicMessage> = (received: Received<Message>, tx: WriteTransaction) => Promise<void>;

export type ReactToBatch<Message extends TopicMessage> = (
  received: readonly Received<Message>[],
  tx: WriteTransaction,
) => Promise<void>;

/** The producer is newer than this consumer: a wrong deployment order, which no retry repairs. */
export class NewerSchemaError extends Error {}

export type ReactingInOrder = {
  /** Runs the record's reaction, or keeps the record for its batch. A case that this version does not know is counted and skipped. */
  take(record: ReceivedRecord): Promise<void>;
  /** Runs what still waits. Without it the kept records have no effect. */
  finish(): Promise<void>;
};

export type ReactParts<Message extends TopicMessage> = {
  service: string;
  decode: (bytes: Uint8Array) => Message;
  react: React<Message>;
  /** Always the same function for a case; `react` is then not asked. */
  reactToBatch?: ((eventCase: string) => ReactToBatch<Message> | undefined) | undefined;
  schemaV: number;
};

/** With `replay` the reactions must cause no side effect outside. */
export function reactInOrder<Message extends TopicMessage>(
  parts: ReactParts<Message>,
  tx: WriteTransaction,
  counts: { applied: number; unknown: number },
  replay = false,
): ReactingInOrder {
  let batch: { react: ReactToBatch<Message>; received: Received<Message>[] } | undefined;

  const finish = async (): Promise<void> => {
    const ready = batch;
    batch = undefined;
    if (ready) await ready.react(ready.received, tx);
  };
  return {
    finish,
    take: async (record) => {
      const message = parts.decode(record.value);
      const eventCase = message.event.case;
      if (eventCase === undefined) {
        counts.unknown += 1;
        return;
      }
      const schemaV = message.meta?.schemaV ?? 1;
      if (schemaV > parts.schemaV)
        throw new NewerSchemaError(`${eventCase} has schema ${schemaV}, known is ${parts.schemaV}`);
      const react = parts.reactToBatch?.(eventCase);
      if (batch?.react !== react) await finish();
      await tracedRecord(record, async () => {
        const received = receivedOf(parts.service, record, message, replay);
        if (!react) return parts.react(received, tx);
        batch ??= { react, received: [] };
        batch.received.push(received);
      });
      counts.applied += 1;
    },
  };
}
