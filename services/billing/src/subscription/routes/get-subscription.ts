import { Type } from 'typebox';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { callRefusals, cardRefusals, refusals } from '../../kernel/refusals.ts';
import { refuseCardNumbers } from './calls/card-numbers.ts';
import { currentSubscription } from './current-subscription.ts';
import { subscriptionExamples } from './examples.ts';
import { CallHeaders, keyOf } from '../../kernel/idempotency-key.ts';
import { makeCall, whatBecameOf } from './calls/make-call.ts';
import { ownSubscription } from './own-subscription.ts';
import type { SubscriptionParts } from './parts.ts';
import { PendingSchema, SubscriptionSchema, viewOf } from './subscription-view.ts';

/** GET /api/v2/subscription, what became of a call about it, and taking its cancellation back. */
export function subscriptionRoutes(app: HttpApp, parts: SubscriptionParts): void {
  app.get(
    '/api/v2/subscription',
    {
      schema: {
        tags: ['billing'],
        summary: 'The subscription, its card and its next charge',
        response: { 200: SubscriptionSchema },
      },
      config: { access: 'member', example: subscriptionExamples.get },
    },
    async (request) => viewOf(await currentSubscription(parts, accountOf(request)), parts),
  );
  app.get(
    '/api/v2/subscription/calls/:callId',
    {
      schema: {
        tags: ['billing'],
        summary: 'What became of a call that took longer',
        params: Type.Object({ callId: Type.String({ minLength: 1, maxLength: 100 }) }),
        response: { 200: SubscriptionSchema, 202: PendingSchema },
      },
      config: {
        access: 'admin',
        refusals: [refusals.callUnknown, refusals.changeNotPossible, ...cardRefusals],
        example: subscriptionExamples.call,
      },
    },
    async (request, reply) => {
      const made = await whatBecameOf(parts, accountOf(request), request.params.callId);
      return made.state === 'pending' ? reply.code(202).send(made) : viewOf(made.current, parts);
    },
  );
  app.post(
    '/api/v2/subscription/reactivate',
    {
      schema: {
        tags: ['billing'],
        summary: 'Take a cancellation at the end of the period back',
        headers: CallHeaders,
        response: { 200: SubscriptionSchema, 202: PendingSchema },
      },
      config: {
        access: 'admin',
        refusals: [...callRefusals, refusals.subscriptionUnknown],
        example: subscriptionExamples.reactivate,
      },
      preValidation: refuseCardNumbers,
    },
    async (request, reply) => {
      const made = await makeCall(parts, request, {
        key: keyOf(request),
        asked: { call: 'reactivate' },
        command: (current) => {
          const { subscriptionId } = ownSubscription(current, current.subscription?.subscriptionId ?? '');
          return { call: 'reactivate', subscriptionId };
        },
      });
      return made.state === 'pending' ? reply.code(202).send(made) : viewOf(made.current, parts);
    },
  );
}
