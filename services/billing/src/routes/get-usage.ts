import { Type, type Static } from 'typebox';
import type { Database } from '@leadwright/postgres/database';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { inScope } from '@leadwright/postgres/scope';
import { laterOf } from '../domain/instant.ts';
import { periodAt } from '../domain/lattice.ts';
import { allowance } from '../domain/plan-lot.ts';
import { planById } from '../domain/plans.ts';
import { readLots, type LotRow } from '../projections/lot.ts';
import { readSubscription, type SubscriptionRow } from '../projections/subscription.ts';
import { examples } from './examples.ts';

const maybe = { text: Type.Union([Type.String(), Type.Null()]) };

export const UsageSchema = Type.Object({
  planId: maybe.text,
  planName: maybe.text,
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
type Usage = Static<typeof UsageSchema>;

/** The allowance of the caller's account, from one snapshot. */
export function getUsageRoute(app: HttpApp, { database }: { database: Database }): void {
  app.get(
    '/api/v2/usage',
    {
      schema: { tags: ['billing'], summary: 'The allowance and what is left of it', response: { 200: UsageSchema } },
      config: { access: 'member', example: examples.usage },
    },
    async (request) => {
      const accountId = accountOf(request);
      return inScope(database.db, [accountId], async (trx): Promise<Usage> => {
        const { now, subscription } = await readSubscription(trx, accountId);
        const period = subscription ? periodOf(subscription, now) : { k: 0, startsAt: null, endsAt: null };
        const { lots, used, version } = await readLots(trx, accountId, period.startsAt ?? now, period.endsAt);
        const live = lots.filter((lot) => lot.effectiveAt <= now && !isOver(lot, now));
        return {
          ...planFacts(subscription, period.k),
          leadsRemaining: live.reduce((sum, { available }) => sum + available, 0),
          leadsHeld: lots.reduce((sum, { held }) => sum + held, 0),
          leadsUsed: used,
          periodStart: period.startsAt,
          periodEnd: period.endsAt,
          lots: live.map(({ effectiveAt: _, ...lot }) => lot),
          version: Math.max(version, subscription?.version ?? 0),
        };
      });
    },
  );
}

const isOver = (lot: LotRow, now: string): boolean => lot.expiresAt !== null && lot.expiresAt <= now;

// A plan granted once has no billing day: its usage is summed from the start.
function periodOf(
  { planId, lattice }: SubscriptionRow,
  now: string,
): { k: number; startsAt: string; endsAt: string | null } {
  if (planById(planId)?.renews === false) return { k: 0, startsAt: lattice.anchorAt, endsAt: null };
  // Another service's clock set the anchor and may be slightly ahead of ours.
  return periodAt(lattice, laterOf(now, lattice.anchorAt));
}

function planFacts(subscription: SubscriptionRow | null, k: number) {
  const plan = subscription ? planById(subscription.planId) : undefined;
  return {
    planId: plan?.planId ?? null,
    planName: plan?.name ?? null,
    status: subscription?.status ?? 'none',
    leads: plan ? allowance(plan, k) : 0,
    downloadLimit: plan?.downloadLimit ?? 0,
    unlimited: plan?.unlimited ?? false,
    includesRollover: plan ? plan.rollover !== null : false,
  };
}
