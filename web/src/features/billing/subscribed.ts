import type { Subscription } from './api.ts';

/** Whether the account has a paid subscription that has not ended; a trial is none, so it may subscribe. */
export function isSubscribed({ isLive, isFreeTrial, status }: Subscription): boolean {
  return (isLive && !isFreeTrial) || status === 'paused';
}
