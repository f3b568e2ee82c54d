import { geographyColumns } from '../dictionary.ts';
import { reachOf } from '../geography/reach.ts';
import type { Geography } from '../query.ts';
import type { Condition } from './condition.ts';

/** What says of a lead, and of a word, that it lies in the search's places; undefined for the whole country. */
export function wherePlaces(geography: Geography): Condition | undefined {
  if (geography.kind === 'nationwide') return undefined;
  const own = geographyColumns[geography.kind];
  const parts = reachOf(geography.kind, geography.values).map(({ column, values }) => {
    const name = column === own ? 'places' : `places_${column}`;
    return { text: `${column} IN {${name}:Array(String)}`, name, values };
  });
  const texts = parts.map(({ text }) => text);
  return {
    text: texts.length === 1 ? texts.join('') : `(${texts.join(' OR ')})`,
    params: Object.fromEntries(parts.map(({ name, values }) => [name, [...values]])),
  };
}
