import type { BillingCall } from '../billing-call.ts';

/** Whether a call is under way, or its outcome is not known: then none is started. */
export function isBusy({ outcome: { is } }: Pick<BillingCall<never>, 'outcome'>): boolean {
  return is !== 'none' && is !== 'done' && is !== 'refused' && is !== 'not-made';
}
