// The query of a request: checked against the dictionary, against the places that exist, and tied to the active version.
import { checkPlaces } from '@leadwright/leads/check-places';
import { checkQuery, type CheckedQuery } from '@leadwright/leads/check-query';
import type { LeadQuery, Filter } from '@leadwright/leads/query';
import { unavailable } from '@leadwright/runtime/refusals/common-refusals';
import type { Problem } from '@leadwright/runtime/refusals/problem';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { filterColumns } from '@leadwright/leads/dictionary';
import { dictionaryFor } from '@leadwright/leads/compile/where';
import type { ActiveDataset } from '../projections/active-dataset.ts';
import type { SearchableFilters } from '../queries/searchable-filters.ts';
import { refusals } from './refusals.ts';

export type QueryParts = {
  activeDataset: (dictId: string) => Promise<ActiveDataset | undefined>;
  searchableFilters: SearchableFilters;
};

/**
 * Throws 400 `query-invalid` with every problem in words, 404 `dataset-missing` while there is nothing to search,
 * 400 `filter-not-ready` for filters that are newer than the leads.
 */
export async function checkedQuery(
  body: LeadQuery,
  { activeDataset, searchableFilters }: QueryParts,
): Promise<{ query: CheckedQuery; version: number }> {
  // The route's body may hold more than a query (a page).
  const checked = checkQuery({ dictId: body.dictId, geography: body.geography, filters: body.filters });
  if (!checked.ok) throw invalid(checked.problems);
  const wrongPlaces = checkPlaces(checked.query);
  if (wrongPlaces) throw invalid([wrongPlaces]);
  const dataset = await activeDataset(checked.query.dictId);
  if (!dataset) throw refuse(refusals.datasetMissing);
  const searchable = await searchableFilters(checked.query.dictId, dataset.version);
  const early = checked.query.filters.filter(({ field }) => !searchable.has(field));
  if (early.length > 0) throw notReady(checked.query, early);
  return { query: checked.query, version: dataset.version };
}

function notReady(query: CheckedQuery, filters: readonly Filter[]): Problem {
  const columns = filterColumns(dictionaryFor(query)).filter(({ fieldName }) =>
    filters.some(({ field }) => field === fieldName),
  );
  const details = columns.map(({ fieldName, label }) => ({
    path: fieldName,
    message: `The leads do not have “${label}” yet. Remove this filter, or use it when the leads are updated.`,
  }));
  return refuse(refusals.filterNotReady, { message: details[0]?.message ?? refusals.filterNotReady.message, details });
}

function invalid(problems: { path: string; message: string }[]): Problem {
  const [first] = problems;
  return refuse(refusals.queryInvalid, { message: first?.message ?? 'The search is not valid.', details: problems });
}

/** Why a query ended early: the client disconnected (nobody reads the response), or the service is stopping. */
export function endedEarly(asker: AbortSignal): Problem {
  return asker.aborted ? refuse(refusals.clientGone) : unavailable();
}
