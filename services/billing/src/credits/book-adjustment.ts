// A repeat is harmless: the adjustment's id, or that of the voided lot, is a cause, which happens once for ever.
import type { Context, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { bonusExpiry } from '../plans/terms/lot-kind.ts';
import type { AdjustmentProposed } from './domain/adjustment.ts';
import type { LedgerRefusal } from '../ledger/domain/command.ts';
import { ledger, type LedgerCommand } from '../ledger/domain/ledger.ts';
import { ledgerStream } from '../kernel/domain/streams.ts';
import { bonusNow } from './bonus-now.ts';

export type LeadsProposed = Extract<AdjustmentProposed, { action: 'adjust' | 'void' }>;

/** Books it as of now; null, or the ledger's refusal. Leads that are given live to the end of the following period. */
export async function bookAdjustment(
  tx: WriteTransaction,
  accountId: string,
  proposal: LeadsProposed,
  context: Context,
): Promise<LedgerRefusal | null> {
  const command = await commandOf(tx, accountId, proposal);
  const booked = await tx.execute(ledgerStream(accountId), ledger, command, context);
  if (!booked.accepted) return booked.refusal;
  // Nothing was booked: somebody voided the lot before.
  return booked.events.length === 0 ? { code: 'lot-spent', lotId: proposal.lotId ?? '' } : null;
}

async function commandOf(
  tx: WriteTransaction,
  accountId: string,
  { action, adjustmentId, lotId, leads, reason, corrects }: LeadsProposed,
): Promise<LedgerCommand> {
  const { at } = tx;
  if (action === 'void') return { type: 'VoidLot', lotId: lotId ?? '', reason, at };
  const bonus = await bonusNow(tx, accountId);
  if (!bonus) throw new Error(`account ${accountId} has no billing day`);
  const expiresAt = bonusExpiry(bonus.lattice, bonus.period);
  const when = { at, effectiveAt: at, lockedThrough: null };
  return { type: 'AdjustLeads', adjustmentId, leads, reason, ...when, expiresAt, corrects };
}
