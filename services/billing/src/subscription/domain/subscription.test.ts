import { describe, expect, it } from '@jest/globals';
import { dueBoundaries } from './due-boundaries.ts';
import { boundary, latticeFrom } from '../../kernel/domain/lattice.ts';
import { planGrant } from '../../plans/domain/plan-lot.ts';
import { termsOf } from '../../plans/domain/agreed-terms.ts';
import { planNamed, termsNow } from '../../plans/testing/plan-named.ts';
import { subscription, type Subscription } from './subscription.ts';

const lattice = latticeFrom('l', '2027-01-31T10:00:00Z', 'UTC');
const start = (planId: string) => ({ type: 'StartSubscription', planId, terms: termsNow(planId), lattice }) as const;
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
      terms: termsOf('team-unlimited', null),
      status: 'live',
      lattice,
      period: 0,
      periodStart: lattice.anchorAt,
      periodEnd: boundary(lattice, 1),
      nextPlanId: null,
      nextTerms: null,
      nextLattice: null,
      cancelAtPeriodEnd: false,
      accessEndsAt: null,
      paused: false,
      provider: null,
      paid: [],
      earlier: [],
      previous: null,
      lowered: null,
    });
  });
  it('has no boundary to pass on a plan that is granted once, and each month on one that renews', () => {
    const at = '2028-01-01T00:00:00.000000Z';
    expect(dueBoundaries(subscription.evolve(null, changed('free-trial', 'free-trial')), at)).toEqual([]);
    const due = dueBoundaries(subscription.evolve(null, changed('team-unlimited', 'live')), at);
    expect(due).toEqual(Array.from({ length: 11 }, (_, n) => ({ kind: 'period', at: boundary(lattice, n + 1) })));
  });
  it.each(['team-unlimited', 'rollover-50k'])('%s: keeps a bounded state over a hundred paid periods', (planId) => {
    let state: Subscription = subscription.evolve(null, {
      ...changed(planId, 'live'),
      provider: { processor: 'sandbox', customerId: 'c', subscriptionId: 's' },
    });
    for (let k = 0; k < 100; k += 1) {
      const pay = {
        type: 'PayPeriod',
        subscriptionId: 's',
        startsAt: boundary(lattice, k),
        endsAt: boundary(lattice, k + 1),
        planId,
        offered: null,
        invoiceId: `in-${k}`,
        costCents: 100,
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
    expect(state?.earlier.length).toBeLessThanOrEqual(24);
  });
  it('refuses to start a second plan', () => {
    const state = subscription.evolve(null, changed('free-trial', 'free-trial'));
    expect(subscription.decide(start('team-unlimited'), state)).toEqual({
      accepted: false,
      refusal: { code: 'already-subscribed', planId: 'free-trial' },
    });
  });
});

describe('the nine plans', () => {
  it.each([
    ['free-trial', 'trial', 'promotional', null],
    ['team-unlimited', 'plan', 'paid', boundary(lattice, 1)],
    ['rollover-50k', 'plan', 'paid', null],
    ['october-promo', 'promo', 'promotional', boundary(lattice, 2)],
  ])('grants %s a %s lot with the life of its kind', (planId, kind, category, expiresAt) => {
    const plan = planNamed(planId);
    const grant = planGrant(plan, lattice, 0);
    expect(grant).toMatchObject({
      leads: plan.leadsFirstPeriod,
      lot: { kind, category, expiresAt, effectiveAt: lattice.anchorAt, source: 'plan:l:0' },
    });
  });
});
