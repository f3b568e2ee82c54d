// Whether an account may take a promo by a code now. Asked to show the offer, and again at the click that takes it.
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { offerOfCode, stateOfOffer, type GivenOffer, type PromoOffer } from '../../../plans/domain/promo-offers.ts';
import { instantOf } from '../../../kernel/domain/instant.ts';
import { isOfferLeft } from '../../../plans/projections/given-promotions.ts';
import { hadPromo } from '../../../plans/projections/promo-record.ts';
import { isPromoOfAnother } from '../../../plans/projections/taken-marks.ts';
import { belongsTo } from '../../projections/seat.ts';
import type { SubscriptionParts } from '../parts.ts';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';

type Checking = Pick<SubscriptionParts, 'database' | 'promoOffers' | 'givenOffer' | 'now'>;

/** Throws what speaks against the code. `wantedPlanId`: the plan that the code has to be of; absent: any. */
export async function checkPromotion(
  { database, promoOffers, givenOffer, now }: Checking,
  accountId: string,
  { code, wantedPlanId }: { code: string; wantedPlanId?: string },
): Promise<{ offer: PromoOffer; given: GivenOffer | null }> {
  const configured = offerOfCode(promoOffers, code);
  const given = configured ? null : await givenOffer(code);
  const offer = configured ?? given;
  if (!offer || offer.planId !== (wantedPlanId ?? offer.planId)) throw refuse(refusals.promotionUnknown);
  const { planId } = offer;
  if (given) await checkTaker(database, accountId, given);
  const taken =
    (await inScope(database.db, [accountId], (trx) => hadPromo(trx, accountId, planId))) ||
    // Rows of other accounts are read for this yes or no alone.
    (await inScope(database.db, 'all', (trx) => isPromoOfAnother(trx, accountId, planId)));
  if (taken) throw refuse(refusals.promoTaken);
  const state = stateOfOffer(offer, instantOf(new Date(now()).toISOString()));
  if (state === 'not-open') throw refuse(refusals.promotionNotOpen);
  if (state === 'over') throw refuse(refusals.promotionOver);
  if (given && !(await inScope(database.db, [accountId], (trx) => isOfferLeft(trx, { accountId, ...given }))))
    throw refuse(refusals.promotionUsedUp);
  return { offer, given };
}

// Who has a code that is another account's learns nothing of it.
async function checkTaker(database: Database, accountId: string, { forAccount, by }: GivenOffer): Promise<void> {
  if (forAccount !== null && forAccount !== accountId) throw refuse(refusals.promotionUnknown);
  const isOwn = await inScope(database.db, [accountId], async (trx) => {
    for (const personId of by) if (await belongsTo(trx, accountId, personId)) return true;
    return false;
  });
  if (isOwn) throw refuse(refusals.promotionOwn);
}
