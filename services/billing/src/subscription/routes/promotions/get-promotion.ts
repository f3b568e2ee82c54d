import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { foldCode } from '../../../plans/domain/promo-offers.ts';
import { findShownPlan } from '../../../plans/domain/shown-plan.ts';
import type { SubscriptionParts } from '../parts.ts';
import { checkPromotion } from './check-promotion.ts';
import { getPromotion } from '@leadwright/contracts/routes/billing/subscription/promotions';
import { implement } from '@leadwright/runtime/http/declared-route';

export function getPromotionRoute(app: HttpApp, parts: SubscriptionParts): void {
  implement(app, getPromotion, async (request) => {
    const { code } = request.query;
    const { offer } = await checkPromotion(parts, accountOf(request), { code });
    const { planId, until } = offer;
    const plan = findShownPlan(planId, parts.catalogue.priceOf(planId));
    if (!plan) throw new Error(`a promo that is offered has a plan: ${planId}`);
    const leadsFirstPeriod = plan.terms.leadsFirstPeriod ?? plan.leadsPerPeriod;
    return { code: foldCode(code), plan, leadsFirstPeriod, until };
  });
}
