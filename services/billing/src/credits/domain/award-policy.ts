// When the award for a shared search is booked, and what it waits for. Each new person brings it; limits say when.

/** The operator's numbers. In a period, but for `inTrial`, which is of an account's life without a paid plan. */
export type AwardPolicy = {
  /** False: nothing is promised or booked; what was promised before waits. */
  open: boolean;
  leadsEach: number;
  onDelivery: number;
  onConfirmation: number;
  inTrial: number;
  forDomain: number;
};

/**
 * `unpaid`: a plan whose running period is not paid for, or was paid back. `disputed`: the bank has not decided about a
 * payment. `owing`: leads were used whose payment went back.
 */
export type Standing = 'none' | 'trial' | 'unpaid' | 'disputed' | 'owing' | 'paid';
/** Booked in the running period, but for `ever`. `ofDomain`: for people of the same domain; 0 at public providers. */
export type AwardsSoFar = { onDelivery: number; onConfirmation: number; ofDomain: number; ever: number };

/** The most that a paid period brings. */
export const leadsInPeriod = ({ onDelivery, onConfirmation, leadsEach }: AwardPolicy): number =>
  (onDelivery + onConfirmation) * leadsEach;

export type EarnedBy = 'delivery' | 'confirmation';
export type WaitsFor = 'no-plan' | 'trial' | 'payment' | 'dispute' | 'debt' | 'period' | 'domain' | 'stopped';

/** `owed`: leads of earlier awards that were used and whose payment went back; new ones take their place first. */
export type Asking = { standing: Standing; confirmed: boolean; soFar: AwardsSoFar; owed: number };

/** `confirmed`: the recipient opened the search by the mailed link and clicked that it arrived. */
export function decideAward(
  policy: AwardPolicy,
  { standing, confirmed, soFar, owed }: Asking,
): { earnedBy: EarnedBy } | { waitsFor: WaitsFor } {
  if (!policy.open) return { waitsFor: 'stopped' };
  switch (standing) {
    case 'none':
      return { waitsFor: 'no-plan' };
    case 'unpaid':
      return { waitsFor: 'payment' };
    case 'disputed':
      return { waitsFor: 'dispute' };
    case 'owing':
      return { waitsFor: 'debt' };
    case 'trial':
      return soFar.ever < policy.inTrial ? { earnedBy: 'delivery' } : { waitsFor: 'trial' };
    case 'paid':
      if (owed > 0 && (soFar.onDelivery + soFar.onConfirmation + 1) * policy.leadsEach + owed > leadsInPeriod(policy))
        return { waitsFor: 'debt' };
      if (soFar.ofDomain >= policy.forDomain) return { waitsFor: 'domain' };
      // What was confirmed leaves its place on delivery to who was not.
      if (confirmed && soFar.onConfirmation < policy.onConfirmation) return { earnedBy: 'confirmation' };
      return soFar.onDelivery < policy.onDelivery ? { earnedBy: 'delivery' } : { waitsFor: 'period' };
  }
}
