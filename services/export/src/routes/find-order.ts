import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { inScope } from '@leadwright/postgres/scope';
import { findDownload } from '../projections/download.ts';
import { viewOf } from './download-view.ts';
import type { ExportParts } from './parts.ts';
import { findOrder } from '@leadwright/contracts/routes/export/downloads';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/export/refusals';

/** Never orders. Waits for an order in progress, so 404 `not-ordered` means that there is none. */
export function findOrderRoute(
  app: HttpApp,
  { store, database, progress }: Pick<ExportParts, 'store' | 'database' | 'progress'>,
): void {
  implement(app, findOrder, async (request) => {
    const accountId = accountOf(request);
    const answer = await store.findAnswer(accountId, request.params.key);
    if (answer === null) throw refuse(refusals.notOrdered);
    const { id } = answer.body as { id: string };
    const row = await inScope(database.db, [accountId], (trx) => findDownload(trx, accountId, id));
    if (!row) throw refuse(refusals['download-unknown']);
    return viewOf(row, progress.of(row.downloadId));
  });
}
