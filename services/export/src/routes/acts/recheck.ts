import { recheckDownload } from '@leadwright/contracts/routes/export/download-acts';
import { refusals } from '@leadwright/contracts/routes/export/refusals';
import { checkQuery } from '@leadwright/leads/check-query';
import { accountOf } from '@leadwright/runtime/http/access';
import { implement } from '@leadwright/runtime/http/declared-route';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { findDownload } from '../../projections/download.ts';
import { isRecheckable } from '../download-view.ts';
import { invalid, placeOrder, type OrderParts } from './place-order.ts';

/** The rows of a file that was bought once more, with the do-not-call flags of today. It costs nothing; the old one stays. */
export function recheckRoute(app: HttpApp, parts: OrderParts): void {
  implement(app, recheckDownload, async (request, reply) => {
    const accountId = accountOf(request);
    const recheck = request.params.id;
    const placed = await placeOrder(parts, request, {
      asked: { request: { recheck }, fields: { recheck } },
      wantedIn: async ({ db }) => {
        const row = await findDownload(db, accountId, recheck);
        if (!row) throw refuse(refusals['download-unknown']);
        if (row.status !== 'ready' || row.rows === null) throw refuse(refusals['download-not-completed']);
        if (!isRecheckable(row)) throw refuse(refusals.notRecheckable);
        const checked = checkQuery({ ...(JSON.parse(row.query) as object), dictId: row.dictId });
        if (!checked.ok) throw invalid(checked.problems);
        const { name, rows, datasetVersion, cells } = row;
        return { query: checked.query, name, rows, datasetVersion, cells, recheckOfId: recheck };
      },
    });
    return reply.code(202).send(placed);
  });
}
