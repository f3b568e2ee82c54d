// A list that is longer than a call takes is refused and never cut: a part of it would pass for the whole.
import { routes } from '@leadwright/contracts/routes/routes';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

type Found = { at: string; schema: Record<string, unknown> };

/** Every schema inside of what a request takes. */
function inside(schema: unknown, at: string): Found[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = schema as Record<string, unknown>;
  const properties = Object.entries((own['properties'] as object | undefined) ?? {}).flatMap(([name, inner]) =>
    inside(inner, `${at}.${name}`),
  );
  const others = [own['items'], ...((own['anyOf'] as unknown[] | undefined) ?? [])].flatMap((inner) =>
    inside(inner, at),
  );
  return [{ at, schema: own }, ...properties, ...others];
}

const taken = routes.flatMap(({ method, path, params, query, body }) =>
  Object.entries({ params, query, body }).flatMap(([place, schema]) => inside(schema, `${method} ${path} ${place}`)),
);
const arrays = taken.filter(({ schema }) => schema['type'] === 'array');
const commaLists = taken.filter(({ schema }) => schema['x-list-max'] !== undefined);

// Their service refuses too many recipients by the sentence that people read.
const ownSentence = /^POST \/api\/email(?:\/preview)? body(?:\.msg)?\.(?:to|cc|bcc)$/;

describe('a list that a request takes', () => {
  it('has a maximum', () => {
    expect(arrays.length).toBeGreaterThan(10);
    expect(arrays.filter(({ schema }) => typeof schema['maxItems'] !== 'number').map(({ at }) => at)).toEqual([]);
  });

  it('is refused with one entry more', () => {
    const many = arrays.filter(({ schema }) => {
      const longer = Array.from({ length: Number(schema['maxItems']) + 1 }, () => null);
      return Value.Check({ ...schema, items: {} } as TSchema, longer);
    });
    expect(many.map(({ at }) => at)).toEqual([]);
  });

  it.each(commaLists)('$at, in one text, ends at its maximum', ({ schema }) => {
    const most = Number(schema['x-list-max']);
    const listOf = (count: number) => Array.from({ length: count }, () => 'a').join(',');
    expect(Value.Check(schema as TSchema, listOf(most))).toBe(true);
    expect(Value.Check(schema as TSchema, listOf(most + 1))).toBe(false);
  });

  it('in one text is declared as a list', () => {
    const texts = taken.filter(
      ({ schema, at }) =>
        /comma|apart by/i.test(String(schema['description'] ?? '')) &&
        schema['x-list-max'] === undefined &&
        !ownSentence.test(at),
    );
    expect(texts.map(({ at }) => at)).toEqual([]);
  });
});
