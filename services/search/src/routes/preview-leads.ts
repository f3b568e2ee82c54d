import type { CheckedQuery } from '@leadwright/leads/check-query';
import { previewPagesMax, previewPageSize } from '@leadwright/leads/rules/limits';
import { exportColumns } from '@leadwright/leads/dictionary';
import { leadQueryProperties } from '@leadwright/leads/query-schema';
import { dictionaryFor } from '@leadwright/leads/compile/where';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { Type } from 'typebox';
import type { Asked, Asker } from '../queries/count-leads.ts';
import { sampleSeed, type PreviewRow } from '../queries/preview-leads.ts';
import { askerSignal } from './asker.ts';
import { checkedQuery, endedEarly, type QueryParts } from './checked-query.ts';
import { examples } from './examples.ts';
import { refusals, searchRefusals } from './refusals.ts';

export type PreviewParts = QueryParts & {
  preview: (
    query: CheckedQuery,
    version: number,
    page: { page: number; seed: string; asker: Asker },
  ) => Promise<Asked<PreviewRow[]>>;
  secondsMax: number;
};

const Body = Type.Object(
  {
    ...leadQueryProperties,
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: previewPagesMax, description: '1 where it is missing.' })),
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: previewPageSize, description: 'Only the first rows of the page.' }),
    ),
  },
  { additionalProperties: false },
);

const Preview = Type.Object({
  columns: Type.Array(Type.Object({ field: Type.String(), label: Type.String() })),
  rows: Type.Array(Type.Record(Type.String(), Type.String()), {
    description: 'By field; empty where nothing is known.',
  }),
  page: Type.Integer(),
  pages: Type.Integer({ description: 'As many pages as are ever shown.' }),
  pageSize: Type.Integer(),
  datasetVersion: Type.Integer(),
  seed: Type.String(),
  masked: Type.Array(Type.String(), { description: 'Fields that are hidden until the lead is bought.' }),
});

const schema = { summary: 'Preview leads, contact data masked', body: Body, response: { 200: Preview } };
const config = { access: 'member', refusals: searchRefusals, example: examples.preview } as const;

/** `POST /api/v2/searches/preview`: 20 rows a page of one seeded sample, at most 5 pages, contact data masked. */
export function previewLeadsRoute(app: HttpApp, parts: PreviewParts): void {
  app.post('/api/v2/searches/preview', { schema, config }, async (request, reply) => {
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
