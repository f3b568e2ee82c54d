import { describe, expect, it } from '@jest/globals';
import { dueBoundaries } from './due-boundaries.ts';
import { boundary, latticeFrom } from './lattice.ts';
import { planGrant } from './plan-lot.ts';
import { planById, plans } from './plans.ts';
import { subscription, type Subscription } from './subscription.ts';

const lattice = latticeFrom('l', '2027-01-31T10:00:00Z', 'UTC');
const start = (planId: string) => ({ type: 'StartSubscription', planId, lattice }) as const;
/** As it was stored before periods were followed. */
const changed = (planId: string, status: 'free-trial' | 'live') =>
  ({ type: 'SubscriptionChanged', planId, status, lattice, effectiveAt: lattice.anchorAt }) as const;

describe('subscription', () => {
  it('starts a plan at the anchor of its lattice', () => {
    expect(subscription.decide(start('team-unlimited'), null)).toEqual({
      accepted: true,
      events: [expect.objectContaining(changed('team-unlimited', 'live'))],
    });
    expect(subscription.decide(start('free-trial'), null)).toEqual({
      accepted: true,
      events: [expect.objectContaining(changed('free-trial', 'free-trial'))],
    });
  });
  it('changes nothing when the same plan is started again', () => {
    const state = subscription.evolve(null, changed('free-trial', 'free-trial'));
    expect(subscription.decide(start('free-trial'), state)).toEqual({ accepted: true, events: [] });
  });
  it('folds an event from before periods were followed to a subscription whose periods all count as paid', () => {
    expect(subscription.evolve(null, changed('team-unlimited', 'live'))).toEqual({
      planId: 'team-unlimited',
      status: 'live',
      lattice,
      period: 0,
      periodStart: lattice.anchorAt,
      periodEnd: boundary(lattice, 1),
      nextPlanId: null,
      nextLattice: null,
      cancelAtPeriodEnd: false,
      accessEndsAt: null,
      paused: false,
      provider: null,
      paid: [],
      previous: null,
    });
  });
  it('has no boundary to pass on a plan that is granted once, and each month on one that renews', () => {
    const at = '2028-01-01T00:00:00.000000Z';
    expect(dueBoundaries(subscription.evolve(null, changed('free-trial', 'free-trial')), at)).toEqual([]);
    const due = dueBoundaries(subscription.evolve(null, changed('team-unlimited', 'live')), at);
    expect(due).toEqual(Array.from({ length: 11 }, (_, n) => ({ kind: 'period', at: boundary(lattice, n + 1) })));
  });
  it('keeps a bounded state over a hundred periods that were paid for', () => {
    let state: Subscription = subscription.evolve(null, {
      ...changed('team-unlimited', 'live'),
      provider: { processor: 'sandbox', customerId: 'c', subscriptionId: 's' },
    });
    for (let k = 0; k < 100; k += 1) {
      const pay = {
        type: 'PayPeriod',
        subscriptionId: 's',
        startsAt: boundary(lattice, k),
        endsAt: boundary(lattice, k + 1),
        planId: 'team-unlimited',
        invoiceId: `in-${k}`,
        costCents: 9_900,
        paidFor: 'renewal',
      } as const;
      for (const command of [pay, { type: 'PassNext', at: boundary(lattice, k + 1) } as const]) {
        const decided = subscription.decide(command, state);
        if (!decided.accepted) throw new Error(decided.refusal.code);
        state = decided.events.reduce(subscription.evolve, state);
      }
    }
    expect(state).toMatchObject({ period: 100 });
    expect(state?.paid.length).toBeLessThanOrEqual(2);
  });
  it('refuses to start a second plan, and an unknown plan', () => {
    const state = subscription.evolve(null, changed('free-trial', 'free-trial'));
    expect(subscription.decide(start('team-unlimited'), state)).toEqual({
      accepted: false,
      refusal: { code: 'already-subscribed', planId: 'free-trial' },
    });
    expect(subscription.decide(start('gold'), null)).toEqual({
      accepted: false,
      refusal: { code: 'plan-unknown', planId: 'gold' },
    });
  });
});

describe('the nine plans', () => {
  it('are priced and limited as published', () => {
    expect(
      plans.map((plan) => [
        plan.planId,
        plan.priceCents,
        plan.leadsPerPeriod,
        plan.leadsFirstPeriod,
        plan.downloadLimit,
        plan.membersMax,
      ]),
    ).toEqual([
      ['individual-unlimited', 5_000, 50_000, 50_000, 5_000, 1],
      ['team-unlimited', 9_900, 50_000, 50_000, 5_000, 10],
      ['rollover-50k', 19_900, 50_000, 50_000, 50_000, 50],
      ['rollover-250k', 29_900, 250_000, 250_000, 100_000, 75],
      ['rollover-500k', 49_900, 500_000, 500_000, 200_000, 100],
      ['call-center-unlimited', 99_900, 50_000, 50_000, 200_000, 150],
      ['free-trial', 0, 100, 100, 100, 1],
      ['october-promo', 5_000, 50_000, 1_000_000, 5_000, 1],
      ['november-promo', null, 50_000, 50_000, 5_000, 1],
    ]);
  });
  it('are public only where the comparison shows them, and unlimited means the call center alone', () => {
    expect(plans.filter((plan) => plan.public).map(({ planId }) => planId)).toEqual([
      'individual-unlimited',
      'team-unlimited',
      'rollover-50k',
    ]);
    expect(plans.filter((plan) => plan.unlimited).map(({ planId }) => planId)).toEqual(['call-center-unlimited']);
    expect(plans.filter((plan) => plan.rollover).map(({ planId }) => planId)).toEqual([
      'rollover-50k',
      'rollover-250k',
      'rollover-500k',
    ]);
  });
  it.each([
    ['free-trial', 'trial', 'promotional', 100, null],
    ['team-unlimited', 'plan', 'paid', 50_000, boundary(lattice, 1)],
    ['rollover-50k', 'plan', 'paid', 50_000, null],
    ['october-promo', 'promo', 'promotional', 1_000_000, boundary(lattice, 2)],
  ])('grants %s a %s lot with the life of its kind', (planId, kind, category, leads, expiresAt) => {
    const plan = planById(planId);
    if (!plan) throw new Error(`no plan ${planId}`);
    const grant = planGrant(plan, lattice, 0);
    expect(grant).toMatchObject({
      leads,
      lot: { kind, category, expiresAt, effectiveAt: lattice.anchorAt, source: 'plan:l:0' },
    });
  });
});
