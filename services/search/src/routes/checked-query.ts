import { checkPlaces } from '@leadwright/leads/check-places';
import { checkQuery, withBeside, withFlags, type CheckedQuery } from '@leadwright/leads/check-query';
import { dictionaryFor } from '@leadwright/leads/compile/where';
import { kindsBeside } from '@leadwright/leads/links';
import type { LeadQuery } from '@leadwright/leads/query';
import { unavailable } from '@leadwright/runtime/refusals/common-refusals';
import type { Problem } from '@leadwright/runtime/refusals/problem';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { editionOf, type ActiveDataset } from '../projections/active-dataset.ts';
import { filtersNotReady, type SearchableFilters } from '@leadwright/leads/compile/searchable-filters';
import { refusals } from '@leadwright/contracts/routes/search/refusals';

export type QueryParts = {
  activeDataset: (dictId: string) => Promise<ActiveDataset | undefined>;
  searchableFilters: SearchableFilters;
};

/** `edition`: what answers are kept by. Throws 400 `query-invalid` with every problem, 404 `dataset-missing`, 400 `filter-not-ready` for newer filters. */
export async function checkedQuery(
  body: LeadQuery,
  { activeDataset, searchableFilters }: QueryParts,
): Promise<{ query: CheckedQuery; version: number; edition: string; dataset: ActiveDataset }> {
  // The route's body may hold more than a query (a page).
  const checked = checkQuery({ dictId: body.dictId, geography: body.geography, filters: body.filters });
  if (!checked.ok) throw invalid(checked.problems);
  const wrongPlaces = checkPlaces(checked.query);
  if (wrongPlaces) throw invalid([wrongPlaces]);
  const dataset = await activeDataset(checked.query.dictId);
  if (!dataset) throw refuse(refusals.datasetMissing);
  const query = await asActive(checked.query, dataset, activeDataset);
  const details = await filtersNotReady(searchableFilters, query, dataset.version);
  const [first] = details;
  if (first) throw refuse(refusals.filterNotReady, { message: first.message, details });
  return { query, version: dataset.version, edition: editionOf(dataset), dataset };
}

// What is read of other kinds, and of flags, is that of one moment.
async function asActive(
  query: CheckedQuery,
  own: ActiveDataset,
  activeDataset: QueryParts['activeDataset'],
): Promise<CheckedQuery> {
  const asked = kindsBeside(dictionaryFor(query), query.filters);
  const others = (await Promise.all(asked.map(activeDataset))).filter((dataset) => dataset !== undefined);
  const versions = Object.fromEntries(others.map(({ dictId, version }) => [dictId, version]));
  const slots = Object.fromEntries([own, ...others].map(({ dictId, slot = 0 }) => [dictId, slot]));
  return withFlags(withBeside(query, versions), slots);
}

function invalid(problems: { path: string; message: string }[]): Problem {
  const [first] = problems;
  return refuse(refusals.queryInvalid, { message: first?.message ?? 'The search is not valid.', details: problems });
}

/** Why a query ended early: the client disconnected (nobody reads the response), or the service is stopping. */
export function endedEarly(asker: AbortSignal): Problem {
  return asker.aborted ? refuse(refusals.clientGone) : unavailable();
}
