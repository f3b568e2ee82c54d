import { services, topics, type OwnerName } from '@leadwright/contracts/topology';
import { startConsumer, type Consumer, type ConsumerParts } from '@leadwright/eventsourcing/consume/consumer';
import type { TopicMessage } from '@leadwright/eventsourcing/consume/received';
import type { React, ReactToBatch } from '@leadwright/eventsourcing/consume/react-in-order';
import type { DomainEvent, EventStore } from '@leadwright/eventsourcing/event-store';

type Given = Omit<ConsumerParts<TopicMessage, DomainEvent>, 'decode' | 'react' | 'reactToBatch' | 'schemaV'>;

export type TopicReaction = { consume(parts: Given): Promise<Consumer> };

export type ReactionParts<Message extends TopicMessage> = {
  decode: (bytes: Uint8Array) => Message;
  react: React<Message>;
  reactToBatch?: (eventCase: string) => ReactToBatch<Message> | undefined;
  schemaV?: number;
  /** Another store for the consumer, where something must happen before its transaction commits. */
  storeOf?: (store: EventStore<DomainEvent>) => EventStore<DomainEvent>;
};

export function reaction<Message extends TopicMessage>({
  storeOf = (store) => store,
  ...own
}: ReactionParts<Message>): TopicReaction {
  return { consume: (parts) => startConsumer({ ...parts, ...own, store: storeOf(parts.store) }) };
}

/** In the order of the topology. Throws if the reactions differ from its edges. */
export function consumedBy(name: OwnerName, reactions: Partial<Record<OwnerName, TopicReaction>>): OwnerName[] {
  const listed: readonly OwnerName[] = services[name].consumes;
  const declared = Object.keys(reactions) as OwnerName[];
  const unlisted = declared.filter((owner) => !listed.includes(owner));
  const unused = listed.filter((owner) => !declared.includes(owner));
  if (unlisted.length > 0)
    throw new Error(`${name} reacts to ${unlisted.join(', ')}, but the topology does not list them under consumes`);
  if (unused.length > 0)
    throw new Error(`by the topology ${name} consumes ${unused.join(', ')}, but it has no reaction to them`);
  return [...listed];
}

export const topicOf = (owner: OwnerName): string => topics[owner];
