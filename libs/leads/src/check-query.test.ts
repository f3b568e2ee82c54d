import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cases } from '@leadwright/testing/seeds/run-seed';
import { canonicalQuery } from './canonical-query.ts';
import { checkQuery, type CheckedQuery } from './check-query.ts';

const consumers = (geography: unknown, filters: unknown = []): unknown => ({ dictId: 'consumers', geography, filters });
const nationwide = { kind: 'nationwide' };

function checked(input: unknown): CheckedQuery {
  const result = checkQuery(input);
  if (!result.ok) throw new Error(result.problems.map((problem) => problem.message).join(' '));
  return result.query;
}

function messages(input: unknown): string[] {
  const result = checkQuery(input);
  return result.ok ? [] : result.problems.map((problem) => `${problem.path}: ${problem.message}`);
}

describe('the geography of a query', () => {
  it('takes 1 state and no more', () => {
    expect(checked(consumers({ kind: 'ST', values: ['AZ'] })).geography).toEqual({ kind: 'ST', values: ['AZ'] });
    expect(messages(consumers({ kind: 'ST', values: ['AZ', 'CA'] }))).toEqual(['geography: A search takes 1 state.']);
  });

  it.each([
    ['COUNTY', ['04013', '06001', '06003', '06005', '06007', '06009'], 'counties'],
    ['CITY', ['AZ:A', 'AZ:B', 'AZ:C', 'AZ:D', 'AZ:E', 'AZ:F'], 'cities'],
    ['ZIP', ['85001', '85002', '85003', '85004', '85005', '85006'], 'ZIP codes'],
    ['AREA_CODE', ['201', '202', '203', '205', '206', '207'], 'area codes'],
  ])('takes 5 of %s and no more', (kind, values, words) => {
    expect(messages(consumers({ kind, values: values.slice(0, 5) }))).toEqual([]);
    expect(messages(consumers({ kind, values }))).toEqual([`geography: A search takes up to 5 ${words}.`]);
  });

  it('counts a place that stands twice once', () => {
    expect(checked(consumers({ kind: 'ST', values: ['AZ', 'AZ'] })).geography).toEqual({ kind: 'ST', values: ['AZ'] });
  });

  it.each([
    [undefined],
    [{ kind: 'PLANET', values: ['x'] }],
    [{ kind: 'ZIP', values: [] }],
    [{ kind: 'ZIP', values: ['8500'] }],
    [{ kind: 'ST' }],
  ])('refuses %j', (geography) => {
    expect(messages(consumers(geography))).toHaveLength(1);
  });
});

describe('the filters of a query', () => {
  it('come out in the order of the dictionary, each value once and numbers as numbers', () => {
    const query = checked(
      consumers(nationwide, [
        { field: 'gender', anyOf: ['male', 'female', 'male'] },
        { field: 'age', from: '35', to: 55 },
      ]),
    );
    expect(query.filters).toEqual([
      { field: 'age', from: 35, to: 55 },
      { field: 'gender', anyOf: ['female', 'male'] },
    ]);
  });

  it.each([
    [{ field: 'shoe_size', anyOf: ['9'] }, 'filters: This list has no such filter.'],
    [{ field: 'phone', anyOf: ['4805551234'] }, 'filters: This list has no such filter.'],
    [{ field: 'gender', anyOf: ['robot'] }, 'gender: Gender has no such value.'],
    [{ field: 'gender', anyOf: [] }, 'gender: Choose at least one value of Gender.'],
    [{ field: 'gender', from: 'female' }, 'gender: Choose at least one value of Gender.'],
    [{ field: 'age', from: 55, to: 35 }, 'age: Age: the first number is above the second.'],
    [{ field: 'age', from: 17 }, 'age: Age goes from 18 to 110.'],
    [{ field: 'age', to: 30.5 }, 'age: Age goes from 18 to 110.'],
    [{ field: 'age' }, 'age: Age goes from 18 to 110.'],
    [{ field: 'age', from: 20, anyOf: ['x'] }, 'age: Age goes from 18 to 110.'],
    [
      { field: 'income', from: '$250,000 and more', to: 'Under $15,000' },
      'income: Estimated income: the first value is above the second.',
    ],
    [{ field: 'income', from: '$1' }, 'income: Estimated income has no such value.'],
    [{ field: 'income' }, 'income: Choose from where to where Estimated income goes.'],
  ])('refuses %j in words', (filter, message) => {
    expect(messages(consumers(nationwide, [filter]))).toEqual([message]);
  });

  it.each([
    { field: 'age', from: 20, to: 30, omit: true },
    { field: 'gender', anyOf: ['female'], omit: true },
    { field: 'income', from: '$250,000 and more', omit: true },
  ])('may be turned round: %j', (filter) => {
    expect(checked(consumers(nationwide, [filter])).filters).toEqual([filter]);
    expect(canonicalQuery(checked(consumers(nationwide, [filter])))).not.toBe(
      canonicalQuery(checked(consumers(nationwide, [{ ...filter, omit: undefined }]))),
    );
  });

  it('are as they are when turned round by no, and refuse anything else', () => {
    expect(checked(consumers(nationwide, [{ field: 'age', from: 20, omit: false }])).filters).toEqual([
      { field: 'age', from: 20 },
    ]);
    expect(messages(consumers(nationwide, [{ field: 'age', from: 20, omit: 'yes' }]))).toEqual([
      'age: Age is either turned round or not.',
    ]);
  });

  it('hold one condition per field', () => {
    const age = { field: 'age', from: 20 };
    expect(messages(consumers(nationwide, [age, age]))).toEqual(['age: Age stands twice.']);
  });

  it('are all named at once when they are wrong', () => {
    expect(
      messages(consumers({ kind: 'ST', values: ['AZ', 'CA'] }, [{ field: 'age', from: 1 }, { field: 'x' }])),
    ).toHaveLength(3);
  });
});

describe('checking', () => {
  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => typeof checkQuery(input).ok === 'boolean'),
      cases(500),
    );
  });

  it('refuses dictionaries that do not exist, inherited names included', () => {
    for (const dictId of ['nothing', '__proto__', 'constructor', 7])
      expect(checkQuery({ dictId, geography: nationwide, filters: [] }).ok).toBe(false);
  });

  it('leaves what it already checked as it is', () => {
    const once = checked(consumers({ kind: 'ZIP', values: ['85002', '85001'] }, [{ field: 'age', to: 40 }]));
    expect(checked(once)).toEqual(once);
  });

  it('gives searches that ask the same one canonical text', () => {
    const filters = [
      { field: 'age', from: 35, to: 55 },
      { field: 'gender', anyOf: ['male', 'female'] },
    ];
    const one = checked(consumers({ kind: 'ZIP', values: ['85001', '85002'] }, filters));
    const other = checked(
      consumers({ kind: 'ZIP', values: ['85002', '85001', '85002'] }, [
        { field: 'gender', anyOf: ['female', 'male'] },
        { field: 'age', to: '55', from: '35' },
      ]),
    );
    expect(canonicalQuery(one)).toBe(canonicalQuery(other));
    expect(canonicalQuery(one)).toBe(
      '["consumers",["ZIP",["85001","85002"]],[["age",35,55],["gender",["female","male"]]]]',
    );
  });
});
