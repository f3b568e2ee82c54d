import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { Problem } from '@leadwright/runtime/refusals/problem';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { refuseCardNumbers } from './calls/card-numbers.ts';
import { keyOf } from '../../kernel/idempotency-key.ts';
import { answerCall, checkProvider } from './calls/make-call.ts';
import { idOfPath, ownSubscription } from './own-subscription.ts';
import type { SubscriptionParts } from './parts.ts';
import { terminateSubscription } from '@leadwright/contracts/routes/billing/subscription/subscription';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';

export function terminateSubscriptionRoute(app: HttpApp, parts: SubscriptionParts): void {
  implement(
    app,
    terminateSubscription,
    async (request, reply) => {
      checkProvider(parts, request.params);
      const key = keyOf(request);
      const subscriptionId = idOfPath(request.params);
      const command = { call: 'cancel' as const, subscriptionId, timing: request.body.when ?? 'at-period-end' };
      return answerCall(parts, request, (pending) => reply.code(202).send(pending), {
        key,
        asked: command,
        command: (current) => {
          const own = ownSubscription(current, subscriptionId);
          return { ...command, subscriptionId: own.subscriptionId };
        },
      }).catch((error: unknown) => {
        throw inWords(error, parts.supportEmail);
      });
    },
    { preValidation: refuseCardNumbers },
  );
}

function inWords(error: unknown, email: string): unknown {
  if (!(error instanceof Problem) || error.code !== refusals.changeNotPossible.code) return error;
  return refuse(refusals.cancelFailed, {
    message: `Uh oh, something went wrong.  Please send an email to ${email} to cancel your subscription.`,
    details: { type: 'validation' },
  });
}
