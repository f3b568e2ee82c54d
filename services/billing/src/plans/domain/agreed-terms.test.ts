import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { Check } from 'typebox/value';
import { given } from '@leadwright/testing/decider';
import { latticeFrom } from '../../kernel/domain/lattice.ts';
import type { FollowProvider, SubscriptionChanged } from '../../subscription/domain/subscription-events.ts';
import { subscription, type Subscription } from '../../subscription/domain/subscription.ts';
import { termsOf } from './agreed-terms.ts';
import { createCatalogue } from './catalogue.ts';
import { defaults, plans, termList, TERMS_VERSION, type TermValues } from './plans.ts';
import { allBefore } from './terms-before.ts';

const lattice = latticeFrom('l', '2027-01-31T10:00:00Z', 'UTC');
const started = (more: Partial<SubscriptionChanged> = {}): Subscription =>
  subscription.evolve(null, {
    ...{ type: 'SubscriptionChanged', planId: 'team-unlimited', status: 'live', lattice },
    ...{ effectiveAt: lattice.anchorAt, ...more },
  });

describe('the terms of a plan', () => {
  it('fit their schemas, in each plan and by default', () => {
    for (const plan of [...plans, { planId: 'by default', ...defaults }])
      for (const [key, { schema }] of Object.entries(termList))
        expect([plan.planId, key, Check(schema, plan[key as keyof TermValues])]).toEqual([plan.planId, key, true]);
  });

  it('are of a version that is raised with a change of a value: what was agreed says which it was', () => {
    const values = plans.map(({ planId, ...plan }) => [
      planId,
      Object.keys(termList).map((key) => plan[key as keyof TermValues]),
    ]);
    const digest = createHash('sha256').update(JSON.stringify(values)).digest('hex');
    expect([TERMS_VERSION, digest.slice(0, 16)]).toEqual([1, 'ce25a16b6a5cea23']);
  });

  it('of an event from before are those under which its plan was sold then, whatever the table says today', () => {
    expect(Object.keys(allBefore)).toEqual([
      ...['individual-unlimited', 'team-unlimited', 'rollover-50k', 'rollover-250k', 'rollover-500k'],
      ...['call-center-unlimited', 'free-trial', 'october-promo', 'november-promo'],
    ]);
    expect(started()?.terms).toEqual({ ...allBefore['team-unlimited'], version: 0 });
    expect(started({ planId: 'free-trial', status: 'free-trial' })).toMatchObject({ periodEnd: null });
  });

  it('of an event that says them are those, with the default of a term that came later', () => {
    const { membersMax: _later, ...older } = createCatalogue().terms('team-unlimited');
    const state = started({ terms: { ...older, leadsPerPeriod: 7, renews: false, version: 41 } });
    expect(state).toMatchObject({ periodEnd: null, terms: { leadsPerPeriod: 7, membersMax: 1, version: 41 } });
  });

  it('of a plan that was never sold do not exist', () => {
    expect(() => termsOf('gold', null)).toThrow('there was never a plan gold');
    expect(() => termsOf('toString', null)).toThrow('there was never a plan toString');
    expect(() => createCatalogue().terms('gold')).toThrow('there is no plan gold');
  });
});

describe('what was agreed', () => {
  const mine = { ...createCatalogue().terms('team-unlimited'), leadsPerPeriod: 7, version: 41 };
  const provider = { processor: 'sandbox', customerId: 'c', subscriptionId: 's' };
  const reading: Omit<FollowProvider, 'offered'> = {
    ...{
      type: 'FollowProvider',
      at: '2027-02-03T00:00:00.000000Z',
      provider,
      planId: 'team-unlimited',
      status: 'live',
    },
    ...{ periodStart: lattice.anchorAt, periodEnd: '2027-02-28T10:00:00.000000Z', nextPlanId: null, endedAt: null },
    ...{ cancelAtPeriodEnd: false, first: { startsAt: lattice.anchorAt, endsAt: '2027-02-28T10:00:00.000000Z' } },
  };
  const own: SubscriptionChanged = {
    ...{ type: 'SubscriptionChanged', planId: 'team-unlimited', terms: mine, status: 'live', lattice, provider },
    effectiveAt: lattice.anchorAt,
  };
  const offered = createCatalogue().terms('rollover-50k');

  it('stays, whatever the plan is offered by later, and where it is not offered any more', () => {
    for (const now of [createCatalogue().terms('team-unlimited'), null])
      given(subscription, own)
        .when({ ...reading, offered: { now, next: null } })
        .then();
    const later = subscription.decide({ type: 'PassNext', at: '2027-03-01T00:00:00.000000Z' }, started(own));
    expect(later).toMatchObject({ accepted: true, events: [{ planId: 'team-unlimited', terms: mine }] });
  });

  it('of another plan is what it is offered by when it is chosen, also where it begins later', () => {
    const chosen = subscription.decide(
      { ...reading, nextPlanId: 'rollover-50k', offered: { now: null, next: offered } },
      started(own),
    );
    if (!chosen.accepted) throw new Error(chosen.refusal.code);
    const state = chosen.events.reduce(subscription.evolve, started(own));
    expect(state).toMatchObject({ planId: 'team-unlimited', terms: mine, nextTerms: offered });
    const begun = subscription.decide({ type: 'PassNext', at: '2027-03-01T00:00:00.000000Z' }, state);
    expect(begun).toMatchObject({ events: [{ planId: 'rollover-50k', terms: offered, nextTerms: null }] });
  });

  it('is nothing for a plan that is neither agreed nor offered', () => {
    const none = { now: null, next: null };
    given(subscription, own)
      .when({ ...reading, planId: 'gold', offered: none })
      .thenRefused('plan-unknown');
    given(subscription, own)
      .when({ ...reading, nextPlanId: 'gold', offered: none })
      .thenRefused('plan-unknown');
    given(subscription)
      .when({ ...reading, offered: none })
      .thenRefused('plan-unknown');
  });

  it('is kept with what was paid for', () => {
    const period = { startsAt: lattice.anchorAt, endsAt: '2027-02-28T10:00:00.000000Z', costCents: 1 };
    const pay = { type: 'PayPeriod', subscriptionId: 's', ...period, invoiceId: 'in', paidFor: 'change' } as const;
    const change = subscription.decide({ ...pay, planId: 'rollover-50k', offered }, started(own));
    expect(change).toMatchObject({ events: [{ type: 'PeriodPaid', terms: offered }] });
    given(subscription, own)
      .when({ ...pay, planId: 'gold', offered: null })
      .thenRefused('plan-unknown');
  });
});
