// A search is exactly what its address says, or the part that it is not is named: over the lists themselves, and as the
// API reads the same filters.
import fc from 'fast-check';
import { checkQuery } from '@leadwright/leads/check-query';
import { dictionaries } from '@leadwright/leads/dictionaries';
import type { FilterColumn } from '@leadwright/leads/dictionary';
import { filterColumns } from '@leadwright/leads/dictionary';
import { cases } from '@leadwright/testing/seeds/run-seed';
import { wordsOf } from '../features/search/query/address-text.ts';
import { decodeSearch, encodeSearch } from '../features/search/query/search-state.ts';
import type { Dictionary } from '../server/api-types.ts';

type Known = (typeof dictionaries)[number];

const shownOf = (known: Known): Dictionary =>
  ({
    ...known,
    filters: filterColumns(known).map((column) => ({ ...column, field: column.fieldName })),
  }) as unknown as Dictionary;

/** What an address says of a filter, and what the API would be asked if it is taken as it is. */
type Said = { name: string; text: string; asked: object };

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom(
    '',
    '-',
    '..',
    'not:',
    '~',
    "' OR 1=1",
    '5-17',
    '0x10',
    '1e3',
    '-5',
    '00018',
    '٣٥-٤٠',
    '35-',
    '99999999999',
  ),
);

function saidOf(column: FilterColumn): fc.Arbitrary<Said> {
  const name = column.fieldName;
  if (column.inputType === 'range') {
    const bound = fc.oneof(
      fc.integer({ min: Math.max(0, column.min - 20), max: column.max + 20 }),
      fc.constant(undefined),
    );
    return fc.tuple(bound, bound).map(([from, to]) => ({
      name,
      text: `${from ?? ''}-${to ?? ''}`,
      asked: { field: name, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) },
    }));
  }
  const words = [...wordsOf(column.items)].slice(0, 60);
  const word = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...words) },
    { weight: 1, arbitrary: fc.constant(['no such value', 'no-such-word'] as [string, string]) },
  );
  if (column.inputType === 'stringRange')
    return fc.tuple(word, word).map(([from, to]) => ({
      name,
      text: `${from[1]}..${to[1]}`,
      asked: { field: name, from: from[0], to: to[0] },
    }));
  return fc.uniqueArray(word, { minLength: 1, maxLength: 4 }).map((chosen) => ({
    name,
    text: chosen.map(([, written]) => written).join(','),
    asked: { field: name, anyOf: chosen.map(([value]) => value) },
  }));
}

const given = fc.constantFrom(...dictionaries).chain((known) =>
  fc.record({
    known: fc.constant(known),
    said: fc.uniqueArray(fc.oneof(...filterColumns(known).map(saidOf)), { maxLength: 4, selector: ({ name }) => name }),
    round: fc.boolean(),
  }),
);
const anywhere = { kind: 'nationwide' as const };

describe('the search that an address opens', () => {
  it('has each filter exactly as the address says it where the API takes it, and names every other', () => {
    fc.assert(
      fc.property(given, ({ known, said, round }) => {
        const address = said.map(({ name, text }) => `${name}=${round ? 'not:' : ''}${encodeURIComponent(text)}`);
        const { filters, leftOut } = decodeSearch(`?v=1&g=us&${address.join('&')}`, shownOf(known));
        for (const { name, asked } of said) {
          const api = checkQuery({
            dictId: known.dictId,
            geography: anywhere,
            filters: [round ? { ...asked, omit: true } : asked],
          });
          const taken = filters.find(({ field }) => field === name);
          expect(taken === undefined ? [] : [taken]).toEqual(api.ok ? api.query.filters : []);
          expect(leftOut.filter((part) => part.name === name).map(({ why }) => why)).toEqual(
            api.ok ? [] : api.problems.map(({ message }) => message),
          );
        }
      }),
      cases(300),
    );
  });

  it('is one that the API takes, whatever the address is, and what it left out stays in the address', () => {
    const names = fc.constantFrom('g', 'v', 'page', 'age', 'gender', 'year_built', 'shoe_size', 'g', 'constructor');
    const places = fc.constantFrom(
      'zip:2108',
      'zip:85001,85001',
      'st:AZ,CA',
      'st:az',
      'city:AZ:PHOENIX',
      'us',
      'zip:',
      'x:1',
    );
    const part = fc
      .tuple(names, fc.oneof(hostile, places))
      .map(([name, text]) => `${name}=${encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))}`);
    fc.assert(
      fc.property(
        fc.constantFrom(...dictionaries),
        fc.array(fc.oneof(part, hostile), { maxLength: 8 }),
        (known, parts) => {
          const shown = shownOf(known);
          const state = decodeSearch(parts.join('&'), shown);
          const { geography, filters, leftOut } = state;
          expect(checkQuery({ dictId: known.dictId, geography: geography ?? anywhere, filters }).ok).toBe(true);
          expect(decodeSearch(encodeSearch(state, shown), shown).leftOut).toEqual(leftOut);
        },
      ),
      cases(300),
    );
  });
});
