// A service's reactions to a topic: one entry per event, also for those it ignores, which only move the inbox. A new
// event does not compile until each consumer of its topic has an entry.
import { fromBinary, type DescMessage, type Message, type MessageShape } from '@bufbuild/protobuf';
import type { WriteTransaction } from '../event-store.ts';
import { ignored } from '../ignored.ts';
import type { MessageOf } from '../log/publishes.ts';
import type { OperationEvent } from '../log/operation-events.ts';
import { factsOf, type Facts } from '../log/plain-message.ts';
import type { Received, TopicMessage } from './received.ts';
import type { React, ReactToBatch } from './react-in-order.ts';

/**
 * Handles one event of another service, in a write transaction of this one. In a rebuild (`received.replay`) it only
 * writes its tables again, and decides nothing.
 */
export type Reaction<Value extends Message> = (
  facts: Facts<Value>,
  received: Received,
  tx: WriteTransaction,
) => Promise<void>;

/**
 * Handles consecutive events of one kind together, so that one statement writes their rows. They stand in the order
 * of the topic and may be of several accounts; a record that is tried again comes alone.
 */
export type BatchReaction<Value extends Message> = {
  batch: (events: readonly { facts: Facts<Value>; received: Received }[], tx: WriteTransaction) => Promise<void>;
};

type CaseOf<Schema extends DescMessage> =
  MessageShape<Schema> extends { event: { case: infer Case } } ? Extract<Case, string> : never;
// Only the audit trail consumes what operators do to the owner.
type Events<Schema extends DescMessage> = Exclude<CaseOf<Schema>, Uncapitalize<OperationEvent['type']>>;

export type Reactions<Schema extends DescMessage> = {
  [Case in Events<Schema>]: Reaction<MessageOf<Schema, Case>> | BatchReaction<MessageOf<Schema, Case>> | typeof ignored;
};

/** What `startConsumer` needs to know of a topic. */
export type TopicReactions<Received extends TopicMessage> = {
  topic: string;
  decode: (bytes: Uint8Array) => Received;
  react: React<Received>;
  reactToBatch: (eventCase: string) => ReactToBatch<Received> | undefined;
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
): TopicReactions<MessageShape<Schema> & TopicMessage> {
  const byCase = new Map<string | undefined, React<TopicMessage>>();
  const batchByCase = new Map<string, ReactToBatch<TopicMessage>>();
  for (const { localName, message } of schema.oneofs.flatMap(({ fields }) => fields)) {
    const reaction = (reactions as Record<string, AnyReaction | undefined>)[localName];
    if (!message || reaction === undefined || reaction === ignored) continue;
    const read = factsOf(message);
    const factsIn = (received: Received): Facts<Message> =>
      read(received.message.event.value as Record<string, unknown>) as Facts<Message>;
    if (typeof reaction === 'function')
      byCase.set(localName, (received, tx) => reaction(factsIn(received), received, tx));
    else {
      const reactToAll: ReactToBatch<TopicMessage> = (all, tx) =>
        reaction.batch(
          all.map((received) => ({ facts: factsIn(received), received })),
          tx,
        );
      batchByCase.set(localName, reactToAll);
      byCase.set(localName, (received, tx) => reactToAll([received], tx));
    }
  }
  return {
    topic,
    decode: decoderOf(schema),
    react: async (received, tx) => byCase.get(received.message.event.case)?.(received, tx),
    reactToBatch: (eventCase) => batchByCase.get(eventCase),
  };
}

type AnyReaction = Reaction<Message> | BatchReaction<Message> | typeof ignored;
