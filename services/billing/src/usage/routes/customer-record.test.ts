import { latticeFrom } from '../../kernel/domain/lattice.ts';
import type { SubscriptionChanged } from '../../subscription/domain/subscription-events.ts';
import { canceledAt, customerStatus, subscriptionIds, updatedAt } from './customer-record.ts';

const own = (status: string, accessEndsAt: string | null = null) => ({ status, accessEndsAt, periodEnd: 'march' });

describe('the status of a customer record', () => {
  it.each([
    ['of a new record', own('none'), null, 'canceled'],
    ['on the free trial', own('free-trial'), null, 'active'],
    ['on the free trial, while a first payment has not come in', own('free-trial'), 'incomplete', 'active'],
    ['of a live plan', own('live'), 'live', 'active'],
    ['of a plan that ends with its period', own('cancelling', 'march'), 'live', 'active'],
    ['of a plan that is paused', own('live'), 'paused', 'pending'],
    ['of a plan whose payment failed', own('past-due'), 'past-due', 'past_due'],
    ['after a cancellation at once', own('cancelled', 'february'), 'cancelled', 'canceled'],
    ['after a period ran out', own('cancelled', 'march'), 'cancelled', 'expired'],
    ['without a plan, where the only payment never came in', own('none'), 'incomplete', 'incomplete_expired'],
  ] as const)('%s', (_, mine, provider, status) => {
    expect(customerStatus(mine, provider && { status: provider })).toBe(status);
  });

  it.each([
    ['active', true, false, false],
    ['pending', true, false, false],
    ['past_due', true, true, true],
    ['canceled', false, true, false],
    ['expired', false, true, false],
    ['incomplete_expired', false, true, false],
  ])('%s is one by which the older pages tell live, not active and past due', (status, live, notActive, pastDue) => {
    expect(!['canceled', 'incomplete_expired', 'expired'].includes(status)).toBe(live);
    expect(!['active', 'pending'].includes(status)).toBe(notActive);
    expect(['past due', 'past_due', 'failed'].includes(status)).toBe(pastDue);
  });
});

describe('the times of a customer record', () => {
  const change = (day: number, more: Partial<SubscriptionChanged> = {}): SubscriptionChanged => ({
    type: 'SubscriptionChanged',
    planId: 'team-unlimited',
    status: 'live',
    lattice: latticeFrom('a', '2027-01-01T00:00:00Z', 'UTC'),
    effectiveAt: `2027-01-0${day}T00:00:00.000000Z`,
    ...more,
  });
  const seconds = (day: number): number => Date.UTC(2027, 0, day) / 1_000;

  it('say when the cancellation was made that holds now, and nothing after it was taken back', () => {
    const cancelling = { status: 'cancelling', cancelAtPeriodEnd: true } as const;
    expect(canceledAt([change(1)])).toBeNull();
    expect(canceledAt([change(1), change(2, cancelling), change(3, cancelling)])).toBe(seconds(2));
    expect(canceledAt([change(1), change(2, cancelling), change(3)])).toBeNull();
    expect(canceledAt([change(1), change(2, cancelling), change(5, { status: 'cancelled' })])).toBe(seconds(2));
  });

  it('say when plan or card changed last', () => {
    expect(updatedAt([], null)).toBeNull();
    expect(updatedAt([change(1), change(3)], null)).toBe(seconds(3));
    expect(updatedAt([change(1)], '2027-01-05T00:00:00.000000Z')).toBe(seconds(5));
  });
});

it('the id of a subscription is an id, or a uuid where the processor names it so', () => {
  expect(subscriptionIds('sub_1')).toEqual({ subscription_id: 'sub_1', subscription_uuid: null });
  expect(subscriptionIds('uuid-4a6f')).toEqual({ subscription_id: null, subscription_uuid: '4a6f' });
  expect(subscriptionIds(null)).toEqual({ subscription_id: null, subscription_uuid: null });
});
