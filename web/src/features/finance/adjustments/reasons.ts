import type { Adjustment } from '../../../server/api-types.ts';
import type { Reason } from './api.ts';
import { planName } from '@leadwright/leads/rules/plan-names';
import { formatMoney, formatNumber } from '../../../components/words/format.ts';
import { actWords } from '../acts/words.ts';

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
  return ({ ...actWords, ...words } as Record<string, string>)[reason] ?? reason;
}

type Act = Pick<Adjustment, 'action' | 'leads'> &
  Partial<Pick<Adjustment, 'planId' | 'starts' | 'invoiceId' | 'cents' | 'zone' | 'times'>>;

/** "Give 25,000 leads", "Take 1,000 leads", "Void a lot of 3,000 leads", "Put on 500K rollover at $499.00 a month, at once". */
export function actionWords({ action, leads, planId, starts, invoiceId, cents, zone, times }: Act): string {
  if (action === 'plan') {
    const when = starts === 'now' ? 'at once' : 'when the period ends';
    return `Put on ${planName(planId ?? '')} at ${formatMoney(cents ?? 0)} a month, ${when}`;
  }
  if (action === 'refund') return `Refund ${formatMoney(cents ?? 0)} of ${invoiceId ?? ''}`;
  if (action === 'promotion') {
    const often = times === 1 ? 'once' : `${formatNumber(times ?? 0)} times`;
    return `Give the ${planName(planId ?? '')} at ${formatMoney(cents ?? 0)} a month, to be taken ${often}`;
  }
  if (action === 'zone') return `Set the time zone ${zone ?? ''}`;
  const amount = `${formatNumber(Math.abs(leads))} ${Math.abs(leads) === 1 ? 'lead' : 'leads'}`;
  if (action === 'void') return `Void a lot of ${amount}`;
  return leads > 0 ? `Give ${amount}` : `Take ${amount}`;
}
