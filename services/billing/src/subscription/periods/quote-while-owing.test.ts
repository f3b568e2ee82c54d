// While something is owed, or credit pays for nothing, the quote of a change says what its price does not buy.
import { describe, expect, it } from '@jest/globals';
import { playingAccount } from '../../testing/playing/playing-account.ts';

/** Credit of a payment bought leads that were used, and the payment went back. */
const owing = async () => {
  const play = playingAccount('rollover-50k');
  await play.begin();
  await play.change('individual-unlimited', '2027-01-31T10:00Z');
  await play.renew();
  await play.account.use('d', 20_000);
  await play.disputes(0, 'open');
  return play;
};

describe('the quote of a change', () => {
  it('says what settles a debt first, and promises the leads of the rest alone', async () => {
    const play = await owing();
    // What is left of the dead credit pays two periods, but for a dollar of the debt of 20.
    for (const _ of [1, 2]) await play.renew();
    const { later } = await play.figureOf('rollover-250k', play.now());
    expect(later).toContainEqual({ code: 'owed-first', leads: null, cents: 1_900 });
    await play.renew();
    const { rules } = await play.figureOf('rollover-250k', play.now());
    expect(rules.map(({ code }) => code)).toEqual(['leads-added', 'ends-at-boundary']);
  });

  it('says what credit pays for nothing, and promises nothing where that is all', async () => {
    const play = await owing();
    const { rules } = await play.figureOf('team-unlimited', play.now());
    expect(rules).toContainEqual({ code: 'credit-taken-back', leads: null, cents: 4_900 });
    expect(rules.map(({ code }) => code)).toContain('no-leads-added');
    await play.change('team-unlimited');
    expect(await play.account.available()).toBe(0);
  });
});
