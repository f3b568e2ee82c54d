import type { CheckedQuery } from '@leadwright/leads/check-query';
import { dictionaryFor } from '@leadwright/leads/compile/where';
import { filtersNotReady } from '@leadwright/leads/compile/searchable-filters';
import { filterColumns, type FilterColumn } from '@leadwright/leads/dictionary';
import { facetLeads } from '@leadwright/contracts/routes/search/leads';
import { refusals } from '@leadwright/contracts/routes/search/refusals';
import { accountOf } from '@leadwright/runtime/http/access';
import { implement } from '@leadwright/runtime/http/declared-route';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import type { CountGuard } from '../queries/count-guard.ts';
import type { Asker, QueryOutcome } from '../queries/count-leads.ts';
import type { Facets, FacetsAsked } from '../queries/facet-leads.ts';
import { askerSignal } from './asker.ts';
import { checkedQuery, endedEarly, type QueryParts } from './checked-query.ts';

export type FacetParts = QueryParts & {
  facets: (query: CheckedQuery, version: number, asked: FacetsAsked, asker: Asker) => Promise<QueryOutcome<Facets>>;
  facetGuard: CountGuard;
  secondsMax: number;
};

/** At most two at once per account, beside its counts; ends in the engine when the browser goes away. */
export function facetLeadsRoute(app: HttpApp, parts: FacetParts): void {
  implement(app, facetLeads, async (request, reply) => {
    const accountId = accountOf(request);
    const signal = askerSignal(reply);
    const { query, version, edition } = await checkedQuery(request.body, parts);
    const columns = columnsOf(query, request.body.fields);
    const asFilters = columns.map(({ fieldName: field }) => ({ field, anyOf: [] }));
    const [early] = await filtersNotReady(parts.searchableFilters, { ...query, filters: asFilters }, version);
    if (early) throw refuse(refusals.filterNotReady, { message: early.message, details: [early] });

    const leave = parts.facetGuard.enter(accountId);
    if (!leave) throw refuse(refusals.tooManyCounts);
    try {
      const asked = { columns, edition, fill: request.body.fill === true };
      const answered = await parts.facets(query, version, asked, { signal, secondsMax: parts.secondsMax });
      if (answered.kind === 'timeout') throw refuse(refusals.searchTimeout);
      if (answered.kind === 'gone') throw endedEarly(signal);
      return { ...answered.answer, datasetVersion: version };
    } finally {
      leave();
    }
  });
}

function columnsOf(query: CheckedQuery, fields: readonly string[]): FilterColumn[] {
  const columns = new Map(filterColumns(dictionaryFor(query)).map((column) => [column.fieldName, column]));
  return [...new Set(fields)].map((field) => {
    const column = columns.get(field);
    if (!column)
      throw refuse(refusals.facetUnknown, { message: `These leads have no filter “${field}” of their own.` });
    return column;
  });
}
