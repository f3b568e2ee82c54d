// The query of a request: checked against the dictionary, against the places that exist, and tied to the active version.
import { checkPlaces } from '@leadwright/leads/check-places';
import { checkQuery, type CheckedQuery } from '@leadwright/leads/check-query';
import type { LeadQuery } from '@leadwright/leads/query';
import { unavailable, type Problem } from '@leadwright/runtime/refusals/problem';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import type { ActiveDataset } from '../projections/active-dataset.ts';
import { refusals } from './refusals.ts';

export type ActiveDatasetOf = (dictId: string) => Promise<ActiveDataset | undefined>;

/** Throws 400 `query-invalid` with every problem in words, 404 `dataset-missing` while there is nothing to search. */
export async function checkedQuery(
  body: LeadQuery,
  activeDataset: ActiveDatasetOf,
): Promise<{ query: CheckedQuery; version: number }> {
  // The route's body may hold more than a query (page, seed).
  const checked = checkQuery({ dictId: body.dictId, geography: body.geography, filters: body.filters });
  if (!checked.ok) throw invalid(checked.problems);
  const wrongPlaces = checkPlaces(checked.query);
  if (wrongPlaces) throw invalid([wrongPlaces]);
  const dataset = await activeDataset(checked.query.dictId);
  if (!dataset) throw refuse(refusals.datasetMissing);
  return { query: checked.query, version: dataset.version };
}

function invalid(problems: { path: string; message: string }[]): Problem {
  const [first] = problems;
  return refuse(refusals.queryInvalid, { message: first?.message ?? 'The search is not valid.', details: problems });
}

/** Why a query ended early: nobody reads the answer to a browser that has gone; else the service is stopping. */
export function endedEarly(asker: AbortSignal): Problem {
  return asker.aborted ? refuse(refusals.clientGone) : unavailable();
}
