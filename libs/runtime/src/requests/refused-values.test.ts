import { Type, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { refusedValues, sayRefused } from './refused-values.ts';
import { textLike } from './text-like.ts';

const say = (schema: TSchema, value: unknown): string =>
  sayRefused(refusedValues(schema, Value.Errors(schema, value)), 'the body');
const object = (properties: Record<string, TSchema>) => Type.Object(properties, { additionalProperties: false });

describe('what is refused, in words', () => {
  it.each<[string, TSchema, unknown, string]>([
    ['a missing value', object({ email: Type.String() }), {}, 'email is missing'],
    ['a value that is not known', object({}), { more: 1 }, 'more is not known here'],
    ['another kind', object({ n: Type.Integer() }), { n: 1.5 }, 'n must be a whole number'],
    ['another kind of the whole', object({}), [], 'the body must be an object'],
    ['text that is empty', Type.String({ minLength: 1 }), '', 'the body must not be empty'],
    ['text that is too short', Type.String({ minLength: 8 }), 'short', 'the body must have at least 8 characters'],
    ['text that is too long', Type.String({ maxLength: 2 }), 'abc', 'the body must have at most 2 characters'],
    ['too small a number', Type.Integer({ minimum: 1 }), 0, 'the body must be at least 1'],
    ['too large a number', Type.Integer({ maximum: 200 }), 900, 'the body must be at most 200'],
    [
      'an empty list',
      object({ ids: Type.Array(Type.String(), { minItems: 1 }) }),
      { ids: [] },
      'ids must not be empty',
    ],
    [
      'too long a list',
      object({ ids: Type.Array(Type.String(), { maxItems: 1 }) }),
      { ids: ['a', 'b'] },
      'ids must have at most 1 entries',
    ],
    [
      'an entry twice',
      Type.Array(Type.String(), { uniqueItems: true }),
      ['a', 'a'],
      'the body must not have the same entry twice',
    ],
    ['an entry of a list', object({ ids: Type.Array(Type.String()) }), { ids: ['a', 1] }, 'ids.1 must be text'],
    [
      'text of another form',
      object({ zip: textLike('^[0-9]{5}$', 'a ZIP code of five digits') }),
      { zip: '1' },
      'zip must be a ZIP code of five digits',
    ],
    [
      'text of a form that has no words',
      Type.String({ pattern: '^a' }),
      'b',
      'the body has a form that is not allowed',
    ],
    [
      'none of some values',
      object({ of: Type.Union([Type.Literal('a'), Type.Literal('b'), Type.Literal('c')]) }),
      { of: 'd' },
      'of must be a, b or c',
    ],
    ['none of an enumeration', object({ of: Type.Enum(['a', 'b']) }), { of: 'd' }, 'of must be a or b'],
    [
      'several values',
      object({ a: Type.String(), b: Type.Integer() }),
      { b: 'x', c: 1 },
      'c is not known here; a is missing; b must be a whole number',
    ],
  ])('tells of %s', (_, schema, value, sentence) => {
    expect(say(schema, value).split('; ').sort()).toEqual(sentence.split('; ').sort());
  });

  describe('of a union', () => {
    const union = object({
      of: Type.Union([
        object({ kind: Type.Literal('list'), values: Type.Array(Type.String(), { minItems: 1 }) }),
        object({ kind: Type.Literal('range'), from: Type.Integer() }),
        Type.Null(),
      ]),
    });

    it('tells what is wrong with the form that was meant', () => {
      expect(say(union, { of: { kind: 'list', values: [] } })).toBe('of.values must not be empty');
      expect(say(union, { of: { kind: 'range' } })).toBe('of.from is missing');
    });

    it('tells which kinds there are, or that none fits', () => {
      const kinds = Type.Union([object({ kind: Type.Literal('list') }), object({ kind: Type.Literal('range') })]);
      expect(say(kinds, { kind: 'other' })).toBe('kind must be list or range');
      const more = Type.Union([
        object({ kind: Type.Literal('all') }),
        object({ kind: Type.Union([Type.Literal('state'), Type.Literal('city')]), value: Type.String() }),
      ]);
      expect(say(more, { kind: 'mars' })).toBe('kind must be all, state or city');
      expect(say(union, { of: 5 })).toBe('of has a form that is not allowed');
    });
  });

  it('tells each value once, and no more than eight', () => {
    expect(say(Type.String({ minLength: 3, pattern: '^abc$' }), 'x')).toBe('the body must have at least 3 characters');
    expect(
      refusedValues(
        Type.Array(Type.String()),
        Value.Errors(
          Type.Array(Type.String()),
          Array.from({ length: 50 }, () => 1),
        ),
      ),
    ).toHaveLength(8);
  });
});
