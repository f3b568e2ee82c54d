// How many leads each value of some fields would find, and how many can be reached.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import type { CheckedQuery } from '@leadwright/leads/check-query';
import type { FilterColumn } from '@leadwright/leads/dictionary';
import { countFacet } from '@leadwright/leads/facets/count-facet';
import { facetOf, type Facet } from '@leadwright/leads/facets/facet';
import { facetsByWords, isInWords, readFacets, statementsOf } from '@leadwright/leads/facets/facets-by-words';
import { countFill, fillByWords, type Fill } from '@leadwright/leads/facets/fill';
import { ask, type Asker, type QueryOutcome } from './count-leads.ts';
import type { FacetCache } from './facet-cache.ts';

/** `edition`: what became of the version; facets of another are not answered. */
export type FacetsAsked = { columns: readonly FilterColumn[]; fill: boolean; edition: string };

/** In the order that they were asked in. */
export type Facets = { facets: Facet[]; fill?: Fill };

type Numbers = Record<string, number | string>;

/** `byWords`: the version has words that are true. */
export async function runFacets(
  clickhouse: ClickHouse,
  query: CheckedQuery,
  version: number,
  { columns, fill }: Omit<FacetsAsked, 'edition'>,
  { asker, byWords, cache }: { asker: Asker; byWords: boolean; cache: FacetCache },
): Promise<QueryOutcome<Facets>> {
  const known = new Map<string, Facet>();
  const found = (facet: Facet): void => {
    known.set(facet.field, facet);
    cache.keep(query, version, facet);
  };
  const asked = columns.filter(({ fieldName }) => {
    const before = cache.get(query, version, fieldName);
    if (before) known.set(fieldName, before);
    return before === undefined;
  });
  const inWords = byWords ? asked.filter(isInWords) : [];
  for (const together of statementsOf(inWords)) {
    const answered = await ask<Numbers>(clickhouse, facetsByWords(query, version, together), asker, 'facets');
    if (answered.kind !== 'answer') return answered;
    const counted = readFacets(answered.answer[0] ?? {}, together);
    for (const [place, column] of together.entries()) found(facetOf(column, counted[place] ?? new Map()));
  }
  for (const column of asked.filter((each) => !inWords.includes(each))) {
    const statement = countFacet(query, version, column);
    const answered = await ask<{ value: string; leads: number | string }>(clickhouse, statement, asker, 'facet');
    if (answered.kind !== 'answer') return answered;
    found(facetOf(column, new Map(answered.answer.map(({ value, leads }) => [value, Number(leads)]))));
  }
  const facets = columns.flatMap(({ fieldName }) => known.get(fieldName) ?? []);
  if (!fill) return { kind: 'answer', answer: { facets } };
  const statement = (byWords ? fillByWords : countFill)(query, version);
  const answered = await ask<Numbers>(clickhouse, statement, asker, 'fill');
  if (answered.kind !== 'answer') return answered;
  const numbers = Object.entries(answered.answer[0] ?? {}).map(([way, leads]) => [way, Number(leads)]);
  return { kind: 'answer', answer: { facets, fill: Object.fromEntries(numbers) as Fill } };
}
