import { Type, type Static } from 'typebox';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { inScope } from '@leadwright/postgres/scope';
import { allowance } from '../../plans/domain/plan-lot.ts';
import { planById } from '../../plans/domain/plans.ts';
import { readLots, type LotRow } from '../../ledger/projections/lot.ts';
import { readSubscription, type SubscriptionRow } from '../../subscription/projections/subscription.ts';
import { usageExamples } from './examples.ts';
import { passWhatIsDue, type PassDueParts } from '../../subscription/periods/pass-due.ts';

const maybe = { text: Type.Union([Type.String(), Type.Null()]) };

export const UsageSchema = Type.Object({
  planId: maybe.text,
  planName: maybe.text,
  live: Type.Boolean({ description: 'The plan may be used, also while it is past due or about to end.' }),
  cancelled: Type.Boolean({ description: 'There is no plan, or its access has ended.' }),
  pastDue: Type.Boolean({ description: 'A payment failed and was not made up for.' }),
  cancelling: Type.Boolean({ description: 'Access ends at accessEndsAt.' }),
  freeTrial: Type.Boolean(),
  accessEndsAt: Type.Union([Type.String(), Type.Null()], { description: 'Exclusive; null: no end is known.' }),
  nextPlanId: Type.Union([Type.String(), Type.Null()], { description: 'The plan that begins with the next period.' }),
  billing_cycle_anchor: Type.Union([Type.Integer(), Type.Null()], {
    description: 'Where the periods are counted from, in seconds since 1970.',
  }),
  nextBoundaryAt: Type.Union([Type.String(), Type.Null()], {
    description: 'When the next period begins or access ends; null: neither is due.',
  }),
  status: Type.String({ description: 'none, free-trial, live, cancelling, past-due or cancelled.' }),
  leads: Type.Integer({ description: 'The allowance of this period.' }),
  leadsRemaining: Type.Integer({ description: 'Available now over all lots that may be used.' }),
  leadsHeld: Type.Integer({ description: 'Kept back for files that are being made.' }),
  leadsUsed: Type.Integer({ description: 'Delivered in this period.' }),
  downloadLimit: Type.Integer({ description: 'Rows in one file, at most.' }),
  unlimited: Type.Boolean({ description: 'A download is never refused for the balance.' }),
  includesRollover: Type.Boolean(),
  periodStart: maybe.text,
  periodEnd: Type.Union([Type.String(), Type.Null()], {
    description: 'Exclusive; null where the plan has no billing day.',
  }),
  lots: Type.Array(
    Type.Object({
      lotId: Type.String(),
      kind: Type.String(),
      leads: Type.Integer(),
      available: Type.Integer(),
      held: Type.Integer(),
      used: Type.Integer(),
      expiresAt: maybe.text,
    }),
  ),
  version: Type.Integer({ description: 'Moves with every event of the account; a higher one is newer.' }),
});
export type Usage = Static<typeof UsageSchema>;

/** The allowance of the caller's account, from one snapshot. What is due is passed before. */
export function getUsageRoute(app: HttpApp, { database, store, clockOffsetMs }: PassDueParts): void {
  app.get(
    '/api/v2/usage',
    {
      schema: { tags: ['billing'], summary: 'The allowance and what is left of it', response: { 200: UsageSchema } },
      config: { access: 'member', example: usageExamples.usage },
    },
    async (request) => {
      const accountId = accountOf(request);
      await passWhatIsDue({ database, store, clockOffsetMs }, accountId, request.id);
      return inScope(database.db, [accountId], (trx) => usageOf(trx, accountId, clockOffsetMs()));
    },
  );
}

/** The allowance as it is stored; what is due must be passed before. */
export async function usageOf(
  trx: Parameters<typeof readLots>[0],
  accountId: string,
  clockOffsetMs: number,
): Promise<Usage> {
  const { now, subscription } = await readSubscription(trx, accountId, clockOffsetMs);
  const { lots, used, version } = await readLots(
    trx,
    accountId,
    subscription?.periodStart ?? now,
    subscription?.periodEnd ?? null,
  );
  const live = lots.filter((lot) => lot.effectiveAt <= now && !isOver(lot, now));
  return {
    ...planFacts(subscription),
    leadsRemaining: live.reduce((sum, { available }) => sum + available, 0),
    leadsHeld: lots.reduce((sum, { held }) => sum + held, 0),
    leadsUsed: used,
    periodStart: subscription?.periodStart ?? null,
    periodEnd: subscription?.periodEnd ?? null,
    lots: live.map(({ effectiveAt: _, ...lot }) => lot),
    version: Math.max(version, subscription?.version ?? 0),
  };
}

const isOver = (lot: LotRow, now: string): boolean => lot.expiresAt !== null && lot.expiresAt <= now;

function planFacts(subscription: SubscriptionRow | null) {
  const plan = subscription ? planById(subscription.planId) : undefined;
  const status = subscription?.status ?? 'none';
  const isOver = status === 'none' || status === 'cancelled';
  return {
    planId: plan?.planId ?? null,
    planName: plan?.name ?? null,
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
    leads: plan && subscription ? allowance(plan, subscription, subscription.period) : 0,
    downloadLimit: plan?.downloadLimit ?? 0,
    unlimited: plan?.unlimited ?? false,
    includesRollover: plan ? plan.rollover !== null : false,
  };
}
