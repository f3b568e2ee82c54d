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

/** On the smallest plan, whose period credit of the third invoice paid, with 99 dollars of that of the first one left. */
const withCreditOfTwo = async (): Promise<Playing> => {
  const play = playingAccount('rollover-50k');
  await play.begin();
  await play.change('individual-unlimited', play.now());
  await play.renew();
  await play.change('rollover-50k', play.now());
  await play.change('individual-unlimited', play.now());
  await play.renew();
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
    // The last of that credit pays a part of this one.
    await play.renew();
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

describe('seats and the download limit of an invoice of which dead credit paid a part', () => {
  it('are the smallest plan’s where it is the period’s, whatever living money paid beside', async () => {
    const play = await withDeadCredit();
    await play.renew('rollover-500k');
    const { paidCents, byCreditCents } = play.cash.invoices.at(-1) ?? {};
    expect(paidCents).toBeGreaterThan(5_000);
    expect(byCreditCents).toBeGreaterThan(0);
    expect(await limits(play)).toEqual(smallest);
    await play.renew();
    expect(await limits(play)).toEqual(of('rollover-500k'));
  });

  it('are those of the plan before where it is a change’s, and the quote says so', async () => {
    const play = playingAccount('individual-unlimited');
    await play.begin();
    for (const planId of ['team-unlimited', 'individual-unlimited']) await play.change(planId, play.now());
    await play.disputes(1, 'open');
    const { rules } = await play.figureOf('rollover-50k', play.now());
    expect(rules).toContainEqual({ code: 'limits-later', leads: null, cents: null });
    await play.change('rollover-50k', play.now());
    expect(play.cash.invoices[3]).toMatchObject({ paidCents: 10_000, byCreditCents: 4_900 });
    expect(await limits(play)).toEqual(smallest);
    await play.renew();
    expect(await limits(play)).toEqual(of('rollover-50k'));
  });

  it('stay where people refunded a part of the payment behind living credit', async () => {
    const play = playingAccount('individual-unlimited');
    await play.begin();
    for (const planId of ['team-unlimited', 'individual-unlimited']) await play.change(planId, play.now());
    await play.change('rollover-50k', play.now());
    await play.refunds(1, 1_000);
    expect(await limits(play)).toEqual(of('rollover-50k'));
    await play.refunds(1, 3_900);
    expect(await limits(play)).toEqual(smallest);
  });
});

describe('seats and the download limit of a change', () => {
  it('by credit alone go once nothing of that lives, also by a part that people refunded', async () => {
    const play = playingAccount('individual-unlimited');
    await play.begin();
    for (const planId of ['rollover-50k', 'individual-unlimited']) await play.change(planId, play.now());
    await play.renew();
    await play.change('team-unlimited', play.now());
    expect(play.cash.invoices[4]).toMatchObject({ paidCents: 0, byCreditCents: 4_900 });
    await play.refunds(1, 9_800);
    expect(await limits(play)).toEqual(of('team-unlimited'));
    await play.refunds(1, 100);
    expect(await limits(play)).toEqual(smallest);
  });

  it('whose payment went back are those of the plan before, and of the next one those that living money pays for, until the payment is back', async () => {
    const play = playingAccount('team-unlimited');
    await play.begin();
    await play.change('rollover-50k', play.now());
    expect(await limits(play)).toEqual(of('rollover-50k'));
    await play.disputes(1, 'open');
    expect(await limits(play)).toEqual(of('team-unlimited'));
    // 99 dollars and 100 more are the price of the 50K plan.
    await play.change('rollover-250k', play.now());
    expect(await limits(play)).toEqual(of('rollover-50k'));
    await play.disputes(1, 'won');
    expect(await limits(play)).toEqual(of('rollover-250k'));
  });

  it('of which a part was refunded stay', async () => {
    const play = playingAccount('team-unlimited');
    await play.begin();
    await play.change('rollover-50k', play.now());
    await play.refunds(1, 5_000);
    expect(await limits(play)).toEqual(of('rollover-50k'));
  });

  it('back to a plan that was held before, by credit alone, go with the payment of that credit', async () => {
    const play = playingAccount('individual-unlimited');
    await play.begin();
    await play.change('rollover-50k', play.now());
    await play.change('individual-unlimited', play.now());
    await play.change('rollover-50k', play.now());
    expect(play.cash.invoices[3]).toMatchObject({ paidCents: 0, byCreditCents: 14_900 });
    expect(await limits(play)).toEqual(of('rollover-50k'));
    await play.disputes(1, 'open');
    expect(await limits(play)).toEqual(smallest);
    await play.disputes(1, 'won');
    expect(await limits(play)).toEqual(of('rollover-50k'));
    await play.disputes(1, 'open');
    await play.renew();
    expect(await limits(play)).toEqual(of('rollover-50k'));
  });

  it('by credit of another payment than that of its period go with that payment', async () => {
    const play = await withCreditOfTwo();
    await play.change('team-unlimited', play.now());
    expect(play.cash.invoices.slice(5)).toMatchObject([
      { paidCents: 0, byCreditCents: 5_000 },
      { paidCents: 0, byCreditCents: 4_900 },
    ]);
    expect(await limits(play)).toEqual(of('team-unlimited'));
    await play.disputes(0, 'open');
    expect(await limits(play)).toEqual(smallest);
  });

  it('go with the payment of its credit where what its card paid was given back as credit', async () => {
    const play = await withCreditOfTwo();
    await play.change('rollover-50k', play.now());
    expect(play.cash.invoices[6]).toMatchObject({ paidCents: 5_000, byCreditCents: 9_900 });
    await play.change('team-unlimited', play.now());
    expect(await limits(play)).toEqual(of('team-unlimited'));
    await play.disputes(0, 'open');
    expect(await limits(play)).toEqual(smallest);
  });

  it.each([
    ['a period', (play: Playing) => play.renew('rollover-50k')],
    ['a change', (play: Playing) => play.change('rollover-50k', play.now())],
  ])('of %s go with the payment of its card, whatever living credit it also used', async (_what, pays) => {
    const play = playingAccount('individual-unlimited');
    await play.begin();
    for (const planId of ['team-unlimited', 'individual-unlimited']) await play.change(planId, play.now());
    await pays(play);
    const last = play.invoices() - 1;
    expect(play.cash.invoices[last]).toMatchObject({ byCreditCents: 4_900 });
    await play.refunds(last, 1_000);
    expect(await limits(play)).toEqual(of('rollover-50k'));
    await play.disputes(last, 'open');
    expect(await limits(play)).toEqual(smallest);
  });

  it('that is paid for again with living money, after one whose payment was lost was left, are its own', async () => {
    const play = playingAccount('individual-unlimited');
    await play.begin();
    await play.change('rollover-50k', play.now());
    await play.disputes(1, 'open');
    expect(await limits(play)).toEqual(smallest);
    await play.change('individual-unlimited', play.now());
    play.wait(0.3);
    const { rules } = await play.figureOf('rollover-50k', play.now());
    expect(rules.map(({ code }) => code)).not.toContain('limits-later');
    await play.change('rollover-50k', play.now());
    expect(await limits(play)).toEqual(of('rollover-50k'));
  });

  it('above one that is not paid for are not had for the difference, and the quote says so', async () => {
    const play = playingAccount('individual-unlimited');
    await play.begin();
    await play.change('rollover-250k', play.now());
    await play.disputes(1, 'open');
    for (const planId of ['rollover-500k', 'rollover-250k']) {
      const { rules } = await play.figureOf(planId, play.now());
      expect(rules).toContainEqual({ code: 'limits-later', leads: null, cents: null });
      await play.change(planId, play.now());
      expect(await limits(play)).toEqual(smallest);
    }
    // 250 dollars live.
    await play.change('rollover-50k', play.now());
    expect(await limits(play)).toEqual(of('rollover-50k'));
  });

  it('that a team paid for go where its payment is lost after the money of the next change was given back', async () => {
    const play = playingAccount('individual-unlimited');
    await play.begin();
    for (const planId of ['team-unlimited', 'rollover-50k', 'team-unlimited']) await play.change(planId, play.now());
    expect(await limits(play)).toEqual(of('team-unlimited'));
    await play.disputes(1, 'open');
    expect(await limits(play)).toEqual(smallest);
  });

  it('that a debt had are those of the plan before', async () => {
    const play = playingAccount('rollover-50k');
    await play.begin();
    await play.change('individual-unlimited', play.now());
    for (const planId of ['team-unlimited', 'individual-unlimited', 'individual-unlimited']) {
      await play.use(40_000);
      await play.renew(planId);
    }
    expect(play.cash.invoices[4]).toMatchObject({ paidCents: 5_000 });
    await play.disputes(0, 'open');
    await play.change('team-unlimited', play.now());
    expect((await play.account.credit()).withheld).toEqual(['in-a-5']);
    expect(await limits(play)).toEqual(smallest);
    await play.account.apply({ subscription: null, invoices: play.cash.invoices });
    // Of its 200 dollars a part settles the rest of the debt.
    await play.change('rollover-250k', play.now());
    expect(await limits(play)).toEqual(smallest);
    await play.renew();
    await play.renew();
    expect(await limits(play)).toEqual(of('rollover-250k'));
  });
});

describe('leads of a plan that carries', () => {
  it('end with a period that only dead credit paid, and its quote says so', async () => {
    const play = playingAccount('rollover-50k');
    await play.begin();
    await play.change('call-center-unlimited', play.now());
    await play.change('rollover-50k', play.now());
    await play.renew('call-center-unlimited');
    await play.change('rollover-50k', play.now());
    await play.disputes(1, 'open');
    // The first renewal is paid by the credit of a good payment, the second by that of the one that went back.
    await play.renew();
    expect(await play.account.available()).toBe(50_000);
    await play.renew();
    expect(await play.account.available()).toBe(50_000);
    const { rules, later } = await play.figureOf('rollover-250k', play.now());
    expect(rules).toContainEqual({ code: 'ends-at-boundary', leads: 50_000, cents: null });
    expect(later).toContainEqual({ code: 'ends-at-boundary', leads: 50_000, cents: null });
    await play.renew();
    expect(await play.account.available()).toBe(0);
  });

  it('that a dispute brought back into such a period end with it, and each quote names them', async () => {
    const play = playingAccount('rollover-50k');
    await play.begin();
    await play.account.use('d', 2_500);
    await play.change('individual-unlimited', play.now());
    await play.disputes(0, 'open');
    await play.change('team-unlimited', play.now());
    await play.cancel('now');
    await play.subscribe('individual-unlimited');
    const { rules } = await play.figureOf('rollover-50k', play.now());
    expect(rules.map(({ code }) => code)).toEqual(['credit-taken-back', 'no-leads-added', 'limits-later']);
    await play.change('rollover-50k', play.now());
    await play.disputes(0, 'won');
    const leads = 47_500;
    expect(await play.account.available()).toBe(leads);
    const up = await play.figureOf('rollover-250k', play.now());
    expect(up.rules).toContainEqual({ code: 'ends-at-boundary', leads, cents: null });
    const down = await play.figureOf('individual-unlimited', play.now());
    expect(down.rules).toContainEqual({ code: 'carried-end', leads, cents: null });
    expect(down.later).toContainEqual({ code: 'carried-end', leads, cents: null });
    await play.renew();
    expect(await play.account.available()).toBe(50_000);
  });
});
