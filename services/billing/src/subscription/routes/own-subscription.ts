import { refuse } from '@leadwright/runtime/refusals/refusal';
import type { ProviderSubscription } from '../../providers/processor.ts';
import type { Current } from './current-subscription.ts';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';

/** The id that an address names, without the prefix. */
export function idOfPath({ subscriptionId }: { subscriptionId: string }): string {
  return subscriptionId.replace(/^uuid-/, '');
}

/**
 * The account's subscription, if this is its id; 404 for any other. The prefix does not count: with some processors it
 * is a part of their own id, which is the one to call them with.
 */
export function ownSubscription({ subscription }: Current, subscriptionId: string): ProviderSubscription {
  if (!subscription || idOfPath(subscription) !== idOfPath({ subscriptionId }))
    throw refuse(refusals.subscriptionUnknown);
  return subscription;
}
