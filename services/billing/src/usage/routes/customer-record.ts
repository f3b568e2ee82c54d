// Names and values of the product's older documents. Nothing of it is stored.
import type { SubscriptionChanged } from '../../subscription/domain/subscription-events.ts';
import type { ProviderSubscription } from '../../providers/processor.ts';
import type { Usage } from './get-usage.ts';

export type CustomerStatus = 'active' | 'pending' | 'canceled' | 'incomplete_expired' | 'expired' | 'past_due';

type Own = Pick<Usage, 'status' | 'accessEndsAt' | 'periodEnd'>;

/** `canceled`: no plan ever, or ended. `expired`: ran out. `pending`: paused. `incomplete_expired`: never paid. */
export function customerStatus(own: Own, provider: Pick<ProviderSubscription, 'status'> | null): CustomerStatus {
  switch (own.status) {
    case 'past-due':
      return 'past_due';
    case 'none':
    case 'cancelled':
      if (provider?.status === 'incomplete') return 'incomplete_expired';
      return own.accessEndsAt !== null && own.accessEndsAt === own.periodEnd ? 'expired' : 'canceled';
    default:
      return provider?.status === 'paused' ? 'pending' : 'active';
  }
}

/** When the cancellation that holds now was made, in seconds since 1970; null: none holds. `changes`: in order. */
export function canceledAt(changes: readonly SubscriptionChanged[]): number | null {
  let since: string | null = null;
  for (const { status, cancelAtPeriodEnd, effectiveAt } of changes) {
    const isCanceled = status === 'cancelled' || cancelAtPeriodEnd === true;
    since = isCanceled ? (since ?? effectiveAt) : null;
  }
  return since === null ? null : secondsOf(since);
}

/** When anything of the record changed last, in seconds since 1970; null: nothing ever did. */
export function updatedAt(changes: readonly SubscriptionChanged[], cardChangedAt: string | null): number | null {
  const times = [...changes.map(({ effectiveAt }) => effectiveAt), ...(cardChangedAt === null ? [] : [cardChangedAt])];
  return times.length === 0 ? null : Math.max(...times.map(secondsOf));
}

/** Recurly's ids are uuids with a prefix; all others are ids as they are. */
export function subscriptionIds(id: string | null): {
  subscription_id: string | null;
  subscription_uuid: string | null;
} {
  const uuid = id?.startsWith('uuid-') ? id.slice('uuid-'.length) : null;
  return uuid === null
    ? { subscription_id: id, subscription_uuid: null }
    : { subscription_id: null, subscription_uuid: uuid };
}

const secondsOf = (instant: string): number => Math.floor(Date.parse(instant) / 1_000);
