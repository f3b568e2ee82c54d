// The ledger's entries in words. A kind that this version does not know gets a plain word, never the server's own name.
import { billingDay } from './billing-days.tsx';

const entries: Record<string, string> = {
  granted: 'Granted',
  credited: 'Credited',
  reserved: 'Set aside',
  used: 'Charged for the rows in the file',
  returned: 'Returned',
  expired: 'Expired',
  voided: 'Removed',
};

export function entryWords(type: string): string {
  return entries[type] ?? 'Changed';
}

const lots: Record<string, string> = {
  plan: 'Plan',
  trial: 'Free trial',
  promo: 'Promotion',
  credit: 'Credit',
  manual: 'Granted by us',
  'top-up': 'Top-up',
  unlimited: 'Unlimited plan',
};

/** `earned`: by sharing a search. */
export function lotWords(kind: string | null, earned = false): string {
  return earned ? 'Earned by sharing' : (lots[kind ?? ''] ?? 'Leads');
}

type LotShown = { kind: string | null; expiresAt: string | null; earned?: boolean };

/** "Plan, until 31 Dec 2026"; for a lot that never expires the kind alone. */
export function lotWithEnd({ kind, expiresAt, earned }: LotShown, day: (at: string) => string = billingDay): string {
  const words = lotWords(kind, earned);
  return expiresAt === null ? words : `${words}, until ${day(expiresAt)}`;
}
