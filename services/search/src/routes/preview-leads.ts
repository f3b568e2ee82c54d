import type { CheckedQuery } from '@leadwright/leads/check-query';
import { previewPagesMax, previewPageSize } from '@leadwright/leads/rules/limits';
import { exportColumns } from '@leadwright/leads/dictionary';
import { dictionaryFor } from '@leadwright/leads/compile/where';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import type { QueryOutcome, Asker } from '../queries/count-leads.ts';
import { sampleSeed, type PreviewRow } from '../queries/preview-leads.ts';
import { askerSignal } from './asker.ts';
import { checkedQuery, endedEarly, type QueryParts } from './checked-query.ts';
import { previewLeads } from '@leadwright/contracts/routes/search/leads';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/search/refusals';

export type PreviewParts = QueryParts & {
  preview: (
    query: CheckedQuery,
    version: number,
    page: { page: number; seed: string; asker: Asker },
  ) => Promise<QueryOutcome<PreviewRow[]>>;
  secondsMax: number;
};

/** 20 rows a page of one seeded sample, at most 5 pages, contact data masked. */
export function previewLeadsRoute(app: HttpApp, parts: PreviewParts): void {
  implement(app, previewLeads, async (request, reply) => {
    const accountId = accountOf(request);
    const signal = askerSignal(reply);
    const { query, version } = await checkedQuery(request.body, parts);
    const { page = 1, limit = previewPageSize } = request.body;
    const seed = sampleSeed(accountId, query, version);
    const asked = await parts.preview(query, version, { page, seed, asker: { signal, secondsMax: parts.secondsMax } });
    if (asked.kind === 'timeout') throw refuse(refusals.searchTimeout);
    if (asked.kind === 'gone') throw endedEarly(signal);
    const columns = exportColumns(dictionaryFor(query));
    return {
      columns: columns.map(({ fieldName, label }) => ({ field: fieldName, label })),
      rows: asked.answer.slice(0, limit),
      page,
      pages: previewPagesMax,
      pageSize: previewPageSize,
      datasetVersion: version,
      seed,
      masked: columns.filter((column) => column.masked).map((column) => column.fieldName),
    };
  });
}
