import { Type } from 'typebox';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { inScope } from '@leadwright/postgres/scope';
import { periodsSoFar } from '../domain/periods-so-far.ts';
import { readSubscription, readSubscriptionChanges } from '../projections/subscription.ts';
import { subscriptionExamples } from './examples.ts';
import { passWhatIsDue, type PassDueParts } from '../periods/pass-due.ts';

const PERIODS_MAX = 60;

const Period = Type.Object({
  from: Type.String({ description: 'Included.' }),
  to: Type.String({ description: 'Excluded.' }),
});

/** The billing periods of the caller's account, also of earlier subscriptions, the newest first, 60 at most. */
export function listPeriodsRoute(app: HttpApp, parts: PassDueParts): void {
  app.get(
    '/api/v2/usage/periods',
    {
      schema: {
        tags: ['billing'],
        summary: 'The billing periods so far',
        response: { 200: Type.Object({ periods: Type.Array(Period) }) },
      },
      config: { access: 'member', example: subscriptionExamples.periods },
    },
    async (request) => {
      const accountId = accountOf(request);
      await passWhatIsDue(parts, accountId, request.id);
      const { now, changes } = await inScope(parts.database.db, [accountId], async (trx) => ({
        now: (await readSubscription(trx, accountId, parts.clockOffsetMs())).now,
        changes: await readSubscriptionChanges(trx, accountId),
      }));
      return { periods: periodsSoFar(changes, now, PERIODS_MAX) };
    },
  );
}
