import { parseMarkKeys } from '@leadwright/runtime/mailboxes/keyed-marks';
import { addressLines, type BillingConfig } from './config.ts';
import { createCatalogue, type Catalogue } from './plans/domain/catalogue.ts';
import { parsePromoOffers } from './plans/domain/promo-offers.ts';
import type { AwardPolicy } from './credits/domain/award-policy.ts';
import type { AdjustmentParts } from './credits/routes/propose-adjustment.ts';
import { createConfiguredOlderInvoices } from './providers/braintree/configured.ts';
import type { InvoiceParts } from './invoices/routes/parts.ts';
import type { TrialBudgets } from './plans/projections/trial-budget.ts';
import type { SubscriptionParts } from './subscription/routes/parts.ts';

/** `seller`: as invoices name it, one line each. */
export type Settings = Pick<SubscriptionParts, 'promoOffers' | 'trialKeys'> &
  Pick<AdjustmentParts, 'fourEyes'> &
  Pick<InvoiceParts, 'olderInvoices'> & {
    seller: { name: string; address: string[] };
    catalogue: Catalogue;
    trialBudgets: TrialBudgets;
    awardPolicy: AwardPolicy;
  };

/** Throws where an offer of a promo, or a key, cannot be read. */
export function readSettings(config: BillingConfig): Settings {
  const { BILLING_SELLER_NAME: name, BILLING_SELLER_ADDRESS: address = '', BILLING_TRIAL_KEYS: keys = '' } = config;
  const catalogue = createCatalogue(config.BILLING_NOVEMBER_PRICE_CENTS);
  return {
    seller: { name, address: addressLines(address) },
    trialKeys: keys === '' ? [] : parseMarkKeys(keys),
    olderInvoices: createConfiguredOlderInvoices(config),
    promoOffers: parsePromoOffers(catalogue, config.BILLING_PROMOS, config.BILLING_PROMO_CODES),
    catalogue,
    trialBudgets: { domain: config.BILLING_TRIALS_PER_DOMAIN, network: config.BILLING_TRIALS_PER_NETWORK },
    awardPolicy: awardPolicyOf(config),
    fourEyes: {
      aboveLeads: config.BILLING_FOUR_EYES_ABOVE_LEADS,
      aboveCents: config.BILLING_FOUR_EYES_ABOVE_CENTS,
      openDays: config.BILLING_PROPOSAL_DAYS,
    },
  };
}

function awardPolicyOf(config: BillingConfig): AwardPolicy {
  return {
    open: config.BILLING_SHARE_AWARDS,
    leadsEach: config.BILLING_SHARE_AWARD_LEADS,
    onDelivery: config.BILLING_SHARE_AWARDS_ON_DELIVERY,
    onConfirmation: config.BILLING_SHARE_AWARDS_ON_CONFIRMATION,
    inTrial: config.BILLING_SHARE_AWARDS_IN_TRIAL,
    forDomain: config.BILLING_SHARE_AWARDS_FOR_DOMAIN,
  };
}
