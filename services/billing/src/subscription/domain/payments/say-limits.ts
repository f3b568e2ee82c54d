import { accept, refuse, type Decision } from '@leadwright/eventsourcing/decider';
import type {
  Lowered,
  SayLimits,
  Subscription,
  SubscriptionEvent,
  SubscriptionRefusal,
} from '../subscription-events.ts';

/** Others are told where the limits differ from those that were said. A repeat says what is known and changes nothing. */
export function sayLimits(
  { lowered, at }: SayLimits,
  state: Subscription,
): Decision<SubscriptionEvent, SubscriptionRefusal> {
  if (!state) return refuse({ code: 'not-subscribed' });
  if (isSame(lowered, state.lowered)) return accept();
  return accept({ type: 'LimitsChanged', lowered, effectiveAt: at });
}

function isSame(a: Lowered | null, b: Lowered | null): boolean {
  if (a === null || b === null) return a === b;
  return (Object.keys(a) as (keyof Lowered)[]).every((fact) => a[fact] === b[fact]);
}
