import { Type } from 'typebox';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { inScope } from '@leadwright/postgres/scope';
import { readSubscriptionChanges } from '../../subscription/projections/subscription.ts';
import { lastReading } from '../../providers/reading/provider-reading.ts';
import { usageOf } from './get-usage.ts';
import { passWhatIsDue, type PassDueParts } from '../../subscription/periods/pass-due.ts';
import { currentSubscription } from '../../subscription/routes/current-subscription.ts';
import type { SubscriptionParts } from '../../subscription/routes/parts.ts';
import { canceledAt, customerStatus, subscriptionIds, updatedAt } from './customer-record.ts';
import { customerExample } from './example.ts';

const maybeText = Type.Union([Type.String(), Type.Null()]);
const maybeSeconds = (description: string) =>
  Type.Union([Type.Integer(), Type.Null()], { description: `${description}, in seconds since 1970.` });

export const CustomerSchema = Type.Object({
  id: Type.String({ description: 'The account.' }),
  uid: Type.String({ description: 'The account, whoever of it asks. Its e-mail address is in GET /api/v2/me.' }),
  customer_id: maybeText,
  processor: Type.String(),
  plan_id: maybeText,
  subscription_plan: Type.Union([Type.String(), Type.Null()], { description: "The plan's name." }),
  subscription_status: Type.Enum(['active', 'pending', 'canceled', 'incomplete_expired', 'expired', 'past_due']),
  subscription_id: maybeText,
  subscription_uuid: Type.Union([Type.String(), Type.Null()], {
    description: "In place of subscription_id; calls take it as 'uuid-' and the uuid.",
  }),
  sub_checked: Type.Boolean({ description: 'It was compared with the processor.' }),
  billing_cycle_anchor: maybeSeconds('Where the periods are counted from'),
  cancel_at_period_end: Type.Boolean(),
  canceled_at: maybeSeconds('When the cancellation was made that holds now'),
  updated_at: maybeSeconds('When anything of it changed last'),
  sources: Type.Object({ data: Type.Array(Type.Object({ last4: Type.String() })) }),
  leads: Type.Integer({ description: 'The allowance of this period.' }),
  leadsRemaining: Type.Integer(),
  includesRollover: Type.Boolean(),
  downloadLimit: Type.Integer(),
});

/**
 * GET /api/v2/customer: the customer record of the caller's account, with its entitlements. An account from before
 * processors gets its customer at the processor first.
 */
export function getCustomerRoute(app: HttpApp, parts: SubscriptionParts & PassDueParts): void {
  app.get(
    '/api/v2/customer',
    {
      schema: {
        tags: ['billing'],
        summary: 'The customer record and the entitlements',
        response: { 200: CustomerSchema },
      },
      config: { access: 'member', example: customerExample },
    },
    async (request) => {
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
        downloadLimit: usage.downloadLimit,
      };
    },
  );
}
