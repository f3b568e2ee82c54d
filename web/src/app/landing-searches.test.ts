// What the landing page says of a trade's search is what the search page makes of its address.
import { dictionaryOf } from '@leadwright/leads/dictionaries';
import { filterColumns } from '@leadwright/leads/dictionary';
import { filtersInWords, placesInWords } from '@leadwright/leads/query-words';
import { trades } from '../features/public/landing/texts.ts';
import { decodeSearch } from '../features/search/query/search-state.ts';
import type { Dictionary, Geography } from '../server/api-types.ts';

const asked: Record<string, string[]> = {
  'Insurance agent': ['Pinellas County, FL', 'Age: 64'],
  Roofer: ['Maricopa County, AZ', 'Homeowner status: Homeowner', 'Year built: up to 1989'],
  Mailer: [
    'Travis County, TX',
    'Marital status: Married',
    'Estimated income: from $100,000 - $124,999',
    'Homeowner status: Homeowner',
  ],
  'Call center': ['312, Chicago, IL', 'Has phone: Yes', 'Number of employees: from 10 to 19'],
};

it.each(trades)('$trade: $search', ({ trade, address }) => {
  const [, dictId = '', query = ''] = /^\/search\/(\w+)\?(.*)$/.exec(address) ?? [];
  const dictionary = dictionaryOf(dictId);
  const filters = filterColumns(dictionary ?? { columns: [] }).map((column) => ({
    ...column,
    field: column.fieldName,
  }));
  const shown = { geography: dictionary?.geography, filters } as unknown as Dictionary;
  const { geography, filters: found, leftOut } = decodeSearch(query, shown);
  const words = filtersInWords(dictId, found).map(({ label, asks }) => `${label}: ${asks}`);
  expect(leftOut).toEqual([]);
  expect([...placesInWords(geography as Geography), ...words]).toEqual(asked[trade]);
});
