import { Type } from 'typebox';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { storableText } from '@leadwright/runtime/requests/text-like';
import { callRefusals, cardRefusals, refusals } from '../../kernel/refusals.ts';
import { refuseCardNumbers } from './calls/card-numbers.ts';
import { checkOnSale, isSubscribed, isSupportsTurn, type Current } from './current-subscription.ts';
import { subscriptionExamples } from './examples.ts';
import { keyOf } from '../../kernel/idempotency-key.ts';
import { answerCall, callSchema, checkProvider, ProviderParams } from './calls/make-call.ts';
import { idOfPath, ownSubscription, SubscriptionIdParam } from './own-subscription.ts';
import type { SubscriptionParts } from './parts.ts';

const Body = Type.Object(
  {
    plan_code: storableText({ maxLength: 64 }),
    timeframe: Type.Optional(
      Type.Union([Type.Literal('now'), Type.Literal('at-renewal')], {
        description: 'Absent: an upgrade is now, a downgrade at the renewal.',
      }),
    ),
  },
  { additionalProperties: false },
);

/** POST /api/{billing}/subscriptions/createChange/{subscriptionId}: another plan, now or from the next period. */
export function changePlanRoute(app: HttpApp, parts: SubscriptionParts): void {
  app.post(
    '/api/:billing/subscriptions/createChange/:subscriptionId',
    {
      schema: callSchema(
        'Change the plan',
        Type.Object({ ...ProviderParams.properties, subscriptionId: SubscriptionIdParam }),
        Body,
      ),
      config: {
        access: 'admin',
        refusals: [
          commonRefusals.notFound,
          ...callRefusals,
          ...cardRefusals,
          refusals.subscriptionUnknown,
          ...changeRefusals,
        ],
        example: subscriptionExamples.change,
      },
      preValidation: refuseCardNumbers,
    },
    async (request, reply) => {
      checkProvider(parts, request.params);
      const key = keyOf(request);
      const { plan_code: planId, timeframe } = request.body;
      const asked = { call: 'change-plan' as const, subscriptionId: idOfPath(request.params), planId };
      return answerCall(parts, request, (pending) => reply.code(202).send(pending), {
        key,
        asked: timeframe === undefined ? asked : { ...asked, timing: timeframe },
        command: (current) => {
          const isUpgrade = checkOwnChange(parts, { current, asked });
          const subscriptionId = current.subscription?.subscriptionId ?? asked.subscriptionId;
          return { ...asked, subscriptionId, timing: timeframe ?? (isUpgrade ? 'now' : 'at-renewal') };
        },
      });
    },
  );
}

function checkOwnChange(
  parts: SubscriptionParts,
  { current, asked }: { current: Current; asked: { subscriptionId: string; planId: string } },
): boolean {
  if (current.subscription) ownSubscription(current, asked.subscriptionId);
  return isUpgradeTo(parts, { current, planId: asked.planId });
}

/** What speaks against another plan, whoever asks for it. */
export const changeRefusals = [
  refusals.planNotOnSale,
  refusals.noSubscription,
  refusals.pastDue,
  refusals.contactSupport,
];

/** Whether the change is an upgrade; throws what speaks against it. A promo only begins a subscription. */
export function isUpgradeTo(
  parts: Pick<SubscriptionParts, 'upgradeWindowMs' | 'now' | 'priceOf'>,
  { current, planId }: { current: Current; planId: string },
): boolean {
  const { subscription } = current;
  if (!subscription || !isSubscribed(current))
    throw refuse(refusals.noSubscription, { details: { title: 'Bummer :(' } });
  if (subscription.status === 'past-due') throw refuse(refusals.pastDue);
  // The plan that it is on takes a scheduled change back, also where nobody can buy that plan any more.
  if (planId !== subscription.planId) checkOnSale(planId);
  const isUpgrade = (parts.priceOf(planId) ?? 0) > (parts.priceOf(subscription.planId) ?? 0);
  if (isUpgrade && isSupportsTurn(current, parts)) throw refuse(refusals.contactSupport);
  return isUpgrade;
}
