import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { prepareTaking, type TakePromotion } from './promotions/take-promotion.ts';
import { refuseCardNumbers } from './calls/card-numbers.ts';
import { checkOnSale, isSubscribed, isTrial } from './current-subscription.ts';
import { callIdOf } from '../../providers/calls/processor-call.ts';
import { keyOf } from '../../kernel/idempotency-key.ts';
import { answerCall, checkProvider } from './calls/make-call.ts';
import type { SubscriptionParts } from './parts.ts';
import { createSubscription } from '@leadwright/contracts/routes/billing/subscription/subscription';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';

export function createSubscriptionRoute(app: HttpApp, parts: SubscriptionParts): void {
  implement(
    app,
    createSubscription,
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
          if (isTrial(parts, planId)) throw refuse(refusals.trialUsed);
          if (code === undefined) checkOnSale(parts, planId);
          else {
            const callId = callIdOf(accountId, key, 'create-subscription');
            take = await prepareTaking(parts, accountId, { code, planId, cardToken, callId });
          }
          if (isSubscribed(current)) throw refuse(refusals.alreadySubscribed);
          return { call: 'create-subscription', planId, cardToken };
        },
        alongside: async (tx) => take?.(tx),
      });
    },
    { preValidation: refuseCardNumbers },
  );
}
