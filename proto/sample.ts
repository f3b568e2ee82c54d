// A filled sample of any message, for fixtures: every field set, so that no number is left out.
import { create, ScalarType, type DescField, type DescMessage, type Message } from '@bufbuild/protobuf';

/** Fills every plain field of `schema`, messages inside too; the same each time. */
export function sampleOf(schema: DescMessage): Message {
  const init: Record<string, unknown> = {};
  for (const field of schema.fields) if (!field.oneof) init[field.localName] = valueOf(field);
  return create(schema, init);
}

function valueOf(field: DescField): unknown {
  if (field.fieldKind === 'list') return [one(field)];
  if (field.fieldKind === 'map') return {};
  return one(field);
}

function one(field: DescField): unknown {
  const { message, scalar } = field;
  if (message?.typeName === 'google.protobuf.Timestamp')
    return create(message, { seconds: 1_798_761_600n, nanos: 123_456_000 });
  if (message) return sampleOf(message);
  switch (scalar) {
    case ScalarType.STRING:
      return `${field.name}-1`;
    case ScalarType.BOOL:
      return true;
    case ScalarType.BYTES:
      return new Uint8Array([1, 2, 3, field.number]);
    case ScalarType.INT64:
      return 9_007_199_254_740_991n;
    case ScalarType.INT32:
      return 100 + field.number;
    default:
      throw new Error(`${field.toString()}: no sample for this type yet`);
  }
}
