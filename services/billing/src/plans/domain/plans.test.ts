import { plans } from './plans.ts';

describe('the nine plans', () => {
  // The one place that repeats the price list of the specification. Other tests take a plan's figures from the table.
  it('are priced and limited as published', () => {
    expect(
      plans.map((plan) => [
        plan.planId,
        plan.name,
        plan.priceCents,
        plan.leadsPerPeriod,
        plan.leadsFirstPeriod ?? plan.leadsPerPeriod,
        plan.downloadLimit,
        plan.membersMax,
      ]),
    ).toEqual([
      ['individual-unlimited', 'Individual unlimited', 5_000, 50_000, 50_000, 5_000, 1],
      ['team-unlimited', 'Team unlimited', 9_900, 50_000, 50_000, 5_000, 10],
      ['rollover-50k', '50K rollover', 19_900, 50_000, 50_000, 50_000, 50],
      ['rollover-250k', '250K rollover', 29_900, 250_000, 250_000, 100_000, 75],
      ['rollover-500k', '500K rollover', 49_900, 500_000, 500_000, 200_000, 100],
      ['call-center-unlimited', 'Call center unlimited', 99_900, 50_000, 50_000, 200_000, 150],
      ['free-trial', 'Free trial', 0, 100, 100, 100, 1],
      ['october-promo', 'October promo', 5_000, 50_000, 1_000_000, 5_000, 1],
      ['november-promo', 'November promo', null, 50_000, 50_000, 5_000, 1],
    ]);
  });

  it('have what the specification names of a plan besides, in the form that card networks print', () => {
    for (const { shortname, description, statementDescriptor } of plans) {
      expect(shortname).toMatch(/^\S.{0,11}$/);
      expect(description).toMatch(/^\S.{0,79}\.$/);
      expect(statementDescriptor).toEqual({
        name: expect.stringMatching(/^(?=.{1,22}$)[A-Z]{7}\*[A-Z0-9 ]+$/) as string,
        phone: expect.stringMatching(/^[0-9-]{10,14}$/) as string,
        url: expect.stringMatching(/^[a-z.]{1,13}$/) as string,
      });
    }
    for (const field of ['shortname', 'description'] as const)
      expect(new Set(plans.map((plan) => plan[field])).size).toBe(plans.length);
    expect(new Set(plans.map((plan) => plan.statementDescriptor.name)).size).toBe(plans.length);
  });

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

  it('carry leads over by name, and unlimited means the call center alone', () => {
    expect(plans.filter((plan) => plan.unlimited).map(({ planId }) => planId)).toEqual(['call-center-unlimited']);
    expect(plans.filter((plan) => plan.carriesOver).map(({ planId }) => planId)).toEqual([
      'rollover-50k',
      'rollover-250k',
      'rollover-500k',
    ]);
  });
});
