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
export type EarnedBy = 'delivery' | 'confirmation';
export type WaitsFor = 'no-plan' | 'trial' | 'payment' | 'dispute' | 'debt' | 'period' | 'domain' | 'stopped';

/** `confirmed`: the recipient opened the search by the mailed link and clicked that it arrived. */
export function decideAward(
  policy: AwardPolicy,
  { standing, confirmed, soFar }: { standing: Standing; confirmed: boolean; soFar: AwardsSoFar },
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
      if (soFar.ofDomain >= policy.forDomain) return { waitsFor: 'domain' };
      // What was confirmed leaves its place on delivery to who was not.
      if (confirmed && soFar.onConfirmation < policy.onConfirmation) return { earnedBy: 'confirmation' };
      return soFar.onDelivery < policy.onDelivery ? { earnedBy: 'delivery' } : { waitsFor: 'period' };
  }
}
