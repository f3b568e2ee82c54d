import { Type } from 'typebox';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { Problem } from '@leadwright/runtime/refusals/problem';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { callRefusals, refusals } from '../../kernel/refusals.ts';
import { refuseCardNumbers } from './calls/card-numbers.ts';
import { subscriptionExamples } from './examples.ts';
import { keyOf } from '../../kernel/idempotency-key.ts';
import { answerCall, callSchema, checkProvider, ProviderParams } from './calls/make-call.ts';
import { idOfPath, ownSubscription, SubscriptionIdParam } from './own-subscription.ts';
import type { SubscriptionParts } from './parts.ts';

const Body = Type.Object(
  {
    when: Type.Optional(
      Type.Union([Type.Literal('at-period-end'), Type.Literal('now')], { description: 'Absent: at-period-end.' }),
    ),
  },
  { additionalProperties: false },
);

/** POST /api/{billing}/subscriptions/terminate/{subscriptionId}: ends it with the period, or now. */
export function terminateSubscriptionRoute(app: HttpApp, parts: SubscriptionParts): void {
  app.post(
    '/api/:billing/subscriptions/terminate/:subscriptionId',
    {
      schema: callSchema(
        'Cancel the subscription',
        Type.Object({ ...ProviderParams.properties, subscriptionId: SubscriptionIdParam }),
        Body,
      ),
      config: {
        access: 'admin',
        refusals: [commonRefusals.notFound, ...callRefusals, refusals.subscriptionUnknown, refusals.cancelFailed],
        example: subscriptionExamples.terminate,
      },
      preValidation: refuseCardNumbers,
    },
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
  );
}

function inWords(error: unknown, email: string): unknown {
  if (!(error instanceof Problem) || error.code !== refusals.changeNotPossible.code) return error;
  return refuse(refusals.cancelFailed, {
    message: `Uh oh, something went wrong.  Please send an email to ${email} to cancel your subscription.`,
    details: { type: 'validation' },
  });
}
