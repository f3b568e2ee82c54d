import { fromBinary, type DescMessage, type Message, type MessageShape } from '@bufbuild/protobuf';
import { eventsOf, published } from '@leadwright/contracts/catalogue';
import { services, type ConsumedBy, type Heard, type OwnerName } from '@leadwright/contracts/topology';
import type { WriteTransaction } from '../event-store.ts';
import type { MessageOf } from '../log/publishes.ts';
import { factsOf, type Facts } from '../log/plain-message.ts';
import type { Received, TopicMessage } from './received.ts';
import type { React, ReactToBatch } from './react-in-order.ts';

/** Runs in a write transaction of this service. In a rebuild (`received.replay`) it only writes its tables again. */
export type Reaction<Value extends Message> = (
  facts: Facts<Value>,
  received: Received,
  tx: WriteTransaction,
) => Promise<void>;

/** One statement writes the rows of consecutive events, maybe of several accounts; a retried record comes alone. */
export type BatchReaction<Value extends Message> = {
  batch: (events: readonly { facts: Facts<Value>; received: Received }[], tx: WriteTransaction) => Promise<void>;
};

type SchemaOf<Owner extends OwnerName> = (typeof published)[Owner]['schema'];

/** A reaction for each event that the topology lists, and for no other. */
export type Reactions<Consumer extends OwnerName, Owner extends ConsumedBy<Consumer>> = {
  [Case in Heard<Consumer, Owner>]: ReactionOf<MessageOf<SchemaOf<Owner>, Case>>;
};

type ReactionOf<Value extends Message> = Reaction<Value> | BatchReaction<Value>;

export type TopicReactions<Received extends TopicMessage> = {
  topic: string;
  decode: (bytes: Uint8Array) => Received;
  react: React<Received>;
  reactToBatch: (eventCase: string) => ReactToBatch<Received> | undefined;
};

export function decoderOf<Schema extends DescMessage>(
  schema: Schema,
): (bytes: Uint8Array) => MessageShape<Schema> & TopicMessage {
  return (bytes) => fromBinary(schema, bytes) as MessageShape<Schema> & TopicMessage;
}

/** Throws if the reactions are not those that the topology lists. A case of a newer release only moves the inbox. */
export function reactionsTo<Consumer extends OwnerName, Owner extends ConsumedBy<Consumer>>(
  consumer: Consumer,
  owner: Owner,
  reactions: Reactions<Consumer, Owner>,
): TopicReactions<MessageShape<SchemaOf<Owner>> & TopicMessage> {
  const declared = new Map<string, ReactionOf<Message>>(Object.entries(reactions));
  checkListed(consumer, owner, [...declared.keys()]);
  const { topic, schema } = published[owner];
  const byCase = new Map<string | undefined, React<TopicMessage>>();
  const batchByCase = new Map<string, ReactToBatch<TopicMessage>>();
  for (const { localName, message } of eventsOf(schema).fields) {
    const reaction = declared.get(localName);
    if (!message || reaction === undefined) continue;
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
    decode: decoderOf<SchemaOf<Owner>>(schema),
    react: async (received, tx) => byCase.get(received.message.event.case)?.(received, tx),
    reactToBatch: (eventCase) => batchByCase.get(eventCase),
  };
}

function checkListed(consumer: OwnerName, owner: OwnerName, declared: string[]): void {
  const { [owner]: listed = [] } = services[consumer].hears as Partial<Record<OwnerName, readonly string[]>>;
  const unlisted = declared.filter((event) => !listed.includes(event));
  const unused = listed.filter((event) => !declared.includes(event));
  const edge = `${consumer} hears of ${owner}`;
  if (unlisted.length > 0) throw new Error(`${edge}: the topology does not list ${unlisted.join(', ')}`);
  if (unused.length > 0) throw new Error(`${edge}: no reaction to ${unused.join(', ')}`);
}
