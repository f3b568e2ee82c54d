import fc from 'fast-check';
import { cases } from '@leadwright/testing/seeds/run-seed';
import { asStored } from './as-stored.ts';

const byJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

it('is what JSON makes of a value, key by key and in the same order', () => {
  const value = fc.object({
    maxDepth: 3,
    withDate: true,
    withNullPrototype: true,
    withSparseArray: true,
    withObjectString: true,
    values: [fc.string(), fc.double(), fc.integer(), fc.boolean(), fc.constantFrom(null, undefined, -0)],
  });
  fc.assert(
    fc.property(value, (given) => {
      expect(JSON.stringify(asStored(given))).toBe(JSON.stringify(byJson(given)));
      expect(asStored(given)).toStrictEqual(byJson(given));
    }),
    cases(300),
  );
});

it('follows toJSON, drops what is undefined or a function, and throws for what JSON cannot write', () => {
  const given = {
    a: undefined,
    f: () => 1,
    list: [undefined, Number.NaN, -0],
    t: { toJSON: () => 'kept' },
    d: new Date(0),
  };
  expect(asStored(given)).toStrictEqual(byJson(given));
  expect(asStored({ list: [1], deep: { a: undefined, b: 2 } })).toStrictEqual({ list: [1], deep: { b: 2 } });
  expect(() => asStored({ n: 1n })).toThrow(/BigInt/);
});

it('is a copy of its own', () => {
  const given = { list: [{ n: 1 }] };
  const stored = asStored(given);
  stored.list[0] = { n: 2 };
  expect(given).toEqual({ list: [{ n: 1 }] });
});
