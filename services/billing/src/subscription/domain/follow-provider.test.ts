import { boundary, latticeFrom } from '../../kernel/domain/lattice.ts';
import { termsNow } from '../../plans/testing/plan-named.ts';
import type { FollowProvider, Subscription } from './subscription-events.ts';
import { subscription } from './subscription.ts';

const lattice = latticeFrom('l', '2027-01-31T10:00:00Z', 'UTC');
const provider = { processor: 'sandbox', customerId: 'c', subscriptionId: 's' };
const live = subscription.evolve(null, {
  type: 'SubscriptionChanged',
  planId: 'rollover-50k',
  status: 'live',
  lattice,
  effectiveAt: lattice.anchorAt,
  provider,
});
const reading = (more: Partial<FollowProvider>): FollowProvider => ({
  type: 'FollowProvider',
  at: '2027-02-10T10:00:00.000000Z',
  provider,
  planId: 'rollover-50k',
  offered: { now: termsNow('team-unlimited'), next: termsNow('team-unlimited') },
  status: 'live',
  periodStart: lattice.anchorAt,
  periodEnd: boundary(lattice, 1),
  nextPlanId: null,
  cancelAtPeriodEnd: false,
  endedAt: null,
  first: { startsAt: lattice.anchorAt, endsAt: boundary(lattice, 1) },
  ...more,
});
/** The reasons of what the readings change, one after the other. */
function reasonsOf(...readings: Partial<FollowProvider>[]): unknown[] {
  let state: Subscription = live;
  return readings.flatMap((more) => {
    const decided = subscription.decide(reading(more), state);
    if (!decided.accepted) throw new Error(decided.refusal.code);
    state = decided.events.reduce(subscription.evolve, state);
    return decided.events.map((event) => (event.type === 'SubscriptionChanged' ? event.reason : event.type));
  });
}

const other = 'team-unlimited';

it.each<[string, Partial<FollowProvider>[], string[]]>([
  ['a plan changed at once', [{ planId: other }], ['plan-changed']],
  ['a change at the end of the period', [{ nextPlanId: other }], ['plan-change-planned']],
  [
    'one that was planned is said once',
    [{ nextPlanId: other }, { planId: other }],
    ['plan-change-planned', 'provider-changed'],
  ],
  ['one that is not made', [{ nextPlanId: other }, {}], ['plan-change-planned', 'plan-kept']],
  ['an end at once', [{ endedAt: '2027-02-10T09:00:00.000000Z' }], ['ended']],
  ['a cancellation', [{ cancelAtPeriodEnd: true }], ['provider-changed']],
  [
    'an end that was known',
    [{ cancelAtPeriodEnd: true }, { endedAt: boundary(lattice, 1).replace(':00.', ':01.') }],
    ['provider-changed', 'provider-changed'],
  ],
  ['a payment that failed', [{ status: 'past-due' }], ['provider-changed']],
])('says why the subscription changed: %s', (_, readings, reasons) => expect(reasonsOf(...readings)).toEqual(reasons));
