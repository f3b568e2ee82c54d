// While something is owed, or credit pays for nothing, the quote of a change says what its price does not buy.
import { describe, expect, it } from '@jest/globals';
import { playingAccount } from '../../testing/playing/playing-account.ts';
import { byLivingCredit } from '../domain/change-figure.ts';

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
    expect(rules.map(({ code }) => code)).toEqual(['leads-added', 'limits-later', 'ends-at-boundary']);
  });

  it('says what credit pays for nothing, and promises nothing where that is all', async () => {
    const play = await owing();
    const { money, rules } = await play.figureOf('team-unlimited', play.now());
    expect(rules).toContainEqual({ code: 'credit-taken-back', leads: null, cents: 4_900 });
    // The provider takes its credit: nothing is left for the card.
    expect(byLivingCredit({ money, rules }, 0)).toBe(0);
    expect(rules.map(({ code }) => code)).toContain('no-leads-added');
    await play.change('team-unlimited');
    expect(await play.account.available()).toBe(0);
  });
});

describe('the quote of a change down', () => {
  const reason = async (play: ReturnType<typeof playingAccount>): Promise<unknown> =>
    (await play.figureOf('individual-unlimited', play.now())).rules.find(({ code }) => code.startsWith('no-credit'));
  const begun = async (planId = 'rollover-50k') => {
    const play = playingAccount(planId);
    await play.begin();
    return play;
  };

  it('says why nothing comes back: what was paid went back, or nothing was paid that lives', async () => {
    const returned = await begun();
    await returned.disputes(0, 'open');
    expect(await reason(returned)).toEqual({ code: 'no-credit-returned', leads: null, cents: null });
    const dead = await begun();
    await dead.change('individual-unlimited', dead.now());
    await dead.disputes(0, 'open');
    await dead.renew('team-unlimited');
    expect(await reason(dead)).toEqual({ code: 'no-credit-unpaid', leads: null, cents: null });
  });

  it('says that what is unused pays for the new plan, or that nothing is unused', async () => {
    const play = await begun();
    await play.account.use('d', 45_000);
    expect(await reason(play)).toEqual({ code: 'no-credit-pays-new', leads: null, cents: 1_990 });
    await play.account.use('e', 5_000);
    expect(await reason(play)).toEqual({ code: 'no-credit', leads: null, cents: null });
  });

  it('says that a promotion ends, now and at the end of the period', async () => {
    const play = await begun('october-promo');
    const { rules, later } = await play.figureOf('team-unlimited', play.now());
    for (const each of [rules, later]) expect(each.map(({ code }) => code)).toContain('promo-ends');
    expect((await (await begun()).figureOf('rollover-250k', play.now())).rules.map(({ code }) => code)).not.toContain(
      'promo-ends',
    );
  });
});
