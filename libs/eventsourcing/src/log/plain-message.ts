// Counts are numbers, instants ISO 8601 in UTC with microseconds, bytes hexadecimal. What does not fit is a fault.
import { ScalarType, type DescField, type DescMessage, type Message } from '@bufbuild/protobuf';
import type { Timestamp } from '@bufbuild/protobuf/wkt';
import { isoOf, timestampOf } from './timestamps.ts';

type FieldOf<Value extends Message> = Exclude<keyof Value, '$typeName' | '$unknown'>;

// Tuples, so that a union is looked at as a whole.
type PlainOf<Wire> = [Wire] extends [string | boolean]
  ? Wire
  : [Wire] extends [Uint8Array | Timestamp]
    ? string
    : [Wire] extends [bigint | number]
      ? number
      : [Wire] extends [readonly (infer One)[]]
        ? readonly PlainOf<One>[]
        : [Wire] extends [Message]
          ? {
              [Field in FieldOf<Wire>]:
                | PlainOf<NonNullable<Wire[Field]>>
                | (undefined extends Wire[Field] ? null : never);
            }
          : never;

/** What a message is made from: every field is named, and may be empty. */
export type Given<Value extends Message> = {
  [Field in FieldOf<Value>]: PlainOf<NonNullable<Value[Field]>> | null | undefined;
};

/** What a message says. An instant or a part that is absent is null. */
export type Facts<Value extends Message> = {
  [Field in FieldOf<Value>]: PlainOf<NonNullable<Value[Field]>> | (undefined extends Value[Field] ? null : never);
};

type Convert = (value: unknown) => unknown;
type Fields = (values: Record<string, unknown>) => Record<string, unknown>;

const writers = new WeakMap<DescMessage, Fields>();
const readers = new WeakMap<DescMessage, Fields>();

/** Makes what `create(schema, …)` takes from plain values; names that are no fields are passed over. */
export function initOf(schema: DescMessage): Fields {
  return compiled(schema, writers, (field) => {
    const write = writerOf(field);
    return (value) => (value === null || value === undefined ? undefined : write(value));
  });
}

/** Makes plain values from a message. Throws RangeError for a count below 0 or above 2^53 - 1. */
export function factsOf(schema: DescMessage): Fields {
  return compiled(schema, readers, (field) => {
    const read = readerOf(field);
    return (value) => (value === undefined ? null : read(value));
  });
}

// Compiled once per schema: this runs for every event that is written and every one that is received.
function compiled(schema: DescMessage, known: WeakMap<DescMessage, Fields>, of: (field: DescField) => Convert): Fields {
  const before = known.get(schema);
  if (before) return before;
  const fields = schema.fields.map((field) => [field.localName, of(field)] as const);
  const convert: Fields = (values) => {
    const made: Record<string, unknown> = {};
    for (const [name, one] of fields) made[name] = one(values[name]);
    return made;
  };
  known.set(schema, convert);
  return convert;
}

function writerOf(field: DescField): Convert {
  const { message } = field;
  const one: Convert = isInstant(message)
    ? (value) => timestampOf(value as string)
    : message
      ? (value) => initOf(message)(value as Record<string, unknown>)
      : isWide(field)
        ? (value) => BigInt(value as number)
        : field.scalar === ScalarType.BYTES
          ? (value) => bytesOf(value as string)
          : (value) => value;
  return field.fieldKind === 'list' ? (values) => (values as unknown[]).map(one) : one;
}

function readerOf(field: DescField): Convert {
  const { message } = field;
  const one: Convert = isInstant(message)
    ? (value) => isoOf(value as Timestamp)
    : message
      ? (value) => factsOf(message)(value as Record<string, unknown>)
      : isWide(field)
        ? (value) => countOf(value as bigint)
        : field.scalar === ScalarType.BYTES
          ? (value) => Buffer.from(value as Uint8Array).toString('hex')
          : (value) => value;
  return field.fieldKind === 'list' ? (values) => (values as unknown[]).map(one) : one;
}

const isInstant = (message: DescMessage | undefined): boolean => message?.typeName === 'google.protobuf.Timestamp';
const isWide = ({ scalar }: DescField): boolean => scalar === ScalarType.INT64;

function countOf(value: bigint): number {
  if (value < 0n || value > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError(`${value} is no count`);
  return Number(value);
}

function bytesOf(hex: string): Uint8Array {
  if (!/^(?:[0-9a-f]{2})*$/.test(hex)) throw new Error('these bytes are not hexadecimal');
  return new Uint8Array(Buffer.from(hex, 'hex'));
}
