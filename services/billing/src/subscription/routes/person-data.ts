import { Type } from 'typebox';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { listPromoRecordsOf } from '../../plans/projections/promo-record.ts';
import { readSubscription } from '../projections/subscription.ts';

const id = Type.String({ minLength: 1, maxLength: 128 });
const Held = Type.Record(Type.String(), Type.Array(Type.Record(Type.String(), Type.Unknown())));

/** A trial is no subscription: nobody pays for it, so nothing has to be ended. */
const notPaying = ['free-trial', 'cancelled'];

export function personDataRoutes(app: HttpApp, { database }: { database: Database }): void {
  const config = { access: 'internal' as const, callers: ['accounts'] };
  app.get(
    '/internal/accounts/:accountId/people/:personId/data',
    {
      schema: { hide: true, params: Type.Object({ accountId: id, personId: id }), response: { 200: Held } },
      config,
    },
    async ({ params: { accountId, personId } }) => ({
      promo_record: await inScope(database.db, [accountId], (trx) => listPromoRecordsOf(trx, accountId, personId)),
    }),
  );
  app.get(
    '/internal/accounts/:accountId/subscribed',
    {
      schema: {
        hide: true,
        params: Type.Object({ accountId: id }),
        response: { 200: Type.Object({ subscribed: Type.Boolean() }) },
      },
      config,
    },
    async ({ params: { accountId } }) => {
      const { subscription } = await inScope(database.db, [accountId], (trx) => readSubscription(trx, accountId));
      return { subscribed: subscription !== null && !notPaying.includes(subscription.status) };
    },
  );
}
