// Grants the leads of one period. plan:<lattice>:<k> is a cause, which happens once for ever.
import type { Context, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { boundary, type Lattice } from '../../kernel/domain/lattice.ts';
import type { GrantLeads } from '../../ledger/domain/grants.ts';
import { ledger } from '../../ledger/domain/ledger.ts';
import { shareOfLeads, type Paid } from '../../ledger/domain/plan-changes.ts';
import { planGrant, planSource } from '../../plans/domain/plan-lot.ts';
import { begunBy, type AgreedTerms } from '../../plans/domain/agreed-terms.ts';
import { promos, type FreeLeadsGiven } from '../../plans/domain/promo.ts';
import { ledgerStream, promoStream } from '../../kernel/domain/streams.ts';
import { refusalText } from '../../kernel/refusal-text.ts';

export type GrantedPeriod = {
  planId: string;
  terms: AgreedTerms;
  lattice: Lattice;
  period: number;
  /** Exclusive; null: the lattice's own end. */
  endsAt: string | null;
  /** null: nothing was charged. */
  paid: Paid | null;
};

/** Effective at the period's boundary, whenever it runs. */
export async function grantPeriod(
  tx: WriteTransaction,
  accountId: string,
  granted: GrantedPeriod,
  context: Context,
): Promise<void> {
  const { planId, terms, lattice, period } = granted;
  const grant = grantOf(granted, await firstLotOf(tx, accountId, granted));
  const done = await tx.execute(ledgerStream(accountId), ledger, grant, {
    ...context,
    causes: [planSource(lattice, period)],
  });
  if (!done.accepted) {
    throw new Error(`period ${period} of ${accountId} cannot be granted: ${refusalText(done.refusal)}`);
  }
  if (done.events.length > 0 && begunBy(terms) === 'code') await rememberPromo(tx, accountId, planId, grant, context);
}

/** The lot with which the account began this plan, where it is a promo; null: it never did. */
export async function firstLotOf(
  tx: WriteTransaction,
  accountId: string,
  { planId, terms }: { planId: string; terms: AgreedTerms },
): Promise<string | null> {
  if (begunBy(terms) !== 'code') return null;
  const { [planId]: lotId = null } = await tx.load(promoStream(accountId), promos);
  return lotId;
}

async function rememberPromo(
  tx: WriteTransaction,
  accountId: string,
  planId: string,
  { lot: { lotId }, leads: value }: GrantLeads,
  context: Context,
): Promise<void> {
  const given: FreeLeadsGiven = {
    type: 'FreeLeadsGiven',
    code: planId,
    value,
    recipientMarks: [],
    personId: context.actorId,
    lotId,
    effectiveAt: tx.at,
  };
  const command = { type: 'RememberPromo', given } as const;
  await tx.execute(promoStream(accountId), promos, command, { ...context, causes: [`promo:${planId}`] });
}

function grantOf({ terms, lattice, period, endsAt, paid }: GrantedPeriod, firstLot: string | null): GrantLeads {
  const grant = planGrant(terms, lattice, period, paid ?? undefined, firstLot);
  const endsWithPeriod = grant.lot.expiresAt === boundary(lattice, period + 1);
  const expiresAt = endsAt !== null && endsWithPeriod ? endsAt : grant.lot.expiresAt;
  return { ...grant, leads: shareOfLeads(grant.leads, paid?.share), lot: { ...grant.lot, expiresAt } };
}
