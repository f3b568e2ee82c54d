// A repeat is harmless: a lot is voided once.
import type { Context, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import type { LedgerRefusal } from '../ledger/domain/command.ts';
import { ledger } from '../ledger/domain/ledger.ts';
import { ledgerStream } from '../kernel/domain/streams.ts';
import { awardOfMessage } from '../plans/projections/promo-record.ts';
import { startOfLot } from './projections/used-parts.ts';

/** How long after an award a bounced mail still takes it back. */
const BOUNCE_HOURS = 72;

export type BounceRefusal = LedgerRefusal | { code: 'award-unknown' } | { code: 'bounce-too-late' };

/** Voids what is left of the award of a mail that bounced within 72 hours, by its own time. null: done, or before. */
export async function voidBouncedAward(
  tx: WriteTransaction,
  accountId: string,
  { messageId, bouncedAt }: { messageId: string; bouncedAt: string },
  context: Context,
): Promise<BounceRefusal | null> {
  const lotId = await awardOfMessage(tx.db, accountId, messageId);
  const award = lotId === null ? null : await startOfLot(tx.db, accountId, [lotId]);
  if (!award) return { code: 'award-unknown' };
  if (Date.parse(bouncedAt) - Date.parse(award.startsAt) > BOUNCE_HOURS * 3_600_000) return { code: 'bounce-too-late' };
  const command = { type: 'VoidLot', lotId: award.lotId, reason: 'bounced', at: tx.at } as const;
  const voided = await tx.execute(ledgerStream(accountId), ledger, command, context);
  return voided.accepted ? null : voided.refusal;
}
