// Queries as an attacker would send them: real dictionaries and fields, values and shapes that try
// to become SQL. For the property tests of the compiler; nothing here is used by the product.
import fc from 'fast-check';
import { dictionaries } from '../dictionaries.ts';
import { filterColumns, type FilterColumn } from '../dictionary.ts';

/** Stands in every hostile value, so that a test can look for it in SQL text. */
export const marker = 'zqxj';

const payloads = [
  "'",
  "''",
  '"',
  '`',
  '\\',
  "\\'",
  '\0',
  '\n',
  '\r\n',
  '\t',
  '--',
  '/*',
  '*/',
  ';',
  ';DROP TABLE leads.canary',
  "' OR 1=1 --",
  "') UNION ALL SELECT 1 --",
  '{version:UInt32}',
  '{places:Array(String)}',
  '{',
  '}',
  '%',
  '_',
  '${x}',
  '$1',
  '\u2019',
  '\u02bc',
  '\ufeff',
  '\u202e',
  '\ud83d\ude00',
  '\uff07',
  '#',
  "' FORMAT Null --",
  "', sleep(3), '",
];

const hostileText = fc
  .tuple(fc.constantFrom(...payloads), fc.string({ unit: 'binary', maxLength: 8 }), fc.constantFrom(...payloads))
  .map(([before, middle, after]) => `${before}${marker}${middle}${after}`);

const hostileFilter = fc.oneof(
  fc.record({ field: hostileText, anyOf: fc.array(hostileText, { maxLength: 3 }) }),
  fc.record({ field: hostileText, from: hostileText }),
);

function fieldFilter(column: FilterColumn): fc.Arbitrary<object> {
  const field = fc.constant(column.fieldName);
  if (column.inputType === 'range') {
    const bound = fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: column.min, max: column.max }) },
      { weight: 1, arbitrary: hostileText },
    );
    return fc.record({ field, from: bound, to: bound }, { requiredKeys: ['field'] });
  }
  const value = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...column.items.map((item) => item.value)) },
    { weight: 1, arbitrary: hostileText },
  );
  return column.inputType === 'stringRange'
    ? fc.record({ field, from: value, to: value }, { requiredKeys: ['field'] })
    : fc.record({ field, anyOf: fc.array(value, { minLength: 1, maxLength: 4 }) });
}

// A city is the one text that is taken as it comes, so most of what is hostile and valid stands there.
const hostileCity = hostileText.map((text) => `AZ:${text.replaceAll(/\p{Cc}/gu, '')}`.slice(0, 60));
const geography = fc.oneof(
  fc.constant({ kind: 'nationwide' }),
  fc.constant({ kind: 'ST', values: ['AZ'] }),
  fc.record({ kind: fc.constant('CITY'), values: fc.array(hostileCity, { minLength: 1, maxLength: 5 }) }),
  fc.record({
    kind: fc.constantFrom('ZIP', 'COUNTY', 'AREA_CODE', 'ST'),
    values: fc.array(hostileText, { minLength: 1, maxLength: 2 }),
  }),
);

/** Query trees of which many pass the check and all carry hostile text somewhere. */
export const hostileQuery: fc.Arbitrary<unknown> = fc.constantFrom(...dictionaries).chain((dictionary) =>
  fc.record({
    dictId: fc.constant(dictionary.dictId),
    geography: fc.oneof(
      {
        weight: 3,
        arbitrary: fc.record({
          kind: fc.constant('CITY'),
          values: fc.array(hostileCity, { minLength: 1, maxLength: 5 }),
        }),
      },
      { weight: 1, arbitrary: geography },
    ),
    filters: fc.array(
      fc.oneof(
        { weight: 9, arbitrary: fc.oneof(...filterColumns(dictionary).map(fieldFilter)) },
        { weight: 1, arbitrary: hostileFilter },
      ),
      { maxLength: 3 },
    ),
  }),
);
