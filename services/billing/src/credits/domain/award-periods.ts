// What becomes of the awards of a period whose payment goes back (docs/decisions/0082). Leads and cents are whole numbers.
import { leadsInPeriod, type AwardPolicy } from './award-policy.ts';

/**
 * A period that was paid for, with the awards that were booked in it. `before`: how many were booked earlier. `brought`:
 * their leads, without those of mails that bounced. `used`: also on hold. `taken`: since the payment went back.
 */
export type AwardPeriod = {
  paidCents: number;
  backCents: number;
  isOver: boolean;
  hadTrial: boolean;
  before: number;
  brought: number;
  used: number;
  taken: number;
};

/** The leads that stay: by the share of the payment that does. Without it at least what a trial brings, once. */
export function staysOf(period: AwardPeriod, { inTrial, leadsEach }: AwardPolicy): number {
  const { brought, paidCents, backCents, hadTrial, before } = period;
  if (backCents <= 0) return brought;
  const kept = Math.max(0, paidCents - backCents);
  const byPayment = Number((BigInt(brought) * BigInt(kept)) / BigInt(paidCents));
  const asInTrial = hadTrial ? Math.max(0, inTrial - before) * leadsEach : 0;
  return Math.min(brought, Math.max(byPayment, asInTrial));
}

/** Leads of awards that were used without their payment, and for which no period that was paid for left room since or before. */
export function owedLeads(periods: readonly AwardPeriod[], policy: AwardPolicy): number {
  let owed = 0;
  for (const period of periods) {
    const { paidCents, backCents, isOver, brought, used } = period;
    if (backCents > 0) owed += Math.max(0, used - staysOf(period, policy));
    else if (isOver && paidCents > 0) owed -= Math.max(0, leadsInPeriod(policy) - brought);
  }
  return Math.max(0, owed);
}
