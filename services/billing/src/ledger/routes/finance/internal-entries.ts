// GET /internal/entries: audit looks there for the first entry on which its second book differs.
import { Type } from 'typebox';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { readAdded } from '../../projections/ledger-entry.ts';

const Query = Type.Object(
  {
    account: Type.String({ minLength: 1, maxLength: 128 }),
    after: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, default: 0 }),
    limit: Type.Integer({ minimum: 1, maximum: 2_000, default: 500, description: 'Events; each comes whole.' }),
  },
  { additionalProperties: false },
);
const Entries = Type.Object({
  entries: Type.Array(
    Type.Object({
      seq: Type.Integer(),
      eventId: Type.String(),
      lotId: Type.String(),
      side: Type.String(),
      leads: Type.Integer(),
    }),
  ),
  next: Type.Union([Type.Null(), Type.Integer()]),
});

export function internalEntriesRoute(app: HttpApp, { database }: { database: Database }): void {
  app.get(
    '/internal/entries',
    {
      schema: { hide: true, querystring: Query, response: { 200: Entries } },
      config: { access: 'internal', callers: ['audit'] },
    },
    async ({ query: { account, after, limit } }) => {
      const entries = await inScope(database.db, [account], (trx) => readAdded(trx, account, { after, limit }));
      const isLast = new Set(entries.map(({ seq }) => seq)).size < limit;
      return { entries, next: isLast ? null : (entries.at(-1)?.seq ?? null) };
    },
  );
}
