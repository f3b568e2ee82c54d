// Taken in the transaction that plans the payment: of two accounts of one person, one is charged.
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { orUnavailable } from '@leadwright/runtime/refusals/or-unavailable';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { cardMarks } from '../../provider-state/card-marks.ts';
import { leaveOffer, takeOffer } from '../../../plans/projections/given-promotions.ts';
import { takePromo } from '../../../plans/projections/taken-marks.ts';
import type { SubscriptionParts } from '../parts.ts';
import { checkPromotion } from './check-promotion.ts';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';

/** Takes the promo for the account; throws where another account of the person or of the card has it. */
export type TakePromotion = (tx: WriteTransaction) => Promise<void>;

/** `callId`: of the payment that it is taken for. */
type Wish = { code: string; planId: string; cardToken: string; callId?: string | null };

/** Checks the code and reads the card, which needs no lock. Throws what speaks against it, and 503 without an answer. */
export async function prepareTaking(
  parts: SubscriptionParts,
  accountId: string,
  { code, planId, cardToken, callId = null }: Wish,
): Promise<TakePromotion> {
  const { given } = await checkPromotion(parts, accountId, { code, wantedPlanId: planId });
  const { processor, trialKeys } = parts;
  const fingerprint = await orUnavailable(async () => (await processor.fingerprintOf?.(cardToken)) ?? null);
  const marks = fingerprint === null ? [] : cardMarks(trialKeys, processor.name, fingerprint);
  return async (tx) => {
    if (!(await takePromo(tx.db, planId, { accountId, marks, at: tx.at, callId }))) throw refuse(refusals.promoTaken);
    if (given === null) await leaveOffer(tx.db, accountId, planId);
    else if (!(await takeOffer(tx.db, { accountId, ...given, at: tx.at, callId })))
      throw refuse(refusals.promotionUsedUp);
  };
}
