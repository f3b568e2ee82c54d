// A service's reactions to a topic: one entry per event, also for those it ignores, which only move the inbox. A new
// event does not compile until each consumer of its topic has an entry.
import { fromBinary, type DescMessage, type Message, type MessageShape } from '@bufbuild/protobuf';
import type { WriteTransaction } from '../event-store.ts';
import { ignored } from '../ignored.ts';
import type { MessageOf } from '../log/announces.ts';
import type { OperationEvent } from '../log/operation-events.ts';
import { factsOf, type Facts } from '../log/plain-message.ts';
import type { React } from './apply-records.ts';
import type { Heard, TopicMessage } from './heard.ts';

/**
 * Handles one event of another service, in a write transaction of this one. In a rebuild (`heard.replay`) it only
 * writes its tables again, and decides nothing.
 */
export type Reaction<Value extends Message> = (
  facts: Facts<Value>,
  heard: Heard,
  tx: WriteTransaction,
) => Promise<void>;

type CaseOf<Schema extends DescMessage> =
  MessageShape<Schema> extends { event: { case: infer Case } } ? Extract<Case, string> : never;
// Only the audit trail consumes what operators do to the owner.
type Events<Schema extends DescMessage> = Exclude<CaseOf<Schema>, Uncapitalize<OperationEvent['type']>>;

export type Reactions<Schema extends DescMessage> = {
  [Case in Events<Schema>]: Reaction<MessageOf<Schema, Case>> | typeof ignored;
};

/** What `startConsumer` needs to know of a topic. */
export type Hearing<Heard extends TopicMessage> = {
  topic: string;
  decode: (bytes: Uint8Array) => Heard;
  react: React<Heard>;
};

/** The one way from a topic's bytes to its message. */
export function decoderOf<Schema extends DescMessage>(
  schema: Schema,
): (bytes: Uint8Array) => MessageShape<Schema> & TopicMessage {
  return (bytes) => fromBinary(schema, bytes) as MessageShape<Schema> & TopicMessage;
}

/** A case of a newer release has no entry and only moves the inbox. */
export function reactionsTo<Schema extends DescMessage>(
  { topic, schema }: { topic: string; schema: Schema },
  reactions: Reactions<Schema>,
): Hearing<MessageShape<Schema> & TopicMessage> {
  const byCase = new Map<string | undefined, React<TopicMessage>>();
  for (const { localName, message } of schema.oneofs.flatMap(({ fields }) => fields)) {
    const reaction = (reactions as Record<string, Reaction<Message> | typeof ignored | undefined>)[localName];
    if (!message || reaction === undefined || reaction === ignored) continue;
    const read = factsOf(message);
    byCase.set(localName, (heard, tx) =>
      reaction(read(heard.message.event.value as Record<string, unknown>) as Facts<Message>, heard, tx),
    );
  }
  return {
    topic,
    decode: decoderOf(schema),
    react: async (heard, tx) => byCase.get(heard.message.event.case)?.(heard, tx),
  };
}
