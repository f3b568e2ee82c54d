import { Type } from 'typebox';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { storableText } from '@leadwright/runtime/requests/text-like';
import { foldCode } from '../../../plans/domain/promo-offers.ts';
import { planById, shownPlan } from '../../../plans/domain/plans.ts';
import { plansExamples } from '../../../plans/routes/examples.ts';
import { PlanSchema } from '../../../plans/routes/get-plans.ts';
import type { SubscriptionParts } from '../parts.ts';
import { checkPromotion, promotionRefusals } from './check-promotion.ts';

const Promotion = Type.Object({
  code: Type.String({ description: 'The code in one spelling.' }),
  plan: PlanSchema,
  leadsFirstPeriod: Type.Integer({ description: 'Leads of the first month; each later one has leadsPerPeriod.' }),
  until: Type.String({ description: 'When it can be taken no longer, as an instant.' }),
});

/** GET /api/v2/promotion: what a code offers to the caller's account. Takes nothing. */
export function getPromotionRoute(app: HttpApp, parts: SubscriptionParts): void {
  app.get(
    '/api/v2/promotion',
    {
      schema: {
        tags: ['billing'],
        summary: 'What a promotion’s code offers',
        querystring: Type.Object({
          code: storableText({ maxLength: 64, description: 'As typed: case, spaces and dashes are free.' }),
        }),
        response: { 200: Promotion },
      },
      config: { access: 'admin', refusals: promotionRefusals, example: plansExamples.promotion },
    },
    async (request) => {
      const { code } = request.query;
      const { planId, until } = await checkPromotion(parts, accountOf(request), { code });
      const plan = planById(planId);
      if (!plan) throw new Error(`a promo that is offered has a plan: ${planId}`);
      const { leadsFirstPeriod } = plan;
      const shown = { ...shownPlan(plan), priceCents: parts.priceOf(planId) };
      return { code: foldCode(code), plan: shown, leadsFirstPeriod, until };
    },
  );
}
