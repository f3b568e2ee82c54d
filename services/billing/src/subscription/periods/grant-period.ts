// Grants the leads of one period. plan:<lattice>:<k> is a cause, which happens once for ever.
import type { Context, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { boundary, type Lattice } from '../../kernel/domain/lattice.ts';
import type { GrantLeads } from '../../ledger/domain/grants.ts';
import { ledger } from '../../ledger/domain/ledger.ts';
import { planGrant, planSource } from '../../plans/domain/plan-lot.ts';
import { planById, type Plan } from '../../plans/domain/plans.ts';
import { promos, type FreeLeadsGiven } from '../../plans/domain/promo.ts';
import { ledgerStream, promoStream } from '../../kernel/domain/streams.ts';
import { refusalText } from '../../kernel/refusal-text.ts';

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
  const grant = await promoOnce(tx, accountId, plan, grantOf(plan, granted));
  const done = await tx.execute(ledgerStream(accountId), ledger, grant, {
    ...context,
    causes: [planSource(lattice, period)],
  });
  if (!done.accepted) {
    throw new Error(`period ${period} of ${accountId} cannot be granted: ${refusalText(done.refusal)}`);
  }
  if (done.events.length > 0) await rememberPromo(tx, accountId, plan, grant, context);
}

/** An account gets the first leads of a promo once: who comes to it again gets those of any other period. */
async function promoOnce(tx: WriteTransaction, accountId: string, plan: Plan, grant: GrantLeads): Promise<GrantLeads> {
  if (plan.lotKind !== 'promo' || grant.leads === plan.leadsPerPeriod) return grant;
  const { [plan.planId]: before } = await tx.load(promoStream(accountId), promos);
  return before === undefined || before === grant.lot.lotId ? grant : { ...grant, leads: plan.leadsPerPeriod };
}

/** The promo record: one for each promo of an account, of the lot that it began with. */
async function rememberPromo(
  tx: WriteTransaction,
  accountId: string,
  plan: Plan,
  { lot: { lotId }, leads: value }: GrantLeads,
  context: Context,
): Promise<void> {
  if (plan.lotKind !== 'promo') return;
  const given: FreeLeadsGiven = {
    type: 'FreeLeadsGiven',
    code: plan.planId,
    value,
    recipientMarks: [],
    personId: context.actorId,
    lotId,
    effectiveAt: tx.at,
  };
  const command = { type: 'RememberPromo', given } as const;
  await tx.execute(promoStream(accountId), promos, command, { ...context, causes: [`promo:${plan.planId}`] });
}

function grantOf(plan: Plan, { lattice, period, endsAt, paid }: GrantedPeriod): GrantLeads {
  const grant = paid ? planGrant(plan, lattice, period, paid) : planGrant(plan, lattice, period);
  const endsWithPeriod = grant.lot.expiresAt === boundary(lattice, period + 1);
  const expiresAt = endsAt !== null && endsWithPeriod ? endsAt : grant.lot.expiresAt;
  return { ...grant, lot: { ...grant.lot, expiresAt } };
}
