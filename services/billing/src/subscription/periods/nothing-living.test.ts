// A period whose own invoice nothing living paid has the limits of the smallest plan, to its boundary.
import { describe, expect, it } from '@jest/globals';
import { planNamed } from '../../plans/testing/plan-named.ts';
import { playingAccount } from '../../testing/playing/playing-account.ts';

type Playing = ReturnType<typeof playingAccount>;
const limits = async (play: Playing): Promise<number[]> => {
  const { membersMax, downloadLimit } = await play.account.termsInForce();
  return [membersMax, downloadLimit];
};
const of = (planId: string): number[] => [planNamed(planId).membersMax, planNamed(planId).downloadLimit];
const smallest = of('individual-unlimited');

/** On the 50K plan, with credit of 149 dollars whose payment went back. */
const withDeadCredit = async (): Promise<Playing> => {
  const play = playingAccount('rollover-50k');
  await play.begin();
  await play.change('individual-unlimited', '2027-01-31T10:00Z');
  await play.disputes(0, 'open');
  return play;
};

describe('seats and the download limit', () => {
  it('of a period that only dead credit paid are the smallest plan’s, also after a change for a cent; of a paid one its own', async () => {
    const play = await withDeadCredit();
    await play.renew('team-unlimited');
    expect(await limits(play)).toEqual(smallest);
    play.wait(0.999_99);
    await play.change('rollover-50k');
    expect(await limits(play)).toEqual(smallest);
    await play.renew();
    expect(await limits(play)).toEqual(of('rollover-50k'));
  });

  it('of a period of which living money paid a cent are the smallest plan’s', async () => {
    const play = playingAccount('rollover-50k');
    await play.begin();
    expect(await limits(play)).toEqual(of('rollover-50k'));
    await play.refunds(0, 19_899);
    expect(await limits(play)).toEqual(smallest);
  });

  it('of a period of which a part was refunded, but not below the smallest price, stay', async () => {
    const play = playingAccount('rollover-50k');
    await play.begin();
    await play.refunds(0, 14_900);
    expect(await limits(play)).toEqual(of('rollover-50k'));
  });

  it('come back with a dispute that is won, and do not go by a change down that gives credit', async () => {
    const play = playingAccount('call-center-unlimited');
    await play.begin();
    await play.disputes(0, 'open');
    expect(await limits(play)).toEqual(smallest);
    await play.disputes(0, 'won');
    expect(await limits(play)).toEqual(of('call-center-unlimited'));
    await play.change('rollover-50k');
    expect(await limits(play)).toEqual(of('rollover-50k'));
  });
});
