import { Type } from 'typebox';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { inScope } from '@leadwright/postgres/scope';
import { findDownload } from '../projections/download.ts';
import { DownloadSchema, viewOf } from './download-view.ts';
import { examples } from './examples.ts';
import type { ExportParts } from './parts.ts';
import { refusals } from './refusals.ts';

const Params = Type.Object({
  key: Type.String({ minLength: 1, maxLength: 128, description: 'The Idempotency-Key that the order was sent with.' }),
});

/**
 * GET /api/v2/downloads/by-key/:key: the outcome of an order whose response was lost. It never orders.
 * It waits for an order in progress, so 404 `not-ordered` means that there is none.
 */
export function findOrderRoute(
  app: HttpApp,
  { store, database, progress }: Pick<ExportParts, 'store' | 'database' | 'progress'>,
): void {
  app.get(
    '/api/v2/downloads/by-key/:key',
    {
      schema: {
        tags: ['downloads'],
        summary: 'The download that an order made',
        params: Params,
        response: { 200: DownloadSchema },
      },
      config: {
        access: 'member',
        refusals: [refusals.notOrdered, refusals['download-unknown']],
        example: examples.byKey,
      },
    },
    async (request) => {
      const accountId = accountOf(request);
      const answer = await store.findAnswer(accountId, request.params.key);
      if (answer === null) throw refuse(refusals.notOrdered);
      const { id } = answer.body as { id: string };
      const row = await inScope(database.db, [accountId], (trx) => findDownload(trx, accountId, id));
      if (!row) throw refuse(refusals['download-unknown']);
      return viewOf(row, progress.of(row.downloadId));
    },
  );
}
