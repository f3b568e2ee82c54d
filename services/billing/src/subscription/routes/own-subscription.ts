import { refuse } from '@leadwright/runtime/refusals/refusal';
import type { ProviderSubscription } from '../../providers/processor.ts';
import type { Current } from './current-subscription.ts';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';

export function idOfPath({ subscriptionId }: { subscriptionId: string }): string {
  return subscriptionId.replace(/^uuid-/, '');
}

/** 404 for any other id. The prefix does not count: with some processors it is a part of their own id. */
export function ownSubscription({ subscription }: Current, subscriptionId: string): ProviderSubscription {
  if (!subscription || idOfPath(subscription) !== idOfPath({ subscriptionId }))
    throw refuse(refusals.subscriptionUnknown);
  return subscription;
}
