// Grants the leads of one period. plan:<lattice>:<k> is a cause, which happens once for ever.
import type { Context, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { boundary, type Lattice } from '../domain/lattice.ts';
import type { GrantLeads } from '../domain/ledger-events.ts';
import { ledger } from '../domain/ledger.ts';
import { planGrant, planSource } from '../domain/plan-lot.ts';
import { planById, type Plan } from '../domain/plans.ts';
import { ledgerStream } from '../domain/streams.ts';
import { refusalText } from '../reactions/refusal-text.ts';

export type GrantedPeriod = {
  planId: string;
  lattice: Lattice;
  period: number;
  /** Exclusive; null: the lattice's own end. */
  endsAt: string | null;
  /** null: nothing was charged. */
  paid: { costCents: number; invoiceId: string | null } | null;
};

/** Effective at the period's boundary, whenever it runs. */
export async function grantPeriod(
  tx: WriteTransaction,
  accountId: string,
  granted: GrantedPeriod,
  context: Context,
): Promise<void> {
  const { planId, lattice, period } = granted;
  const plan = planById(planId);
  if (!plan) throw new Error(`account ${accountId} is on an unknown plan: ${planId}`);
  const done = await tx.execute(ledgerStream(accountId), ledger, grantOf(plan, granted), {
    ...context,
    causes: [planSource(lattice, period)],
  });
  if (!done.accepted) {
    throw new Error(`period ${period} of ${accountId} cannot be granted: ${refusalText(done.refusal)}`);
  }
}

/** The first leads of a promo are for a subscription's first period, not for that of each lattice. */
function grantOf(plan: Plan, { lattice, period, endsAt, paid }: GrantedPeriod): GrantLeads {
  const grant = paid ? planGrant(plan, lattice, period, paid) : planGrant(plan, lattice, period);
  const leads = lattice.continues ? plan.leadsPerPeriod : grant.leads;
  const endsWithPeriod = grant.lot.expiresAt === boundary(lattice, period + 1);
  const expiresAt = endsAt !== null && endsWithPeriod ? endsAt : grant.lot.expiresAt;
  return { ...grant, leads, lot: { ...grant.lot, expiresAt } };
}
