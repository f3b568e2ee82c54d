import { Type } from 'typebox';
import { checkQuery } from '@leadwright/leads/check-query';
import { leadQueryProperties } from '@leadwright/leads/query-schema';
import { fileNameMax } from '@leadwright/leads/rules/limits';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { invalid, orderRefusals, placeOrder } from './acts/place-order.ts';
import { CellsSchema } from './download-view.ts';
import { examples } from './examples.ts';
import type { ExportParts } from './parts.ts';
import { refusals } from './refusals.ts';

const ROWS_MAX = 50_000_000;

const Body = Type.Object(
  {
    ...leadQueryProperties,
    name: Type.String({ minLength: 1, maxLength: fileNameMax }),
    rows: Type.Integer({ minimum: 1, maximum: ROWS_MAX, description: 'At most so many rows.' }),
    datasetVersion: Type.Integer({ minimum: 0, maximum: 4_294_967_295, description: 'The version that was counted.' }),
    cells: Type.Optional(CellsSchema),
  },
  { additionalProperties: false },
);
export const Accepted = Type.Object({ id: Type.String(), version: Type.Integer() });
export const OrderHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 128,
      'x-needed': true,
      description: 'The same key is the same download, however often it is sent.',
    }),
  ),
});

/** POST /api/v2/downloads: orders a file. Billing decides whether it may be written and what it costs. */
export function requestDownloadRoute(app: HttpApp, parts: Pick<ExportParts, 'store' | 'searchableFilters'>): void {
  app.post(
    '/api/v2/downloads',
    {
      schema: {
        tags: ['downloads'],
        summary: 'Ask for a file',
        headers: OrderHeaders,
        body: Body,
        response: { 202: Accepted },
      },
      config: { access: 'member', refusals: [...orderRefusals], example: examples.request },
    },
    async (request, reply) => {
      const { name, rows, datasetVersion, cells, ...search } = request.body;
      // Before the query: whoever sends no key hears of that first.
      if (request.headers['idempotency-key'] === undefined) throw refuse(refusals.idempotencyKeyMissing);
      const checked = checkQuery(search);
      if (!checked.ok) throw invalid(checked.problems);
      // Absent if the request omitted it, so that a retry of an older client's request is the same request.
      const wanted = { query: checked.query, name, rows, datasetVersion, ...(cells === undefined ? {} : { cells }) };
      const { query, ...rest } = wanted;
      const asked = { request: wanted, fields: { ...query, ...rest } };
      return reply.code(202).send(await placeOrder(parts, request, { asked, wantedIn: () => wanted }));
    },
  );
}
