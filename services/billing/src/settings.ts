// What billing's routes take from the configuration alone.
import type { BillingConfig } from './config.ts';
import { parsePromoOffers } from './domain/credits/promo-offers.ts';
import type { AdjustmentParts } from './routes/finance/propose-adjustment.ts';
import type { SubscriptionParts } from './routes/subscription/parts.ts';

/** Throws where an offer of a promo cannot be read. */
export function readSettings(
  config: BillingConfig,
): Pick<SubscriptionParts, 'promoOffers'> & Pick<AdjustmentParts, 'fourEyes'> {
  return {
    promoOffers: parsePromoOffers(config.BILLING_PROMOS, config.BILLING_PROCESSOR === 'sandbox'),
    fourEyes: { aboveLeads: config.BILLING_FOUR_EYES_ABOVE_LEADS, openDays: config.BILLING_PROPOSAL_DAYS },
  };
}
