// docs/decisions/0028: now, a change that is not paid is not made; at the renewal, a schedule of Stripe's makes it.
import type Stripe from 'stripe';
import type { Processor } from '../../processor.ts';
import { netOf } from '../../../plans/domain/change-money.ts';
import { paidOrConfirmed } from './confirm-payment.ts';
import { CHANGE, EFFECT } from '../find-by-effect.ts';
import { openSubscription, releaseSchedule, retrieveSubscription } from './open-subscription.ts';
import { prorationOf, secondsOf } from './proration-moment.ts';
import type { Prices } from '../prices.ts';
import { refused } from '../refusals.ts';
import { returnCredit } from './return-credit.ts';
import { planItemOf, scheduleOf, SUBSCRIPTION_PARTS } from '../objects/subscription.ts';

export type ChangePlan = Parameters<Processor['changePlan']>[0];

/** A plan that the subscription is on already takes a scheduled change back, and charges nothing. */
export async function changePlan(client: Stripe, prices: Prices, command: ChangePlan): Promise<Stripe.Subscription> {
  const price = prices.priceOf(command.planId);
  if (price === null) throw refused('notOnSale');
  const subscription = await openSubscription(client, command.subscriptionId);
  const { item, planId } = planItemOf(subscription, prices);
  const back = command.money === undefined ? 0 : -netOf(command.money);
  if (planId === command.planId) {
    if (back > 0) await giveBack(client, subscription, command, back);
    return releaseSchedule(client, subscription);
  }
  if (command.timing === 'at-renewal') return schedulePlan(client, subscription, { ...command, item, price });
  const isUp = command.money === undefined || back < 0;
  const change = { ...command, itemId: item.id, price, periodStart: item.current_period_start };
  await (isUp ? changeNow(client, change) : changeDown(client, change));
  if (back > 0) await giveBack(client, subscription, command, back);
  // Only now: a declined change leaves the scheduled one as it was.
  return releaseSchedule(client, await retrieveSubscription(client, subscription.id));
}

/** By Stripe's own proration nothing is charged or credited: what comes back is our line. */
async function changeDown(client: Stripe, { key, subscriptionId, itemId, price }: Change): Promise<void> {
  await client.subscriptions.update(
    subscriptionId,
    { items: [{ id: itemId, price }], proration_behavior: 'none', metadata: { [CHANGE]: key } },
    { idempotencyKey: key },
  );
}

function giveBack(
  client: Stripe,
  subscription: Stripe.Subscription,
  { key, planId, money }: ChangePlan,
  cents: number,
): Promise<void> {
  const [item] = subscription.items.data;
  const to = item?.current_period_end ?? 0;
  const from = Math.min(to, secondsOf(money?.at));
  return returnCredit(client, subscription, { key, planId, cents, from, to });
}

type Change = Pick<ChangePlan, 'key' | 'subscriptionId' | 'money'> & {
  itemId: string;
  price: string;
  periodStart: number;
};

async function changeNow(
  client: Stripe,
  { key, subscriptionId, itemId, price, money, periodStart }: Change,
): Promise<Stripe.Subscription> {
  const change: Stripe.SubscriptionUpdateParams = {
    items: [{ id: itemId, price }],
    proration_behavior: 'always_invoice',
    ...prorationOf(money, periodStart),
    off_session: false,
    expand: SUBSCRIPTION_PARTS,
  };
  return paidOrConfirmed(
    client,
    () =>
      client.subscriptions.update(
        subscriptionId,
        { ...change, payment_behavior: 'error_if_incomplete', metadata: { [CHANGE]: key } },
        { idempotencyKey: key },
      ),
    // Stripe takes few parameters beside this behaviour, and metadata is not among those it surely takes.
    () =>
      client.subscriptions.update(
        subscriptionId,
        { ...change, payment_behavior: 'pending_if_incomplete' },
        { idempotencyKey: `${key}:confirm` },
      ),
  );
}

type Scheduled = { key: string; item: Stripe.SubscriptionItem; price: string };

/** The current phase ends with the paid period; the next one is a month on the new price, then the schedule lets go. */
async function schedulePlan(
  client: Stripe,
  subscription: Stripe.Subscription,
  { key, item, price }: Scheduled,
): Promise<Stripe.Subscription> {
  if (subscription.cancel_at_period_end || subscription.cancel_at !== null) throw refused('ending');
  const { current_period_start: start, current_period_end: end } = item;
  const schedule =
    scheduleOf(subscription) ??
    (await client.subscriptionSchedules.create(
      { from_subscription: subscription.id },
      { idempotencyKey: `${key}:schedule` },
    ));
  const items = (of: string): Stripe.SubscriptionScheduleUpdateParams.Phase['items'] => [
    { price: of, quantity: item.quantity ?? 1 },
  ];
  await client.subscriptionSchedules.update(
    schedule.id,
    {
      end_behavior: 'release',
      proration_behavior: 'none',
      metadata: { [EFFECT]: key },
      phases: [
        // The phase keeps the start that the schedule has for it: Stripe refuses to move a start that has passed.
        { start_date: schedule.current_phase?.start_date ?? start, end_date: end, items: items(item.price.id) },
        {
          start_date: end,
          duration: { interval: 'month', interval_count: 1 },
          items: items(price),
          proration_behavior: 'none',
        },
      ],
    },
    // A repeat after the period has ended is another change, so it is another key.
    { idempotencyKey: `${key}:phases:${end}` },
  );
  return retrieveSubscription(client, subscription.id);
}
