import { Type } from 'typebox';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { storableText } from '@leadwright/runtime/requests/text-like';
import { callRefusals, cardRefusals, refusals } from '../../kernel/refusals.ts';
import { promotionRefusals } from './promotions/check-promotion.ts';
import { prepareTaking, type TakePromotion } from './promotions/take-promotion.ts';
import { refuseCardNumbers } from './calls/card-numbers.ts';
import { checkOnSale, isSubscribed, isTrial } from './current-subscription.ts';
import { subscriptionExamples } from './examples.ts';
import { keyOf } from '../../kernel/idempotency-key.ts';
import { answerCall, callSchema, checkProvider, ProviderParams } from './calls/make-call.ts';
import type { SubscriptionParts } from './parts.ts';

const Card = Type.Object(
  { token_id: storableText({ maxLength: 200, description: 'From the card form.' }) },
  { additionalProperties: false },
);
const Account = Type.Object(
  {
    code: storableText({ maxLength: 64, description: 'The caller or their account.' }),
    billing_info: Type.Optional(Card),
  },
  { additionalProperties: false },
);
const Body = Type.Object(
  {
    plan_code: storableText({ maxLength: 64, description: 'One of the plans on sale, or of a promotion.' }),
    promotion_code: Type.Optional(
      storableText({ maxLength: 64, description: 'The code of the promotion; a promotion is not sold without one.' }),
    ),
    currency: Type.Literal('USD'),
    account: Account,
  },
  { additionalProperties: false },
);

/** POST /api/{billing}/subscriptions/create: takes a plan and charges the card for the first period. */
export function createSubscriptionRoute(app: HttpApp, parts: SubscriptionParts): void {
  app.post(
    '/api/:billing/subscriptions/create',
    {
      schema: callSchema('Subscribe to a plan', ProviderParams, Body),
      config: {
        access: 'admin',
        refusals: [
          commonRefusals.notFound,
          ...callRefusals,
          ...cardRefusals,
          refusals.cardMissing,
          refusals.accountUnknown,
          refusals.planNotOnSale,
          refusals.trialUsed,
          ...promotionRefusals,
          refusals.alreadySubscribed,
        ],
        example: subscriptionExamples.create,
      },
      preValidation: refuseCardNumbers,
    },
    async (request, reply) => {
      checkProvider(parts, request.params);
      const key = keyOf(request);
      const { plan_code: planId, promotion_code: code, account } = request.body;
      const accountId = accountOf(request);
      let take: TakePromotion | undefined;
      if (![accountId, request.caller.personId].includes(account.code)) throw refuse(refusals.accountUnknown);
      const cardToken = account.billing_info?.token_id;
      if (cardToken === undefined) throw refuse(refusals.cardMissing, { details: { type: 'validation' } });
      return answerCall(parts, request, (pending) => reply.code(202).send(pending), {
        key,
        asked: { call: 'create-subscription', planId, cardToken },
        command: async (current) => {
          if (isTrial(planId)) throw refuse(refusals.trialUsed);
          if (code === undefined) checkOnSale(planId);
          else take = await prepareTaking(parts, accountId, { code, planId, cardToken });
          if (isSubscribed(current)) throw refuse(refusals.alreadySubscribed);
          return { call: 'create-subscription', planId, cardToken };
        },
        alongside: async (tx) => take?.(tx),
      });
    },
  );
}
