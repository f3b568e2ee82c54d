import { decideAward, type AwardPolicy, type AwardsSoFar, type Standing } from './award-policy.ts';

const policy: AwardPolicy = {
  ...{ open: true, leadsEach: 10_000, onDelivery: 3, onConfirmation: 10, inTrial: 1, forDomain: 1 },
};
const none: AwardsSoFar = { onDelivery: 0, onConfirmation: 0, ofDomain: 0, ever: 0 };
const decided = (standing: Standing, soFar: Partial<AwardsSoFar> = {}, confirmed = false, numbers = policy) =>
  decideAward(numbers, { standing, confirmed, soFar: { ...none, ...soFar }, owed: 0 });

describe('security S31: an award', () => {
  it('of a paid period is booked on delivery three times, and waits for the next period or a click then', () => {
    expect(decided('paid', { onDelivery: 2 })).toEqual({ earnedBy: 'delivery' });
    expect(decided('paid', { onDelivery: 3 })).toEqual({ waitsFor: 'period' });
  });

  it('that its recipient confirmed is booked ten times more, and takes a place of delivery after that', () => {
    expect(decided('paid', { onDelivery: 3, onConfirmation: 9 }, true)).toEqual({ earnedBy: 'confirmation' });
    expect(decided('paid', { onDelivery: 3, onConfirmation: 10 }, true)).toEqual({ waitsFor: 'period' });
    expect(decided('paid', { onDelivery: 2, onConfirmation: 10 }, true)).toEqual({ earnedBy: 'delivery' });
  });

  it('is one a period for each domain, also if it was confirmed', () => {
    expect(decided('paid', { ofDomain: 1 })).toEqual({ waitsFor: 'domain' });
    expect(decided('paid', { ofDomain: 1 }, true)).toEqual({ waitsFor: 'domain' });
  });

  it('is one in a trial, and waits without a plan or while the period is not paid for', () => {
    expect(decided('trial')).toEqual({ earnedBy: 'delivery' });
    expect(decided('trial', { ever: 1 }, true)).toEqual({ waitsFor: 'trial' });
    expect(decided('none', {}, true)).toEqual({ waitsFor: 'no-plan' });
    expect(decided('unpaid', {}, true)).toEqual({ waitsFor: 'payment' });
  });

  it('waits while a payment is disputed or something is owed, whatever was booked and clicked', () => {
    expect(decided('disputed', {}, true)).toEqual({ waitsFor: 'dispute' });
    expect(decided('owing', {}, true)).toEqual({ waitsFor: 'debt' });
  });

  it('leaves its place in a paid period to those that were used while their payment went back', () => {
    const owing = (owed: number, onDelivery: number) =>
      decideAward(policy, { standing: 'paid', confirmed: false, soFar: { ...none, onDelivery }, owed });
    expect(owing(130_000, 0)).toEqual({ waitsFor: 'debt' });
    expect(owing(120_001, 0)).toEqual({ waitsFor: 'debt' });
    expect(owing(120_000, 0)).toEqual({ earnedBy: 'delivery' });
    expect(owing(120_000, 1)).toEqual({ waitsFor: 'debt' });
  });

  it('follows the operator’s numbers, and none is booked while awards are stopped', () => {
    expect(decided('paid', { onDelivery: 3 }, false, { ...policy, onDelivery: 4 })).toEqual({ earnedBy: 'delivery' });
    expect(decided('trial', {}, false, { ...policy, inTrial: 0 })).toEqual({ waitsFor: 'trial' });
    for (const standing of ['none', 'trial', 'unpaid', 'disputed', 'owing', 'paid'] as const)
      expect(decided(standing, {}, true, { ...policy, open: false })).toEqual({ waitsFor: 'stopped' });
  });
});
