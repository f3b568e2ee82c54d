// A repeat is harmless: an account is paid once for ever for a recipient; each award's lot id is a cause.
import type { Context, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { leadsPerShare } from '@leadwright/leads/rules/sharing';
import { awardLotId, shareAward } from './domain/bonus-lots.ts';
import type { LedgerRefusal } from '../ledger/domain/command.ts';
import { ledger } from '../ledger/domain/ledger.ts';
import { SHARE_CODE, type FreeLeadsGiven } from '../plans/domain/promo.ts';
import { ledgerStream, shareStream } from '../kernel/domain/streams.ts';
import { awardOfMessage } from '../plans/projections/promo-record.ts';
import type { SharedRecipient } from './projections/shared-recipient.ts';
import { hasLots, startOfLot } from './projections/used-parts.ts';
import { bonusNow } from './bonus-now.ts';

/** How long after an award a bounced mail still takes it back. */
const BOUNCE_HOURS = 72;

/** Gives the award once per recipient; answers its leads. Without a plan there are no periods, and no award. */
export async function giveShareAward(
  tx: WriteTransaction,
  accountId: string,
  { messageId, senderId, marks }: SharedRecipient,
  context: Context,
): Promise<number> {
  const bonus = await bonusNow(tx, accountId);
  const [newest] = marks;
  if (!bonus || newest === undefined) return 0;
  if (await hasLots(tx.db, accountId, marks.map(awardLotId))) return 0;
  const award = shareAward(newest, bonus);
  const { lotId } = award.lot;
  const done = await tx.execute(ledgerStream(accountId), ledger, award, { ...context, causes: [lotId] });
  if (!done.accepted) throw new Error(`the award ${lotId} of ${accountId} cannot be given: ${done.refusal.code}`);
  const record: FreeLeadsGiven = {
    type: 'FreeLeadsGiven',
    code: SHARE_CODE,
    value: leadsPerShare,
    recipientMarks: marks,
    personId: senderId,
    lotId,
    messageId,
    effectiveAt: tx.at,
  };
  await tx.record(shareStream(accountId), [record], { ...context, causes: [`promo:${lotId}`] });
  return leadsPerShare;
}

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
