import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { implement } from '@leadwright/runtime/http/declared-route';
import { perRecordId } from '@leadwright/leads/rules/per-record-plans';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';
import { SMALLEST } from '../../plans/domain/agreed-terms.ts';
import { cheapestLeadMicros } from '../../plans/domain/cheapest-lead.ts';
import {
  agreePrice,
  getGivenPlans,
  givePlan,
  quotePlan,
} from '@leadwright/contracts/routes/billing/credits/given-plans';
import { givenPlans } from '../../plans/domain/catalogue.ts';
import { planRequest, seeAccount, startOf } from '../acts/plan-act.ts';
import { quotePlanAct } from '../acts/plan-quote.ts';
import type { QuoteParts } from '../acts/refund-quote.ts';
import { proposed, type AdjustmentParts } from './propose-adjustment.ts';

export function givePlanRoutes(app: HttpApp, parts: AdjustmentParts & QuoteParts): void {
  implement(app, givePlan, async (request) => {
    const { accountId } = request.params;
    const { planId, reason, note } = request.body;
    const seen = await seeAccount(parts, accountId, planId);
    const requestOf = async () => ({ ...planRequest(seen, planId), reason, note });
    return proposed(parts, request, { accountId, requestOf, seen });
  });
  implement(app, agreePrice, async (request) => {
    const { accountId } = request.params;
    const { leads, micros, reason, note } = request.body;
    const planId = perRecordId({ leads, micros });
    if (planId === null) throw refuse(refusals.priceNotWhole);
    const seen = await seeAccount(parts, accountId, planId);
    const requestOf = async () => ({ ...planRequest(seen, planId), reason, note });
    return proposed(parts, request, { accountId, requestOf, seen });
  });
  implement(app, quotePlan, async (request) => {
    const { accountId } = request.params;
    const { planId } = request.query;
    const seen = await seeAccount(parts, accountId, planId);
    return quotePlanAct(parts, { accountId, seen, planId, context: contextOf(request) });
  });
  implement(app, getGivenPlans, async ({ params }) => {
    const { current } = await seeAccount(parts, params.accountId);
    const { subscription } = current;
    const { starts, refusal } = startOf(current);
    const { nameOf } = parts.catalogue;
    return {
      planName: subscription && nameOf(subscription.planId),
      nextPlanName: subscription?.nextPlanId == null ? null : nameOf(subscription.nextPlanId),
      periodEnd: subscription?.periodEnd ?? null,
      card: subscription?.card?.last4 ?? null,
      starts,
      because: refusal?.message ?? null,
      aboveCents: parts.fourEyes.aboveCents,
      belowMicros: cheapestLeadMicros(),
      belowCents: SMALLEST.priceCents,
      plans: givenPlans.flatMap((planId) => {
        const terms = parts.catalogue.find(planId);
        if (terms?.priceCents == null) return [];
        const leads = Number(terms['leadsPerPeriod'] ?? 0);
        return [{ planId, name: nameOf(planId), priceCents: terms.priceCents, leads }];
      }),
    };
  });
}
