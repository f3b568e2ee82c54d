import { owedLeads, staysOf, type AwardPeriod } from './award-periods.ts';
import type { AwardPolicy } from './award-policy.ts';

const policy: AwardPolicy = {
  ...{ open: true, leadsEach: 10_000, onDelivery: 3, onConfirmation: 10, inTrial: 1, forDomain: 1 },
};
const period = (more: Partial<AwardPeriod> = {}): AwardPeriod => ({
  ...{ paidCents: 5_000, backCents: 0, isOver: false, hadTrial: false, before: 0, brought: 130_000, used: 0, taken: 0 },
  ...more,
});

describe('security S31: the awards of a period', () => {
  it('stay by the share of its payment that does', () => {
    expect(staysOf(period(), policy)).toBe(130_000);
    expect(staysOf(period({ backCents: 5_000 }), policy)).toBe(0);
    expect(staysOf(period({ backCents: 4_900 }), policy)).toBe(2_600);
  });

  it('stay as far as a trial brings them, once, for who had one', () => {
    expect(staysOf(period({ backCents: 5_000, hadTrial: true }), policy)).toBe(10_000);
    expect(staysOf(period({ backCents: 5_000, hadTrial: true, before: 1 }), policy)).toBe(0);
    expect(staysOf(period({ backCents: 5_000, hadTrial: true, brought: 4_000 }), policy)).toBe(4_000);
  });
});

describe('security S31: awards that were used without their payment', () => {
  const gone = period({ backCents: 5_000, used: 130_000 });

  it('are owed, and not those that were taken back', () => {
    expect(owedLeads([gone], policy)).toBe(130_000);
    expect(owedLeads([period({ backCents: 5_000, used: 20_000, taken: 110_000 })], policy)).toBe(20_000);
    expect(owedLeads([period({ used: 130_000 })], policy)).toBe(0);
  });

  it('are owed until a period that stayed paid is over, with the room that it left', () => {
    const kept = (brought: number) => period({ brought, isOver: true });
    expect(owedLeads([gone, period({ brought: 0 })], policy)).toBe(130_000);
    expect(owedLeads([gone, kept(0)], policy)).toBe(0);
    expect(owedLeads([gone, kept(100_000)], policy)).toBe(100_000);
    expect(owedLeads([gone, kept(0), gone], policy)).toBe(130_000);
    expect(owedLeads([gone, period({ brought: 0, isOver: true, paidCents: 0 })], policy)).toBe(130_000);
  });
});
