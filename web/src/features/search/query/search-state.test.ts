import fc from 'fast-check';
import { cases } from '@leadwright/testing/seeds/run-seed';
import type { Dictionary, Filter, FilterField, Geography } from '../../../server/api-types.ts';
import { dictionary } from '../../../testing/network.ts';
import { placesMax } from '@leadwright/leads/rules/places';
import { wordsOf } from './address-text.ts';
import { decodeSearch, emptySearch, encodeSearch, type SearchState } from './search-state.ts';

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

const cityName = text.filter((name) => !/\p{Cc}/u.test(name) && name.length <= 80).map((name) => `AZ:${name}`);
const digits = (count: number) => fc.stringMatching(new RegExp(`^[0-9]{${count}}$`));
const written: Record<Exclude<Geography, { kind: 'nationwide' }>['kind'], fc.Arbitrary<string>> = {
  ...{ ST: fc.stringMatching(/^[A-Z]{2}$/), COUNTY: digits(5), CITY: cityName, ZIP: digits(5), AREA_CODE: digits(3) },
};
const geography: fc.Arbitrary<Geography | null> = fc.oneof(
  fc.constant(null),
  fc.constant({ kind: 'nationwide' as const }),
  fc
    .constantFrom(...dictionary.geography)
    .chain((kind) =>
      fc.uniqueArray(written[kind], { minLength: 1, maxLength: placesMax[kind] }).map((values) => ({ kind, values })),
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
        leftOut: fc.constant([]),
      }),
    }),
  );

const leftOutOf = (search: string) =>
  decodeSearch(search, dictionary).leftOut.map(({ name, text: asked, why }) => [name, asked, why]);

describe('the address of a search', () => {
  it('decodes to the same search, whatever characters values and names have', () => {
    fc.assert(
      fc.property(search, (given) => {
        const decoded = decodeSearch(`?${encodeSearch(given.state, given.dictionary)}`, given.dictionary);
        expect(decoded).toEqual(given.state);
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
      leftOut: [],
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
    expect(leftOutOf('age=not:&gender=not:robot')).toEqual([
      ['age', 'not:', 'Age goes from 18 to 110.'],
      ['gender', 'not:robot', 'Gender has no such value.'],
    ]);
  });

  it('is empty for the empty search', () => {
    expect(encodeSearch(emptySearch, dictionary)).toBe('');
  });

  it.each([
    ['age=5-17', 'Age goes from 18 to 110.'],
    ['age=young', 'Age goes from 18 to 110.'],
    ['age=55-35', 'Age: the first number is above the second.'],
    ['age=35-55&age=40-45', 'Age stands twice.'],
    ['gender=female,robot', 'Gender has no such value.'],
    ['gender', 'Choose at least one value of Gender.'],
    ['shoe_size=42', 'Consumers have no such filter.'],
    ['g=planet:mars', 'Choose a geography: nationwide, or one kind of place.'],
    ['g=st:AZ,CA', 'A search takes 1 state.'],
    ['g=zip:85001,85002,85003,85004,85005,85006', 'A search takes up to 5 ZIP codes.'],
    ['g=zip:2108', '“2108” is not written as a ZIP code is.'],
    ['v=2', 'This link is of another version of the search page.'],
  ])('leaves %s out whole, says why, and keeps it in the address', (asked, why) => {
    const decoded = decodeSearch(`?v=1&${asked}`, dictionary);
    expect(decoded).toMatchObject({ geography: null, filters: [] });
    expect(decoded.leftOut.at(-1)?.why).toBe(why);
    expect(decodeSearch(encodeSearch(decoded, dictionary), dictionary)).toEqual(decoded);
  });

  it('passes over what mail and advertising add', () => {
    expect(decodeSearch('?v=1&utm_source=mail&gclid=x&age=35-55', dictionary)).toEqual({
      ...emptySearch,
      filters: [{ field: 'age', from: 35, to: 55 }],
    });
  });

  it('of a saved search names each filter and value that the dictionary does not have any more', () => {
    const kept = {
      geography: { kind: 'ZIP' as const, values: ['85001'] },
      filters: [
        { field: 'gone', from: 1, to: 2 },
        { field: 'gender', anyOf: ['Female', 'x,y'] },
        { field: 'age', anyOf: ['35-55'] },
      ],
    };
    const opened = decodeSearch(encodeSearch(kept, dictionary), dictionary);
    expect(opened).toMatchObject({ geography: kept.geography, filters: [] });
    expect(opened.leftOut.map(({ name }) => name).sort()).toEqual(['age', 'gender', 'gone']);
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
