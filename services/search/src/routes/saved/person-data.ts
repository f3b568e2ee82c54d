import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { Type } from 'typebox';
import { listSearchesOf } from '../../projections/saved-search.ts';

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
      saved_search: await inScope(database.db, [accountId], (trx) => listSearchesOf(trx, accountId, personId)),
    }),
  );
}
