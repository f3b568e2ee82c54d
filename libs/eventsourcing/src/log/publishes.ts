// Event `LeadsUsed` is the case `leadsUsed`, field by field. What does not fit by name and type has a row.
import type { DescMessage, Message, MessageShape } from '@bufbuild/protobuf';
import type { DomainEvent } from '../event-store.ts';
import type { Published } from './published-event.ts';
import { initOf, type Given } from './plain-message.ts';

export type MessageOf<Schema extends DescMessage, Case extends string> =
  MessageShape<Schema> extends { event: infer Events }
    ? Extract<Events, { case: Case }> extends { value: infer Value extends Message }
      ? Value
      : never
    : never;

type EventOf<Event extends DomainEvent, Type extends string> = Extract<Event, { type: Type }>;

// When an event holds travels in the envelope.
type Withheld<Event, Value> = Exclude<keyof Event, keyof Value | 'type' | 'effectiveAt'>;
type Fits<Event, Value extends Message> = [Value] extends [never]
  ? false
  : Required<Event> extends Given<Value>
    ? [Withheld<Event, Value>] extends [never]
      ? true
      : false
    : false;

type Misfit<Event extends DomainEvent, Schema extends DescMessage> = {
  [Type in Event['type']]: Fits<EventOf<Event, Type>, MessageOf<Schema, Uncapitalize<Type>>> extends true
    ? never
    : Type;
}[Event['type']];

type Row<Event, Value extends Message> = [Value] extends [never]
  ? 'add a case of this name to the message of the topic'
  : (event: Event) => Given<Value>;

/** One row for each event that does not fit by name: what its message is given. */
export type Rows<Event extends DomainEvent, Schema extends DescMessage> = {
  [Type in Misfit<Event, Schema>]: Row<EventOf<Event, Type>, MessageOf<Schema, Uncapitalize<Type>>>;
};

type Topic<Schema extends DescMessage> = { topic: string; schema: Schema };

/** `publishes<Event>()(topic, rows)`: an event without its case, or a field that is lost, does not compile. */
export function publishes<Event extends DomainEvent>() {
  return <Schema extends DescMessage>(
    { topic, schema }: Topic<Schema>,
    rows: Rows<Event, Schema>,
  ): { topic: string; schema: Schema; toMessage: (event: Event) => Published<Schema> } => {
    const reshape = new Map<string, (event: Event) => object>(Object.entries(rows));
    const cases = new Map(
      schema.oneofs.flatMap(({ fields }) => fields.map(({ localName, message }) => [localName, message] as const)),
    );
    return {
      topic,
      schema,
      toMessage: (event) => {
        const name = caseOf(event.type);
        const message = cases.get(name);
        if (!message) throw new Error(`${event.type} has no message in ${topic}`);
        const given = reshape.get(event.type)?.(event) ?? event;
        return { case: name, value: initOf(message)(given as Record<string, unknown>) } as Published<Schema>;
      },
    };
  };
}

export function caseOf(type: string): string {
  return type.slice(0, 1).toLowerCase() + type.slice(1);
}
