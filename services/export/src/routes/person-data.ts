// What accounts asks export about a person: the downloads that stand here under the person's id.
import { Type } from 'typebox';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { listDownloadsOf } from '../projections/download.ts';

const id = Type.String({ minLength: 1, maxLength: 128 });
const Held = Type.Record(Type.String(), Type.Array(Type.Record(Type.String(), Type.Unknown())));

export function personDataRoute(app: HttpApp, { database }: { database: Database }): void {
  app.get(
    '/internal/accounts/:accountId/people/:personId/data',
    {
      schema: { hide: true, params: Type.Object({ accountId: id, personId: id }), response: { 200: Held } },
      config: { access: 'internal', callers: ['accounts'] },
    },
    async ({ params: { accountId, personId } }) => ({
      download: await inScope(database.db, [accountId], (trx) => listDownloadsOf(trx, accountId, personId)),
    }),
  );
}
