import { checkQuery } from '@leadwright/leads/check-query';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { newestDatasetVersion } from '../../projections/dataset-version.ts';
import { findDownload } from '../../projections/download.ts';
import { invalid, placeOrder, type OrderParts } from './place-order.ts';
import { runAgain } from '@leadwright/contracts/routes/export/download-acts';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/export/refusals';

/** From the newest leads. A new download with a charge of its own; the old one stays as it is. */
export function runAgainRoute(app: HttpApp, parts: OrderParts): void {
  implement(app, runAgain, async (request, reply) => {
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
  });
}
