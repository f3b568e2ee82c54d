import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { inScope } from '@leadwright/postgres/scope';
import { readSubscriptionChanges } from '../../subscription/projections/subscription.ts';
import { lastReading } from '../../providers/reading/provider-reading.ts';
import { limitsInForce, usageOf } from './get-usage.ts';
import { passWhatIsDue, type PassDueParts } from '../../subscription/periods/pass-due.ts';
import { currentSubscription } from '../../subscription/routes/current-subscription.ts';
import type { SubscriptionParts } from '../../subscription/routes/parts.ts';
import { canceledAt, customerStatus, subscriptionIds, updatedAt } from './customer-record.ts';
import { getCustomer } from '@leadwright/contracts/routes/billing/usage/customer';
import { implement } from '@leadwright/runtime/http/declared-route';

/** GET /api/v2/customer. An account from before processors gets its customer at the processor first. */
export function getCustomerRoute(app: HttpApp, parts: SubscriptionParts & PassDueParts): void {
  implement(app, getCustomer, async (request) => {
    const accountId = accountOf(request);
    const { database, clockOffsetMs, processor } = parts;
    const { customer, subscription } = await currentSubscription(parts, accountId);
    await passWhatIsDue(parts, accountId, request.id);
    const { usage, changes, reading } = await inScope(database.db, [accountId], async (trx) => ({
      usage: await usageOf(trx, accountId, clockOffsetMs()),
      changes: await readSubscriptionChanges(trx, accountId),
      reading: await lastReading(trx, accountId),
    }));
    return {
      id: accountId,
      uid: accountId,
      customer_id: customer?.customerId ?? null,
      processor: processor.name,
      plan_id: usage.planId,
      subscription_plan: usage.planName,
      subscription_status: customerStatus(usage, subscription),
      ...subscriptionIds(subscription?.subscriptionId ?? null),
      sub_checked: reading.version > 0,
      billing_cycle_anchor: usage.billing_cycle_anchor,
      cancel_at_period_end: usage.cancelling,
      canceled_at: canceledAt(changes),
      updated_at: updatedAt(changes, customer?.updatedAt ?? null),
      sources: { data: subscription?.card ? [{ last4: subscription.card.last4 }] : [] },
      leads: usage.leads,
      leadsRemaining: usage.leadsRemaining,
      includesRollover: usage.includesRollover,
      downloadLimit: (await limitsInForce(parts, accountId, usage)).downloadLimit,
    };
  });
}
