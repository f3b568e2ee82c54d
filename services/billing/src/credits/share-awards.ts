// Awards for shares. A repeat is harmless: an account is paid once for ever for a recipient, whichever key made the mark,
// and each award's lot id is a cause.
import type { Context, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { awardLotId, LEADS_PER_SHARE, shareAward } from '../domain/bonus-lots.ts';
import type { LedgerRefusal } from '../domain/ledger-events.ts';
import { ledger } from '../domain/ledger.ts';
import { SHARE_CODE, type FreeLeadsGiven } from '../domain/credits/promo.ts';
import { ledgerStream, shareStream } from '../domain/streams.ts';
import { hasLots, startOfLot } from '../projections/credits/used-parts.ts';
import { bonusNow } from './bonus-now.ts';

/** How long after an award a bounced mail still takes it back. */
const BOUNCE_HOURS = 72;

/** A recipient's marks, newest key first, and none of the sharer's or the company's mailboxes. */
export type Shared = { recipients: string[][]; own: string[][]; personId: string };

/** Gives the award for each new recipient; answers how many leads came of it. Throws for an account without a plan. */
export async function giveShareAwards(
  tx: WriteTransaction,
  accountId: string,
  { recipients, own, personId }: Shared,
  context: Context,
): Promise<number> {
  const bonus = await bonusNow(tx, accountId);
  if (!bonus) throw new Error(`account ${accountId} has no billing day`);
  const excluded = new Set(own.flat());
  let given = 0;
  for (const marks of recipients) {
    const [newest] = marks;
    if (newest === undefined || marks.some((mark) => excluded.has(mark))) continue;
    if (await hasLots(tx.db, accountId, marks.map(awardLotId))) continue;
    const award = shareAward(newest, bonus);
    const { lotId } = award.lot;
    const done = await tx.execute(ledgerStream(accountId), ledger, award, { ...context, causes: [lotId] });
    if (!done.accepted) throw new Error(`the award ${lotId} of ${accountId} cannot be given: ${done.refusal.code}`);
    const record: FreeLeadsGiven = {
      type: 'FreeLeadsGiven',
      code: SHARE_CODE,
      value: LEADS_PER_SHARE,
      recipientMarks: marks,
      personId,
      lotId,
      effectiveAt: tx.at,
    };
    await tx.record(shareStream(accountId), [record], { ...context, causes: [`promo:${lotId}`] });
    given += LEADS_PER_SHARE;
  }
  return given;
}

export type BounceRefusal = LedgerRefusal | { code: 'award-unknown' } | { code: 'bounce-too-late' };

/**
 * Takes an award back whose mail bounced within 72 hours: what is left of it. null: done, now or before. The recipient
 * is not paid for again.
 */
export async function voidBouncedAward(
  tx: WriteTransaction,
  accountId: string,
  marks: string[],
  context: Context,
): Promise<BounceRefusal | null> {
  const award = await startOfLot(tx.db, accountId, marks.map(awardLotId));
  if (!award) return { code: 'award-unknown' };
  if (Date.parse(tx.at) - Date.parse(award.startsAt) > BOUNCE_HOURS * 3_600_000) return { code: 'bounce-too-late' };
  const { lotId } = award;
  const command = { type: 'VoidLot', lotId, reason: 'bounced', at: tx.at } as const;
  const voided = await tx.execute(ledgerStream(accountId), ledger, command, context);
  return voided.accepted ? null : voided.refusal;
}
