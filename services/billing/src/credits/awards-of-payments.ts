// Awards go back with the payment of the period in which they were booked, and come back with it. A repeat is harmless:
// what is taken is compared with what should be.
import type { Context, Moment, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { credit, creditIn, paidForLeads } from '../invoices/domain/credit.ts';
import type { FollowAwards } from '../invoices/applying.ts';
import { creditStream, ledgerStream } from '../kernel/domain/streams.ts';
import { ledger } from '../ledger/domain/ledger.ts';
import { reissuesOfReason } from '../ledger/projections/funded-lots.ts';
import { owedLeads, staysOf } from './domain/award-periods.ts';
import type { AwardPolicy } from './domain/award-policy.ts';
import { AWARD_UNPAID, awardPeriods, type BookedAwards } from './projections/award-periods.ts';
import { inAccountsOfPerson } from './projections/own-mailboxes.ts';

/** Takes the account's awards back, or gives them back, as the payments of their periods are now. */
export const followAwards =
  (policy: AwardPolicy): FollowAwards =>
  async (tx, accountId, context) => {
    for (const period of await ownPeriods(tx, accountId)) {
      if (period.brought === 0) continue;
      const stays = staysOf(period, policy);
      if (stays < period.brought) await takeBack(tx, period, Math.max(0, stays - period.used), context);
      await giveBack(tx, period, period.taken - (period.brought - stays), context);
    }
  };

/** What the person's accounts had of awards whose payment went back: so many leads of new ones wait. */
export async function owedAwards(tx: WriteTransaction, accountId: string, policy: AwardPolicy): Promise<number> {
  const others = await inAccountsOfPerson(tx.db, accountId, (accounts) =>
    awardPeriods(
      tx.db,
      accounts.filter((other) => other !== accountId),
      tx.at,
    ),
  );
  return owedLeads([...(await ownPeriods(tx, accountId)), ...others], policy);
}

/** Also what credit paid of them, and what came back of that. */
async function ownPeriods(tx: WriteTransaction, accountId: string): Promise<BookedAwards[]> {
  const periods = await awardPeriods(await tx.written(), [accountId], tx.at);
  const own = await tx.load(creditStream(accountId), credit);
  return periods.map((period) => {
    const byCredit = creditIn(own, period.invoiceId);
    const paidCents = paidForLeads(own, { invoiceId: period.invoiceId, cardCents: period.paidCents });
    return { ...period, paidCents, backCents: Math.min(paidCents, period.backCents + (byCredit?.goneCents ?? 0)) };
  });
}

async function takeBack(
  tx: Pick<Moment, 'load'> & WriteTransaction,
  { accountId, lotIds }: BookedAwards,
  leads: number,
  context: Context,
): Promise<void> {
  const { causes: _causes, ...own } = context;
  const command = { type: 'VoidBeyond', lotIds, leads, reason: AWARD_UNPAID, at: tx.at } as const;
  const done = await tx.execute(ledgerStream(accountId), ledger, command, own);
  if (!done.accepted) throw new Error(`awards of ${accountId} cannot be taken back: ${done.refusal.code}`);
}

async function giveBack(
  tx: WriteTransaction,
  { accountId, lotIds }: BookedAwards,
  leads: number,
  context: Context,
): Promise<void> {
  if (leads <= 0) return;
  for (const command of await reissuesOfReason(await tx.written(), accountId, {
    lotIds,
    reason: AWARD_UNPAID,
    leads,
    at: tx.at,
  })) {
    const done = await tx.execute(ledgerStream(accountId), ledger, command, {
      ...context,
      causes: [command.lot.lotId],
    });
    if (!done.accepted) throw new Error(`awards of ${accountId} cannot be given back: ${done.refusal.code}`);
  }
}
