// From when on another time zone would count. A provider's periods have its own clock, which knows no summer.
import type { SubscriptionFacts } from './subscription-events.ts';

/** That every provider's periods count in. */
export const PROVIDER_ZONE = 'UTC';

export type ZoneBegins = { at: string; refusal: null } | { at: null; refusal: 'zone-no-period' | 'zone-of-provider' };

/** Where the running period ends; `refusal`: why there is no such place. */
export function zoneBegins({ status, periodEnd, accessEndsAt, provider }: SubscriptionFacts): ZoneBegins {
  const goesOn = status !== 'cancelled' && accessEndsAt === null;
  if (!goesOn || periodEnd === null) return { at: null, refusal: 'zone-no-period' };
  if (provider !== null) return { at: null, refusal: 'zone-of-provider' };
  return { at: periodEnd, refusal: null };
}
