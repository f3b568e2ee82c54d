// The query of a request: checked against the dictionary, against the places that exist, and tied to the active version.
import { checkPlaces } from '@leadwright/leads/check-places';
import { checkQuery, type CheckedQuery } from '@leadwright/leads/check-query';
import type { LeadQuery } from '@leadwright/leads/query';
import { Problem, unavailable } from '@leadwright/runtime/problem';
import type { ActiveDataset } from '../projections/active-dataset.ts';

export type ActiveDatasetOf = (dictId: string) => Promise<ActiveDataset | undefined>;

/** Throws 400 `query-invalid` with every problem in words, 404 `dataset-missing` while there is nothing to search. */
export async function checkedQuery(body: LeadQuery, activeDataset: ActiveDatasetOf): Promise<{ query: CheckedQuery; version: number }> {
  // The route's body may hold more than a query (page, seed).
  const checked = checkQuery({ dictId: body.dictId, geography: body.geography, filters: body.filters });
  if (!checked.ok) throw invalid(checked.problems);
  const wrongPlaces = checkPlaces(checked.query);
  if (wrongPlaces) throw invalid([wrongPlaces]);
  const dataset = await activeDataset(checked.query.dictId);
  if (!dataset) throw new Problem(404, 'dataset-missing', 'There are no leads to search yet. Please try again later.');
  return { query: checked.query, version: dataset.version };
}

function invalid(problems: { path: string; message: string }[]): Problem {
  const [first] = problems;
  return new Problem(400, 'query-invalid', first?.message ?? 'The search is not valid.', { details: problems });
}

/** What a search that reached its time limit says; the words are the page's. */
export function searchTimeout(): Problem {
  return new Problem(504, 'search-timeout', 'failed to fetch');
}

/** Why a query ended early: nobody reads the answer to a browser that has gone; else the service is stopping. */
export function endedEarly(asker: AbortSignal): Problem {
  return asker.aborted ? new Problem(499, 'client-gone', 'The request was cancelled.') : unavailable();
}
