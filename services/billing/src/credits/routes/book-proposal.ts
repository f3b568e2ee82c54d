// A proposal and its entry commit together: neither is stored without the other.
import { v7 as uuidV7 } from 'uuid';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { bookAdjustment } from '../book-adjustment.ts';
import { adjustment, type AdjustmentProposed, type AdjustmentRequest } from '../domain/adjustment.ts';
import { adjustmentStream } from '../../kernel/domain/streams.ts';
import { adjustedAlone } from '../projections/adjustment.ts';
import type { FinanceAct } from './finance-command.ts';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';

export type FourEyes = { aboveLeads: number; openDays: number };

/** Proposes it, and books it where no second person has to agree. What the ledger refuses is not proposed either. */
export async function propose(
  { aboveLeads, openDays }: FourEyes,
  { tx, by, context }: FinanceAct,
  accountId: string,
  request: AdjustmentRequest,
): Promise<string> {
  const adjustmentId = uuidV7();
  const { at } = tx;
  const aloneLeads = await adjustedAlone(tx.db, accountId, at);
  const limits = { aloneLeads, aboveLeads, openDays };
  const done = await tx.execute(
    adjustmentStream(accountId, adjustmentId),
    adjustment,
    { type: 'ProposeAdjustment', adjustmentId, by, at, ...limits, request },
    context,
  );
  if (!done.accepted) throw refuse(refusals.adjustmentEmpty);
  const [stored] = done.events;
  if (stored?.event.type === 'AdjustmentProposed' && !stored.event.needsApproval)
    await book({ tx, by, context: { ...context, causationId: stored.eventId } }, accountId, stored.event);
  return adjustmentId;
}

/** Books it in the same transaction; throws what the ledger has against it, and then nothing is stored. */
export async function book(
  { tx, context }: FinanceAct,
  accountId: string,
  proposal: AdjustmentProposed,
): Promise<void> {
  const refusal = await bookAdjustment(tx, accountId, proposal, context);
  if (refusal?.code === 'adjustment-above-balance')
    throw refuse(refusals.adjustmentAboveBalance, { details: { available: refusal.available } });
  if (refusal?.code === 'lot-spent') throw refuse(refusals.lotSpent);
  if (refusal) throw new Error(`adjustment ${proposal.adjustmentId} cannot be booked: ${refusal.code}`);
}
