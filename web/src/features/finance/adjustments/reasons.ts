import type { Adjustment } from '../../../server/api-types.ts';
import type { Reason } from './api.ts';
import { formatNumber } from '../../../components/words/format.ts';

// A record, so that a reason that billing adds does not compile until it has words.
const words: Record<Reason, string> = {
  goodwill: 'Goodwill',
  'service-fault': 'A fault of ours',
  'wrong-charge': 'A wrong charge',
  'late-use': 'Use that was known late',
  'duplicate-grant': 'Leads granted twice',
  migration: 'Leads moved from an older account',
};

export const reasons = Object.entries(words) as [Reason, string][];

export function reasonWords(reason: string): string {
  return (words as Record<string, string>)[reason] ?? reason;
}

/** "Give 25,000 leads", "Take 1,000 leads", "Void a lot of 3,000 leads". */
export function actionWords({ action, leads }: Pick<Adjustment, 'action' | 'leads'>): string {
  const amount = `${formatNumber(Math.abs(leads))} ${Math.abs(leads) === 1 ? 'lead' : 'leads'}`;
  if (action === 'void') return `Void a lot of ${amount}`;
  return leads > 0 ? `Give ${amount}` : `Take ${amount}`;
}
