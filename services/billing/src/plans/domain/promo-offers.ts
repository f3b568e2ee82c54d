// Which promos may be taken when. How a promo is offered is configuration; what it gives stands in the table of plans.
import { instantOf } from '../../kernel/domain/instant.ts';
import { planById } from './plans.ts';

/** Offered from `from` until `until`, exclusive. */
export type PromoOffer = { planId: string; from: string; until: string };

/**
 * Reads `<plan>=<from>/<until>`, with commas between; '' offers none. Throws, so that a start fails, for a plan that is no
 * promo, one that is named twice, and a window that does not begin before it ends. `needsPrice`: also for a plan whose
 * price is not published, which only a processor with prices of its own can sell.
 */
export function parsePromoOffers(text: string, needsPrice = false): PromoOffer[] {
  const parts = text.split(',').filter((part) => part.trim() !== '');
  const offers = parts.map((part) => offerOf(part.trim()));
  const planIds = new Set(offers.map(({ planId }) => planId));
  if (planIds.size !== offers.length) throw new Error('a promo is offered in one window, not in two');
  const unpriced = offers.find(({ planId }) => needsPrice && planById(planId)?.priceCents === null);
  if (unpriced) throw new Error(`the sandbox has no price for ${unpriced.planId}`);
  return offers;
}

function offerOf(part: string): PromoOffer {
  const [, planId = '', from = '', until = ''] = /^([a-z0-9-]+)=([^/]+)\/([^/]+)$/.exec(part) ?? [];
  if (planById(planId)?.lotKind !== 'promo')
    throw new Error(`a promo is offered as <plan>=<from>/<until>, with a plan that is a promo, not as ${part}`);
  const offer = { planId, from: instantOf(from), until: instantOf(until) };
  if (offer.from >= offer.until) throw new Error(`the promo ${planId} ends before it begins`);
  return offer;
}

/** Whether the plan is a promo that may be taken at this time. */
export function isOffered(offers: readonly PromoOffer[], planId: string, at: string): boolean {
  return offers.some((offer) => offer.planId === planId && offer.from <= at && at < offer.until);
}
