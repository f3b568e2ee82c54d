import fc from 'fast-check';
import { dictionaries } from '../dictionaries.ts';
import { filterColumns, type ChoiceColumn } from '../dictionary.ts';
import { valuesMax } from '../rules/limits.ts';
import { codedFields } from './coded-field.ts';
import { maskOf } from './mask-of-filter.ts';

const lists = dictionaries.flatMap((dictionary) =>
  filterColumns(dictionary)
    .filter((column): column is ChoiceColumn => 'items' in column && column.items.length > valuesMax)
    .map((column) => ({ dictionary, column })),
);

const operators = (text: string): number => text.match(/bit\w+\(/g)?.length ?? 0;

describe('the mask of a filter', () => {
  // The engine takes a statement of 256 KiB, and time for each operator wherever the leads lie.
  it('of as many values as a search may name, scattered over the longest lists, has few operators for each', () => {
    expect(lists.map(({ column }) => column.fieldName)).toContain('make_model');
    for (const { dictionary, column } of lists) {
      const values = column.items.map(({ value }) => value);
      const scattered = fc.sample(fc.shuffledSubarray(values, { minLength: valuesMax, maxLength: valuesMax }), {
        numRuns: 5,
        seed: 1,
      });
      const fields = [...codedFields(dictionary).values()].map(({ bits }) => bits.length);
      for (const anyOf of scattered)
        for (const omit of [{}, { omit: true as const }]) {
          const mask = maskOf(dictionary, { field: column.fieldName, anyOf, ...omit });
          expect(operators(mask)).toBeLessThan(valuesMax * Math.max(...fields));
          expect(mask.length).toBeLessThan(2 ** 16);
        }
    }
  });
});
