// What a lead is worth at least by the public price list, for estimates: leads that are given away have no price of their own.
import { planName } from '@leadwright/leads/rules/plan-names';
import { plans } from './plans.ts';

export type LeadPrice = { planId: string; name: string; cents: number; leads: number };

/** Millionths of a dollar, rounded up: a lead for less is cheaper than any that everybody can buy. */
export const cheapestLeadMicros = (): number =>
  Math.ceil((cheapestPublicLead.cents * 10_000) / cheapestPublicLead.leads);

/** The public plan whose leads are the cheapest: so many cents for so many leads. An unlimited plan counts by its allowance. */
export const cheapestPublicLead: LeadPrice = plans
  .flatMap(({ planId, public: isPublic, priceCents, leadsPerPeriod }) =>
    isPublic && priceCents !== null && priceCents > 0 && leadsPerPeriod > 0
      ? [{ planId, name: planName(planId), cents: priceCents, leads: leadsPerPeriod }]
      : [],
  )
  .reduce((best, each) => (each.cents * best.leads < best.cents * each.leads ? each : best));
