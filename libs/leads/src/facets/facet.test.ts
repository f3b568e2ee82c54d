import { dictionaries } from '../dictionaries.ts';
import { filterColumns, type RangeColumn } from '../dictionary.ts';
import { barsOf, facetOf } from './facet.ts';

const ranges = dictionaries.flatMap((dictionary) =>
  filterColumns(dictionary)
    .filter((column): column is RangeColumn => column.inputType === 'range')
    .map((column) => [`${dictionary.dictId} ${column.fieldName}`, column] as const),
);

it.each(ranges)('the bars of %s are 10 to 20, and have each value once', (_name, column) => {
  const bars = barsOf(column);
  expect(bars.length).toBeGreaterThanOrEqual(10);
  expect(bars.length).toBeLessThanOrEqual(20);
  expect([bars[0]?.from, bars.at(-1)?.to]).toEqual([column.min, column.max]);
  expect(bars.slice(1).map(({ from }) => from)).toEqual(bars.slice(0, -1).map(({ to }) => to + 1));
  for (const { from, to } of bars) expect(to).toBeGreaterThanOrEqual(from);
});

it('a value that the dictionary does not have is not known', () => {
  const column = filterColumns(dictionaries[0] ?? { columns: [] }).find(({ fieldName }) => fieldName === 'gender');
  if (!column) throw new Error('consumers have no gender');
  const counted = new Map([...Object.entries({ female: 5, '': 2, 'of another release': 3 })]);
  expect(facetOf(column, counted)).toEqual({
    field: 'gender',
    values: [
      { value: 'female', count: 5 },
      { value: 'male', count: 0 },
    ],
    unknown: 5,
  });
});
