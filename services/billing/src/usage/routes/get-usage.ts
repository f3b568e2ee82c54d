import type { Static } from 'typebox';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { inScope } from '@leadwright/postgres/scope';
import { isAwardLot } from '../../credits/domain/bonus-lots.ts';
import { planName } from '@leadwright/leads/rules/plan-names';
import { planGrant } from '../../plans/domain/plan-lot.ts';
import { refusedTrial } from '../../plans/projections/refused-trial.ts';
import { firstLotOf } from '../../plans/projections/promo-record.ts';
import { readPaymentStanding, wasPaidBack } from '../../invoices/projections/own-credit.ts';
import { endSaid } from '../../ledger/domain/lot-end.ts';
import { readLots, type LotRow } from '../../ledger/projections/lot.ts';
import { subscriptionStream } from '../../kernel/domain/streams.ts';
import { isOwnPaid } from '../../subscription/domain/limits-paid-for.ts';
import { fillsNow } from '../../subscription/domain/period-payments.ts';
import { subscription } from '../../subscription/domain/subscription.ts';
import { readSubscription, type SubscriptionRow } from '../../subscription/projections/subscription.ts';
import { isOverSeats } from '../../subscription/projections/seat.ts';
import { isWithheld, loweredNow } from '../../subscription/provider-state/terms-in-force.ts';
import { passWhatIsDue, type PassDueParts } from '../../subscription/periods/pass-due.ts';
import { readNoticedAt } from '../../subscription/projections/low-leads-notice.ts';
import { getUsage, type UsageSchema } from '@leadwright/contracts/routes/billing/usage/usage';
import { implement } from '@leadwright/runtime/http/declared-route';
export type Usage = Static<typeof UsageSchema>;

/** The allowance of the caller's account, from one snapshot. What is due is passed before. */
export function getUsageRoute(app: HttpApp, { database, store, clockOffsetMs }: PassDueParts): void {
  implement(app, getUsage, async (request) => {
    const accountId = accountOf(request);
    await passWhatIsDue({ database, store, clockOffsetMs }, accountId, request.id);
    const usage = await inScope(database.db, [accountId], (trx) => usageOf(trx, accountId, clockOffsetMs()));
    const limits = await limitsInForce({ database, store }, accountId, usage);
    const seat = { personId: request.caller.personId, membersMax: limits.seats };
    const noSeat = usage.live && (await inScope(database.db, [accountId], (trx) => isOverSeats(trx, accountId, seat)));
    return { ...usage, ...limits, noSeat };
  });
}

type Limits = Pick<Usage, 'unlimited' | 'downloadLimit' | 'seats' | 'unpaid' | 'lowered'>;

/** Of few accounts they are not those of the plan, so theirs are folded rather than every account's row widened. */
export async function limitsInForce(
  { database, store }: Pick<PassDueParts, 'database' | 'store'>,
  accountId: string,
  { unlimited, downloadLimit, seats, live }: Pick<Usage, 'unlimited' | 'downloadLimit' | 'seats' | 'live'>,
): Promise<Limits> {
  const isSure =
    !live || !(unlimited || (await inScope(database.db, [accountId], (trx) => wasPaidBack(trx, accountId))));
  if (isSure) return { unlimited, downloadLimit, seats, unpaid: false, lowered: null };
  return store.transaction([accountId], async (tx) => {
    const state = await tx.load(subscriptionStream(accountId), subscription);
    if (!state) return { unlimited: false, downloadLimit, seats, unpaid: false, lowered: null };
    const lowered = await loweredNow(tx, accountId, state);
    return {
      unlimited: unlimited && (lowered?.unlimited ?? true) && fillsNow(state),
      downloadLimit: lowered?.downloadLimit ?? downloadLimit,
      seats: lowered?.membersMax ?? seats,
      unpaid: !isOwnPaid(state) || (await isWithheld(tx, accountId, state)),
      lowered: lowered && { planId: lowered.planId, planName: planName(lowered.planId), reason: lowered.reason },
    };
  });
}

/** The allowance as it is stored; what is due must be passed before. */
export async function usageOf(
  trx: Parameters<typeof readLots>[0],
  accountId: string,
  clockOffsetMs: number,
): Promise<Omit<Usage, 'unpaid' | 'lowered' | 'noSeat'>> {
  const { now, subscription } = await readSubscription(trx, accountId, clockOffsetMs);
  const { lots, used, version } = await readLots(
    trx,
    accountId,
    subscription?.periodStart ?? now,
    subscription?.periodEnd ?? null,
  );
  const live = lots.filter((lot) => lot.effectiveAt <= now && !isOver(lot, now));
  const planEndsAt = planEndOf(subscription, now);
  return {
    ...planFacts(subscription, subscription && (await firstLotOf(trx, accountId, subscription.planId))),
    trialRefused: subscription === null ? await refusedTrial(trx, accountId) : null,
    payment: await readPaymentStanding(trx, accountId),
    leadsRemaining: live.reduce((sum, { available }) => sum + available, 0),
    leadsHeld: lots.reduce((sum, { held }) => sum + held, 0),
    leadsUsed: used,
    lowLeads: await readNoticedAt(trx, accountId),
    periodStart: subscription?.periodStart ?? null,
    periodEnd: subscription?.periodEnd ?? null,
    zone: subscription?.lattice.zone ?? 'UTC',
    lots: live.map(({ effectiveAt: _, ...lot }) => ({
      ...{ ...lot, expiresAt: endSaid(lot, planEndsAt) },
      earned: isAwardLot(lot.lotId),
    })),
    version: Math.max(version, subscription?.version ?? 0),
  };
}

/** When the plan ends that runs now; null: it goes on, or there is none. */
export function planEndOf(subscription: SubscriptionRow | null, now: string): string | null {
  const { accessEndsAt = null } = subscription ?? {};
  return accessEndsAt !== null && accessEndsAt > now ? accessEndsAt : null;
}

const isOver = (lot: LotRow, now: string): boolean => lot.expiresAt !== null && lot.expiresAt <= now;

function planFacts(subscription: SubscriptionRow | null, firstLot: string | null) {
  const terms = subscription?.terms ?? null;
  const status = subscription?.status ?? 'none';
  const isOver = status === 'none' || status === 'cancelled';
  return {
    planId: subscription?.planId ?? null,
    planName: subscription && planName(subscription.planId),
    status,
    live: !isOver,
    cancelled: isOver,
    pastDue: status === 'past-due',
    cancelling: subscription?.cancelAtPeriodEnd ?? false,
    freeTrial: status === 'free-trial',
    accessEndsAt: subscription?.accessEndsAt ?? null,
    nextPlanId: subscription?.nextPlanId ?? null,
    billing_cycle_anchor: subscription ? Math.floor(Date.parse(subscription.lattice.anchorAt) / 1000) : null,
    nextBoundaryAt: subscription?.nextDueAt ?? null,
    leads: subscription ? leadsOf(subscription, firstLot) : 0,
    // Without a plan nothing may be downloaded, whatever leads stay.
    downloadLimit: isOver ? 0 : (terms?.downloadLimit ?? 0),
    seats: isOver ? 0 : (terms?.membersMax ?? 0),
    unlimited: !isOver && (terms?.unlimited ?? false),
    includesRollover: terms?.carriesOver ?? false,
  };
}

const leadsOf = ({ terms, lattice, period }: SubscriptionRow, firstLot: string | null): number =>
  planGrant(terms, lattice, period, undefined, firstLot).leads;
