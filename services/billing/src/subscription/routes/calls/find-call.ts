// A page that lost the answer knows only its own key. The look-up asks what became of that call and makes none.
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { callIdOf } from '../../../providers/calls/processor-call.ts';
import { refuseCardNumbers } from './card-numbers.ts';
import { whatBecameOf } from './make-call.ts';
import type { SubscriptionParts } from '../parts.ts';
import { viewOf } from '../subscription-view.ts';
import { findCall } from '@leadwright/contracts/routes/billing/subscription/subscription';
import { implement } from '@leadwright/runtime/http/declared-route';

/** GET /api/v2/subscription/calls/by-key/{key}: 404 where no call of this kind arrived under the account's key. */
export function findCallRoute(app: HttpApp, parts: SubscriptionParts): void {
  implement(
    app,
    findCall,
    async (request, reply) => {
      const accountId = accountOf(request);
      const id = callIdOf(accountId, request.params.key, request.query.call);
      const made = await whatBecameOf(parts, accountId, id);
      return made.state === 'pending' ? reply.code(202).send(made) : viewOf(made.current, parts);
    },
    { preValidation: refuseCardNumbers },
  );
}
