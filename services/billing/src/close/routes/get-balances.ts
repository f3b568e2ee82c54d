// GET /internal/balances: every lot of every account for audit's second book. A page is of one moment.
import { Type } from 'typebox';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { readLotBalances } from '../projections/lot-balances.ts';

const leads = Type.Integer();
const Balances = Type.Object({
  balances: Type.Array(
    Type.Object({
      accountId: Type.String(),
      accountSeq: Type.Integer(),
      lots: Type.Array(
        Type.Object({
          lotId: Type.String(),
          kind: Type.String(),
          category: Type.String(),
          planId: Type.String(),
          available: leads,
          held: leads,
          delivered: leads,
          expired: leads,
          voided: leads,
        }),
      ),
    }),
  ),
  next: Type.Union([Type.String(), Type.Null()]),
});
const Query = Type.Object(
  {
    after: Type.String({ maxLength: 128, default: '' }),
    limit: Type.Integer({ minimum: 1, maximum: 1_000, default: 200 }),
  },
  { additionalProperties: false },
);

/** `next` is the `after` of the page that follows; null at the end. */
export function getBalancesRoute(app: HttpApp, { database }: { database: Database }): void {
  app.get(
    '/internal/balances',
    {
      schema: { hide: true, querystring: Query, response: { 200: Balances } },
      config: { access: 'internal', callers: ['audit'] },
    },
    async ({ query: { after, limit } }) => {
      const balances = await inScope(database.db, 'all', (trx) => readLotBalances(trx, after, limit));
      return { balances, next: balances.length === limit ? (balances.at(-1)?.accountId ?? null) : null };
    },
  );
}
