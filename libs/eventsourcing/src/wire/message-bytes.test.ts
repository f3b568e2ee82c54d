import fc from 'fast-check';
import { create, ScalarType, toBinary, type DescField, type DescMessage } from '@bufbuild/protobuf';
import { StructSchema } from '@bufbuild/protobuf/wkt';
import { catalogue, published } from '@leadwright/contracts/catalogue';
import { cases } from '@leadwright/testing/seeds/run-seed';
import { messageBytes } from './message-bytes.ts';

const { schema } = published.billing;
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

// Fields of a message in any combination: absent, empty, ordinary and extreme.
function fieldsOf(schema: DescMessage): fc.Arbitrary<Record<string, unknown>> {
  const plain = schema.fields.filter(({ oneof }) => !oneof);
  const oneofs = schema.oneofs.map(
    ({ localName, fields }) =>
      [
        localName,
        fc.oneof(
          fc.constant(undefined),
          ...fields.map((field) => one(field).map((value) => ({ case: field.localName, value }))),
        ),
      ] as const,
  );
  const values = plain.map(
    (field) =>
      [
        field.localName,
        fc.option(field.fieldKind === 'list' ? fc.array(one(field), { maxLength: 4 }) : one(field), { nil: undefined }),
      ] as const,
  );
  return fc.record(Object.fromEntries([...values, ...oneofs]));
}

function one(field: DescField): fc.Arbitrary<unknown> {
  if (field.message) return fieldsOf(field.message);
  switch (field.scalar) {
    case ScalarType.STRING:
      return fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('é', '\ud800', 'x'.repeat(3_000)));
    case ScalarType.BYTES:
      return fc.uint8Array({ maxLength: 300 });
    case ScalarType.BOOL:
      return fc.boolean();
    case ScalarType.INT32:
      return fc.oneof(fc.integer(), fc.constantFrom(0, 127, 128, 2 ** 31 - 1, -(2 ** 31)));
    case ScalarType.INT64:
      return fc.oneof(
        fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
        fc.nat().map(BigInt),
        fc.constantFrom(0n, 2n ** 53n - 1n, 2n ** 53n, -1n, -(2n ** 63n)),
      );
    default:
      throw new Error(`${field.toString()}: no values for this type yet`);
  }
}

it.each(Object.entries(catalogue))('writes any message of %s as the library does', (_topic, each) => {
  fc.assert(
    fc.property(fieldsOf(each), (fields) => {
      const message = create(each, fields as never);
      const bytes = hex(toBinary(each, message));
      expect(hex(messageBytes(each, fields))).toBe(bytes);
      expect(hex(messageBytes(each, message))).toBe(bytes);
    }),
    cases(40),
  );
});

it('writes a message that is longer than all before it', () => {
  const meta = { accountId: 'a'.repeat(40_000), actorId: 'é'.repeat(40_000) };
  expect(hex(messageBytes(schema, { meta }))).toBe(hex(toBinary(schema, create(schema, { meta }))));
});

it('writes nothing for what is absent', () => {
  expect(messageBytes(schema, {})).toEqual(new Uint8Array());
});

it('refuses a number that its field cannot hold, and writes the next message whole', () => {
  expect(() => messageBytes(schema, { meta: { schemaV: 2 ** 31 } })).toThrow(RangeError);
  expect(() => messageBytes(schema, { meta: { schemaV: 1.5 } })).toThrow(RangeError);
  expect(() => messageBytes(schema, { meta: { accountSeq: 2n ** 63n } })).toThrow(RangeError);
  const meta = { accountId: 'account-1', schemaV: 1 };
  expect(messageBytes(schema, { meta })).toEqual(toBinary(schema, create(schema, { meta })));
});

it('refuses a schema whose fields it cannot write', () => {
  expect(() => messageBytes(StructSchema, {})).toThrow(/cannot be written/);
});
