import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuseCardNumbers } from './calls/card-numbers.ts';
import { currentSubscription } from './current-subscription.ts';
import { keyOf } from '../../kernel/idempotency-key.ts';
import { makeCall, whatBecameOf } from './calls/make-call.ts';
import { ownSubscription } from './own-subscription.ts';
import type { SubscriptionParts } from './parts.ts';
import { viewOf } from './subscription-view.ts';
import {
  getSubscription,
  getCall,
  reactivateSubscription,
} from '@leadwright/contracts/routes/billing/subscription/subscription';
import { implement } from '@leadwright/runtime/http/declared-route';

export function subscriptionRoutes(app: HttpApp, parts: SubscriptionParts): void {
  implement(app, getSubscription, async (request) =>
    viewOf(await currentSubscription(parts, accountOf(request)), parts),
  );
  implement(app, getCall, async (request, reply) => {
    const made = await whatBecameOf(parts, accountOf(request), request.params.callId);
    return made.state === 'pending' ? reply.code(202).send(made) : viewOf(made.current, parts);
  });
  implement(
    app,
    reactivateSubscription,
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
    { preValidation: refuseCardNumbers },
  );
}
