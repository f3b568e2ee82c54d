// Whether an account may take a promo by a code now. Asked to show the offer, and again at the click that takes it.
import { inScope } from '@leadwright/postgres/scope';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { offerOfCode, stateOfOffer, type PromoOffer } from '../../../plans/domain/promo-offers.ts';
import { instantOf } from '../../../kernel/domain/instant.ts';
import { hadPromo } from '../../../plans/projections/promo-record.ts';
import { isPromoOfAnother } from '../../../plans/projections/taken-marks.ts';
import type { SubscriptionParts } from '../parts.ts';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';

/** Throws what speaks against the code. `wantedPlanId`: the plan that the code has to be of; absent: any. */
export async function checkPromotion(
  { database, promoOffers, now }: Pick<SubscriptionParts, 'database' | 'promoOffers' | 'now'>,
  accountId: string,
  { code, wantedPlanId }: { code: string; wantedPlanId?: string },
): Promise<PromoOffer> {
  const offer = offerOfCode(promoOffers, code);
  if (!offer || offer.planId !== (wantedPlanId ?? offer.planId)) throw refuse(refusals.promotionUnknown);
  const { planId } = offer;
  const taken =
    (await inScope(database.db, [accountId], (trx) => hadPromo(trx, accountId, planId))) ||
    // Rows of other accounts are read for this yes or no alone.
    (await inScope(database.db, 'all', (trx) => isPromoOfAnother(trx, accountId, planId)));
  if (taken) throw refuse(refusals.promoTaken);
  const state = stateOfOffer(offer, instantOf(new Date(now()).toISOString()));
  if (state === 'not-open') throw refuse(refusals.promotionNotOpen);
  if (state === 'over') throw refuse(refusals.promotionOver);
  return offer;
}
