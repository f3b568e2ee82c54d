// A page that lost the answer knows only its own key. The look-up asks what became of that call and makes none.
import { Type } from 'typebox';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { callIdOf } from '../../../providers/calls/processor-call.ts';
import { cardRefusals, refusals } from '../../../kernel/refusals.ts';
import { refuseCardNumbers } from './card-numbers.ts';
import { subscriptionExamples } from '../examples.ts';
import { whatBecameOf } from './make-call.ts';
import type { SubscriptionParts } from '../parts.ts';
import { PendingSchema, SubscriptionSchema, viewOf } from '../subscription-view.ts';

const CallKind = Type.Union(
  [
    Type.Literal('create-subscription'),
    Type.Literal('change-plan'),
    Type.Literal('cancel'),
    Type.Literal('reactivate'),
    Type.Literal('change-card'),
  ],
  { description: 'What was asked for under the key.' },
);

/** GET /api/v2/subscription/calls/by-key/{key}: 404 where no call of this kind arrived under the account's key. */
export function findCallRoute(app: HttpApp, parts: SubscriptionParts): void {
  app.get(
    '/api/v2/subscription/calls/by-key/:key',
    {
      schema: {
        tags: ['billing'],
        summary: 'What became of a call whose answer was lost',
        params: Type.Object({
          key: Type.String({ minLength: 1, maxLength: 128, description: 'The Idempotency-Key of the call.' }),
        }),
        querystring: Type.Object({ call: CallKind }),
        response: { 200: SubscriptionSchema, 202: PendingSchema },
      },
      config: {
        access: 'admin',
        refusals: [refusals.callUnknown, refusals.changeNotPossible, refusals.cardNumberRefused, ...cardRefusals],
        example: subscriptionExamples.callByKey,
      },
      preValidation: refuseCardNumbers,
    },
    async (request, reply) => {
      const accountId = accountOf(request);
      const id = callIdOf(accountId, request.params.key, request.query.call);
      const made = await whatBecameOf(parts, accountId, id);
      return made.state === 'pending' ? reply.code(202).send(made) : viewOf(made.current, parts);
    },
  );
}
