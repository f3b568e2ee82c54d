import { Type } from 'typebox';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { listDownloadsOf } from '../projections/download.ts';
import { listReportsOf } from '../projections/file-report.ts';

const id = Type.String({ minLength: 1, maxLength: 128 });
const Held = Type.Record(Type.String(), Type.Array(Type.Record(Type.String(), Type.Unknown())));

export function personDataRoute(app: HttpApp, { database }: { database: Database }): void {
  app.get(
    '/internal/accounts/:accountId/people/:personId/data',
    {
      schema: { hide: true, params: Type.Object({ accountId: id, personId: id }), response: { 200: Held } },
      config: { access: 'internal', callers: ['accounts'] },
    },
    ({ params: { accountId, personId } }) =>
      inScope(database.db, [accountId], async (trx) => ({
        download: await listDownloadsOf(trx, accountId, personId),
        file_report: await listReportsOf(trx, accountId, personId),
      })),
  );
}
