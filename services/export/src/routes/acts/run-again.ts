import { checkQuery } from '@leadwright/leads/check-query';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { newestDatasetVersion } from '../../projections/dataset-version.ts';
import { findDownload } from '../../projections/download.ts';
import { DownloadParams } from '../download-view.ts';
import { examples } from '../examples.ts';
import type { ExportParts } from '../parts.ts';
import { refusals } from '../refusals.ts';
import { Accepted, OrderHeaders } from '../request-download.ts';
import { invalid, orderRefusals, placeOrder } from './place-order.ts';

/**
 * POST /api/v2/downloads/:id/run-again: orders the same search once more, as many rows at most, from the newest leads. A
 * new download with a charge of its own; the old one stays as it is.
 */
export function runAgainRoute(app: HttpApp, parts: Pick<ExportParts, 'store' | 'searchableFilters'>): void {
  app.post(
    '/api/v2/downloads/:id/run-again',
    {
      schema: {
        tags: ['downloads'],
        summary: 'Ask for the same search again, from the newest leads',
        headers: OrderHeaders,
        params: DownloadParams,
        response: { 202: Accepted },
      },
      config: {
        access: 'member',
        refusals: [...orderRefusals, refusals['download-unknown']],
        example: examples.runAgain,
      },
    },
    async (request, reply) => {
      const accountId = accountOf(request);
      const runAgain = request.params.id;
      const placed = await placeOrder(parts, request, {
        asked: { request: { runAgain }, fields: { runAgain } },
        wantedIn: async ({ db }) => {
          const row = await findDownload(db, accountId, runAgain);
          if (!row) throw refuse(refusals['download-unknown']);
          const checked = checkQuery({ ...(JSON.parse(row.query) as object), dictId: row.dictId });
          if (!checked.ok) throw invalid(checked.problems);
          const datasetVersion = await newestDatasetVersion(db, row.dictId);
          if (datasetVersion === null) throw refuse(refusals.datasetGone);
          return { query: checked.query, name: row.name, rows: row.rowsAsked, datasetVersion, cells: row.cells };
        },
      });
      return reply.code(202).send(placed);
    },
  );
}
