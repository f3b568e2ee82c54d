import { plans } from './plans.ts';

describe('the plans', () => {
  it('have search suppressions but for individual unlimited, the free trial and the promos', () => {
    const without = plans.filter((plan) => !plan.suppressions).map(({ planId }) => planId);
    expect(without).toEqual(['individual-unlimited', 'free-trial', 'october-promo', 'november-promo']);
  });

  it('are compared in public by three of them', () => {
    expect(plans.filter((plan) => plan.public).map(({ planId }) => planId)).toEqual([
      'individual-unlimited',
      'team-unlimited',
      'rollover-50k',
    ]);
  });
});
