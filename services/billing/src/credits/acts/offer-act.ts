// A promotion that staff gives by a code: to one account, or to whoever has the link.
import { randomInt } from 'node:crypto';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';
import type { Sale } from '../../plans/sale.ts';
import { closeOffer, stockOffer } from '../../plans/projections/given-promotions.ts';
import { hadPromo } from '../../plans/projections/promo-record.ts';
import { instantOfQuery } from '../../ledger/routes/statement-period.ts';
import { adjustmentStream } from '../../kernel/domain/streams.ts';
import { adjustment, type AdjustmentProposed, type OfPromotion } from '../domain/adjustment.ts';
import type { FinanceAct } from '../routes/finance-command.ts';

/** Without those that are read for another; as `foldCode` leaves a code. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const LENGTH = 12;

/** So that nobody guesses it: about 59 bits, and guesses are limited. */
const newCode = (): string => Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

export type Offered = { planId: string; times: number; until: string };

/** What the first month of a promotion brings; null: it is none, or has no price. */
export function promotionOf(catalogue: Sale, planId: string): { cents: number; leads: number } | null {
  const terms = catalogue.begunBy(planId) === 'code' ? catalogue.find(planId) : null;
  if (terms?.priceCents == null) return null;
  return { cents: terms.priceCents, leads: Number(terms['leadsFirstPeriod'] ?? terms['leadsPerPeriod'] ?? 0) };
}

/** The act as it is proposed now; throws what speaks against it. `accountId`: who alone may take it. */
export async function offerRequest(
  tx: WriteTransaction,
  catalogue: Sale,
  { planId, times, until: asked, accountId }: Offered & { accountId: string | null },
): Promise<Omit<OfPromotion, 'reason'>> {
  const promotion = promotionOf(catalogue, planId);
  if (!promotion) throw refuse(refusals.promotionNone);
  const until = instantOfQuery(asked, refusals.promotionEnds);
  if (until <= tx.at) throw refuse(refusals.promotionEnds);
  if (accountId !== null && (await hadPromo(tx.db, accountId, planId))) throw refuse(refusals.promotionHad);
  const leads = promotion.leads * times;
  const nothing = { lotId: null, corrects: null } as const;
  return { action: 'promotion', planId, leads, cents: promotion.cents, code: newCode(), times, until, ...nothing };
}

/** From now on it can be taken. Throws where its time is over by now. */
export async function bookOffer(
  { tx }: FinanceAct,
  { adjustmentId, times, until }: AdjustmentProposed & OfPromotion,
): Promise<void> {
  if (until <= tx.at) throw refuse(refusals.promotionEnds);
  await stockOffer(tx.db, adjustmentId, times);
}

/** Nobody takes it from now on; what was taken stays. A second time changes nothing. */
export async function revokeOffer(
  { tx, by, context }: FinanceAct,
  accountId: string,
  { adjustmentId, note }: { adjustmentId: string; note: string },
): Promise<void> {
  const command = { type: 'RevokeAdjustment', by, note, at: tx.at } as const;
  const done = await tx.execute(adjustmentStream(accountId, adjustmentId), adjustment, command, context);
  if (!done.accepted)
    throw refuse(
      done.refusal.code === 'adjustment-unknown' ? refusals.adjustmentUnknown : refusals.promotionNotInForce,
    );
  await closeOffer(tx.db, adjustmentId);
}
