import { Type } from 'typebox';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { laterOf } from '../domain/instant.ts';
import { boundary, periodAt } from '../domain/lattice.ts';
import { readSubscription } from '../projections/subscription.ts';
import { examples } from './examples.ts';

const PERIODS_MAX = 60;

const Period = Type.Object({
  from: Type.String({ description: 'Included.' }),
  to: Type.String({ description: 'Excluded.' }),
});

/** The billing periods of the caller's account, the current one first, five years at most. */
export function listPeriodsRoute(app: HttpApp, { database }: { database: Database }): void {
  app.get(
    '/api/v2/usage/periods',
    {
      schema: {
        tags: ['billing'],
        summary: 'The billing periods so far',
        response: { 200: Type.Object({ periods: Type.Array(Period) }) },
      },
      config: { access: 'member', example: examples.periods },
    },
    async (request) => {
      const accountId = accountOf(request);
      const { now, subscription } = await inScope(database.db, [accountId], (trx) => readSubscription(trx, accountId));
      if (subscription === null) return { periods: [] };
      const { lattice } = subscription;
      // Another service's clock set the anchor and may be slightly ahead of ours.
      const { k } = periodAt(lattice, laterOf(now, lattice.anchorAt));
      const count = Math.min(k + 1, PERIODS_MAX);
      return {
        periods: Array.from({ length: count }, (_, back) => ({
          from: boundary(lattice, k - back),
          to: boundary(lattice, k - back + 1),
        })),
      };
    },
  );
}
