// A repeat is harmless: a person is paid once for ever for a recipient; each award's lot id is a cause.
import type { Context, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { owedAwards } from './awards-of-payments.ts';
import { bonusNow } from './bonus-now.ts';
import { decideAward, type AwardPolicy, type EarnedBy, type WaitsFor } from './domain/award-policy.ts';
import { awardLotId, shareAward, type Bonus } from './domain/bonus-lots.ts';
import type { ShareAwardDropped, ShareAwardPostponed } from './domain/share-award.ts';
import { ledger } from '../ledger/domain/ledger.ts';
import { SHARE_CODE, type FreeLeadsGiven } from '../plans/domain/promo.ts';
import { ledgerStream, shareStream, subscriptionStream } from '../kernel/domain/streams.ts';
import { subscription } from '../subscription/domain/subscription.ts';
import { awardsSoFar, whomBrought } from './projections/awards-so-far.ts';
import { aloneInAccountsOfPerson } from './projections/own-mailboxes.ts';
import { isCampaignOpen } from './projections/share-campaign.ts';
import type { SharedRecipient } from './projections/shared-recipient.ts';
import { standingOf } from './standing.ts';
import { findWaiting, listWaiting, rememberRound } from './projections/waiting-award.ts';

export type Settled = 'booked' | 'waits' | 'had';

/** Books the award of a recipient whose mail was accepted, or says why it waits. `had`: one of the person's accounts was given it before. */
export async function settleShareAward(
  tx: WriteTransaction,
  accountId: string,
  recipient: SharedRecipient,
  policy: AwardPolicy,
  context: Context,
): Promise<Settled> {
  const [newest] = recipient.marks;
  if (newest === undefined) return 'had';
  const state = await tx.load(subscriptionStream(accountId), subscription);
  const { broughtTo, soFar, open } = await aloneInAccountsOfPerson(tx.db, accountId, async (accounts) => ({
    broughtTo: await whomBrought(tx.db, accounts, recipient.marks.map(awardLotId)),
    open: await isCampaignOpen(tx.db, policy),
    soFar: await awardsSoFar(tx.db, accounts, {
      ...{ since: state?.periodStart ?? tx.at, at: tx.at },
      domainMarks: recipient.domainMarks,
    }),
  }));
  if (broughtTo === accountId) return 'had';
  const waiting = await findWaiting(tx.db, accountId, recipient.marks);
  if (waiting !== null && waiting.messageId !== recipient.messageId) return 'had';
  if (broughtTo !== null) {
    await drop(tx, accountId, recipient.messageId, 'already-earned', context);
    return 'had';
  }
  const standing = await standingOf(tx, accountId, state);
  const owed = standing === 'paid' ? await owedAwards(tx, accountId, policy) : 0;
  const decided = decideAward({ ...policy, open }, { standing, confirmed: recipient.confirmed, soFar, owed });
  const bonus = await bonusNow(tx, accountId);
  if ('earnedBy' in decided && bonus !== null) {
    await book(tx, accountId, recipient, { mark: newest, earnedBy: decided.earnedBy, bonus }, context);
    return 'booked';
  }
  const reason = 'waitsFor' in decided ? decided.waitsFor : 'no-plan';
  if (waiting?.reason !== reason) await postpone(tx, accountId, recipient, reason, context);
  return 'waits';
}

/** Books what waits and may be booked now; what was confirmed first, then the oldest. */
export async function bookWaitingAwards(
  tx: WriteTransaction,
  accountId: string,
  policy: AwardPolicy,
  context: Context,
): Promise<number> {
  let booked = 0;
  for (const recipient of await listWaiting(tx.db, accountId))
    if ((await settleShareAward(tx, accountId, recipient, policy, context)) === 'booked') booked += 1;
  const state = await tx.load(subscriptionStream(accountId), subscription);
  if (state) await rememberRound(tx.db, accountId, `${state.lattice.latticeId}:${state.period}:${numbersOf(policy)}`);
  return booked;
}

/** One text for the operator's numbers: other numbers are tried anew. */
export const numbersOf = (policy: AwardPolicy): string => Object.values(policy).join(' ');

/** The mail came back before its award was booked: it is not booked any more. False: none waited for this mail. */
export async function dropWaitingAward(
  tx: WriteTransaction,
  accountId: string,
  { messageId, marks }: SharedRecipient,
  context: Context,
): Promise<boolean> {
  const waiting = await findWaiting(tx.db, accountId, marks);
  if (waiting?.messageId !== messageId) return false;
  await drop(tx, accountId, messageId, 'bounced', context);
  return true;
}

async function drop(
  tx: WriteTransaction,
  accountId: string,
  messageId: string,
  reason: ShareAwardDropped['reason'],
  context: Context,
): Promise<void> {
  const dropped: ShareAwardDropped = { type: 'ShareAwardDropped', messageId, reason };
  await tx.record(shareStream(accountId), [dropped], context);
}

async function book(
  tx: WriteTransaction,
  accountId: string,
  { messageId, senderId, marks, leads }: SharedRecipient,
  { mark, earnedBy, bonus }: { mark: string; earnedBy: EarnedBy; bonus: Bonus },
  context: Context,
): Promise<void> {
  const award = shareAward(mark, leads, bonus);
  const { lotId } = award.lot;
  const done = await tx.execute(ledgerStream(accountId), ledger, award, { ...context, causes: [lotId] });
  if (!done.accepted) throw new Error(`the award ${lotId} of ${accountId} cannot be given: ${done.refusal.code}`);
  const record: FreeLeadsGiven = {
    type: 'FreeLeadsGiven',
    code: SHARE_CODE,
    value: leads,
    recipientMarks: marks,
    personId: senderId,
    lotId,
    messageId,
    earnedBy,
    effectiveAt: tx.at,
  };
  await tx.record(shareStream(accountId), [record], { ...context, causes: [`promo:${lotId}`] });
}

async function postpone(
  tx: WriteTransaction,
  accountId: string,
  { messageId, senderId, marks, leads }: SharedRecipient,
  reason: WaitsFor,
  context: Context,
): Promise<void> {
  const postponed: ShareAwardPostponed = {
    ...{ type: 'ShareAwardPostponed', messageId, recipientMarks: marks, personId: senderId, value: leads, reason },
  };
  await tx.record(shareStream(accountId), [postponed], context);
}
