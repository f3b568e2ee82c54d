import fc from 'fast-check';
import { cases } from '@leadwright/testing/seeds/run-seed';
import type { Dictionary, Filter, FilterField, Geography } from '../../../server/api-types.ts';
import { dictionary } from '../../../testing/network.ts';
import { placesMax } from '@leadwright/leads/rules/places';
import { decodeSearch, emptySearch, encodeSearch, wordsOf, type SearchState } from './search-state.ts';

const text = fc
  .string({ minLength: 1, maxLength: 12, unit: 'binary' })
  .map((value) => value.replace(/\p{Surrogate}/gu, 'x'))
  .filter((value) => value !== '');
const items = fc
  .uniqueArray(text, { minLength: 1, maxLength: 6 })
  .map((values) => values.map((value) => ({ value, label: value })));
const reserved = ['v', 'g', 'page'];
const fieldName = text.filter((name) => !reserved.includes(name));

const field: fc.Arbitrary<FilterField> = fc.oneof(
  fieldName.map((name) => ({ field: name, label: name, group: 'A', inputType: 'range' as const, min: 0, max: 5000 })),
  fc
    .record({ field: fieldName, inputType: fc.constantFrom('select', 'checkbox', 'stringRange'), items })
    .map((given) => ({ ...given, label: given.field, group: 'B' }) as FilterField),
);

function filterOf(of: FilterField): fc.Arbitrary<Filter> {
  const values = (of.items ?? []).map((item) => item.value);
  if (of.inputType === 'range') return bounds(of.field, fc.integer({ min: 0, max: 5000 }), (a, b) => a <= b);
  if (of.inputType === 'stringRange')
    return bounds(of.field, fc.constantFrom(...values), (a, b) => values.indexOf(a) <= values.indexOf(b));
  return fc.subarray(values, { minLength: 1 }).map((anyOf) => ({ field: of.field, anyOf }));
}

function bounds<Bound extends number | string>(
  name: string,
  bound: fc.Arbitrary<Bound>,
  inOrder: (a: Bound, b: Bound) => boolean,
): fc.Arbitrary<Filter> {
  return fc.oneof(
    bound.map((from) => ({ field: name, from })),
    bound.map((to) => ({ field: name, to })),
    fc
      .tuple(bound, bound)
      .filter(([from, to]) => inOrder(from, to))
      .map(([from, to]) => ({ field: name, from, to })),
  );
}

const geography: fc.Arbitrary<Geography | null> = fc.oneof(
  fc.constant(null),
  fc.constant({ kind: 'nationwide' as const }),
  fc
    .constantFrom(...dictionary.geography)
    .chain((kind) =>
      fc.uniqueArray(text, { minLength: 1, maxLength: placesMax[kind] }).map((values) => ({ kind, values })),
    ),
);

const search: fc.Arbitrary<{ dictionary: Dictionary; state: SearchState }> = fc
  .uniqueArray(field, { maxLength: 5, selector: (one) => one.field })
  .chain((filters) =>
    fc.record({
      dictionary: fc.constant({ ...dictionary, filters }),
      state: fc.record({
        geography,
        filters: fc
          .subarray(filters)
          .chain((used) =>
            fc.tuple(
              ...used.map((one) =>
                fc
                  .tuple(filterOf(one), fc.boolean())
                  .map(([filter, round]): Filter => (round ? { ...filter, omit: true } : filter)),
              ),
            ),
          ),
        page: fc.integer({ min: 1, max: 5 }),
      }),
    }),
  );

describe('the address of a search', () => {
  it('decodes to the same search, whatever characters values and names have', () => {
    fc.assert(
      fc.property(search, (given) => {
        const decoded = decodeSearch(`?${encodeSearch(given.state, given.dictionary)}`, given.dictionary);
        expect(decoded).toEqual({ ...given.state, dropped: [] });
      }),
      cases(1_000),
    );
  });

  it('never throws and never invents a filter, whatever the link was cut to', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (junk) => {
        const decoded = decodeSearch(junk, dictionary);
        expect(
          decoded.filters.every((filter) => dictionary.filters.some((known) => known.field === filter.field)),
        ).toBe(true);
      }),
      cases(1_000),
    );
  });

  it('is readable and in a stable order', () => {
    const state: SearchState = {
      geography: { kind: 'ZIP', values: ['85001', '85002'] },
      page: 2,
      filters: [
        { field: 'income', from: '$15,000 - $24,999' },
        { field: 'gender', anyOf: ['female'] },
        { field: 'age', from: 35, to: 55 },
      ],
    };
    expect(encodeSearch(state, dictionary)).toBe(
      'v=1&g=zip:85001,85002&age=35-55&gender=female&income=15000-24999..&page=2',
    );
  });

  it('marks negated filters', () => {
    const state: SearchState = {
      ...emptySearch,
      filters: [
        { field: 'age', from: 35, to: 55, omit: true },
        { field: 'gender', anyOf: ['female'], omit: true },
      ],
    };
    expect(encodeSearch(state, dictionary)).toBe('v=1&age=not:35-55&gender=not:female');
    expect(decodeSearch('age=not:&gender=not:robot', dictionary)).toMatchObject({
      filters: [],
      dropped: ['Age', 'Gender'],
    });
  });

  it('is empty for the empty search', () => {
    expect(encodeSearch(emptySearch, dictionary)).toBe('');
  });

  it('drops what the dictionary does not know and names it', () => {
    const decoded = decodeSearch('?v=1&g=planet:mars&age=young&shoe_size=42&gender=female,robot', dictionary);
    expect(decoded).toEqual({
      geography: null,
      page: 1,
      filters: [{ field: 'gender', anyOf: ['female'] }],
      dropped: ['place', 'Age', 'shoe_size', 'a value of Gender'],
    });
  });

  it('keeps 1 state or 5 other areas of a link that asks for more', () => {
    expect(decodeSearch('g=st:AZ,CA', dictionary)).toMatchObject({
      geography: { kind: 'ST', values: ['AZ'] },
      dropped: ['places beyond 1'],
    });
    expect(decodeSearch('g=zip:1,2,3,4,5,6', dictionary)).toMatchObject({
      geography: { values: ['1', '2', '3', '4', '5'] },
      dropped: ['places beyond 5'],
    });
  });

  it('brings numbers into the bounds of the filter', () => {
    expect(decodeSearch('age=3-500', dictionary).filters).toEqual([{ field: 'age', from: 18, to: 110 }]);
  });

  it('gives values that read alike different words', () => {
    expect([
      ...wordsOf([
        { value: '$5', label: '' },
        { value: '5%', label: '' },
        { value: '€', label: '' },
      ]).values(),
    ]).toEqual(['5', '5~2', 'x']);
  });
});
