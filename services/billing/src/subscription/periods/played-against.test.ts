// Legal sequences of changes that once had leads below their price.
import { describe, expect, it } from '@jest/globals';
import { playingAccount, price } from '../../testing/playing/playing-account.ts';
import { fillsNow, isWholePeriod } from '../domain/period-payments.ts';

type Playing = ReturnType<typeof playingAccount>;

describe('a plan that is changed to have leads below their price', () => {
  it('down now after all leads were used gives nothing back', async () => {
    const play = playingAccount('rollover-50k');
    await play.begin();
    await play.account.use('d', 50_000);
    expect(await play.change('individual-unlimited', '2027-01-31T11:00Z')).toBe(0);
    expect(await play.account.available()).toBe(0);
  });

  it('down now at a provider that gives nothing back inside a period says so', async () => {
    const play = playingAccount('rollover-50k');
    await play.begin();
    const { money, rules } = await play.figureOf('individual-unlimited', '2027-02-14T10:00Z', false);
    expect(money).toMatchObject({ creditCents: 0, chargeCents: 0 });
    expect(rules.map(({ code }) => code)).toContain('credit-never');
  });

  it('up just before the boundary lets nothing carry that was not paid for, however often', async () => {
    const play = playingAccount('individual-unlimited');
    await play.begin();
    for (const last of ['2027-02-28T09:58:30Z', '2027-03-31T09:58:30Z']) {
      expect(await play.change('rollover-50k', last)).toBeLessThanOrEqual(1);
      const { rules } = await play.figureOf('rollover-50k', last);
      expect(rules.map(({ code }) => code)).toContain('ends-at-boundary');
      await play.change('individual-unlimited', last.replace('30Z', '40Z'));
      await play.change('rollover-50k', last.replace('30Z', '50Z'));
      await play.renew();
      // The lots of the period before ended; the new one was paid for as a whole.
      expect(await play.account.available()).toBe(50_000);
      await play.change('individual-unlimited', last.replace('09:58:30Z', '10:00:00Z'));
    }
  });

  it('leaving for a month on the first day and coming back on its last does not keep what was carried', async () => {
    const play = playingAccount('rollover-50k');
    await play.begin();
    await play.renew();
    expect(await play.account.available()).toBe(100_000);
    const { rules } = await play.figureOf('individual-unlimited', '2027-02-28T10:00Z');
    expect(rules.map(({ code }) => code)).toContain('carried-end');
    expect(await play.change('individual-unlimited', '2027-02-28T10:00Z')).toBe(
      price('individual-unlimited') - price('rollover-50k'),
    );
    expect(await play.account.available()).toBe(100_000);
    await play.change('rollover-50k', '2027-03-31T09:58:30Z');
    await play.renew();
    expect(await play.account.available()).toBe(50_000);
  });

  it('who was on a plan that carries all the time keeps all of it', async () => {
    const play = playingAccount('rollover-50k');
    await play.begin();
    await play.account.use('d', 20_000);
    await play.renew();
    expect(await play.account.available()).toBe(80_000);
    await play.renew();
    expect(await play.account.available()).toBe(130_000);
  });

  it('down from a larger plan gives leads back with the money, and keeps what the smaller one would bring', async () => {
    const play = playingAccount('rollover-250k');
    await play.begin();
    const back = -(await play.change('individual-unlimited', '2027-01-31T10:00Z'));
    expect(back).toBe(price('rollover-250k') - price('individual-unlimited'));
    expect(await play.account.available()).toBe(50_000);
    // Up again costs the difference, and brings the leads that went; down again gives the same back.
    const { rules } = await play.figureOf('rollover-250k', '2027-01-31T10:00Z');
    expect(rules).toContainEqual({ code: 'leads-added', leads: 200_000, cents: null });
    expect(await play.change('rollover-250k', '2027-01-31T10:00Z')).toBe(back);
    expect(await play.account.available()).toBe(250_000);
    expect(await play.change('individual-unlimited', '2027-01-31T10:00Z')).toBe(-back);
    expect(await play.account.available()).toBe(50_000);
  });

  it('up again later brings of what went the share that is paid for again, beside what is new', async () => {
    const play = playingAccount('individual-unlimited');
    await play.begin();
    await play.change('rollover-250k', play.now());
    const back = -(await play.change('individual-unlimited', play.now()));
    expect([back, await play.account.available()]).toEqual([24_900, 50_000]);
    play.wait(0.5);
    expect(await play.change('rollover-500k')).toBe(22_450);
    // 125,000 for the 100 dollars that it costs more than the largest plan so far, and half of the 200,000.
    expect(await play.account.available()).toBe(50_000 + 125_000 + 100_000);
  });

  it('up again after its leads were used brings nothing for the difference, and its quote says so', async () => {
    const play = playingAccount('rollover-250k');
    await play.begin();
    await play.account.use('d', 250_000);
    expect(await play.change('individual-unlimited', play.now())).toBe(0);
    const { rules } = await play.figureOf('rollover-250k', play.now());
    expect(rules.map(({ code }) => code)).toContain('no-leads-added');
    await play.change('rollover-250k', play.now());
    expect(await play.account.available()).toBe(0);
  });

  it('down late from a larger plan keeps of the smaller one what the rest of the period pays for', async () => {
    const play = playingAccount('rollover-500k');
    await play.begin();
    await play.account.use('d', 400_000);
    play.wait(0.79);
    const back = -(await play.change('individual-unlimited', play.now()));
    const had = 400_000 + (await play.account.available());
    // At the price of a lead of the plan that they came with.
    expect(had * price('rollover-500k')).toBeLessThanOrEqual(500_000 * (price('rollover-500k') - back + 1));
    expect(had).toBe(410_522);
  });

  it('credit whose payment was charged back buys nothing, and what it bought goes down to what is left', async () => {
    const play = playingAccount('rollover-50k');
    await play.begin();
    await play.change('individual-unlimited', '2027-01-31T10:00Z');
    await play.renew();
    await play.account.use('d', 20_000);
    expect(await play.account.available()).toBe(30_000);
    await play.disputes(0, 'open');
    expect(await play.account.available()).toBe(0);
    await play.renew();
    await play.renew();
    expect(await play.account.available()).toBe(0);
    const anomalies = (await play.account.events()).filter(({ type }) => type === 'InvoiceAnomalyFound');
    expect(anomalies).toEqual([
      expect.objectContaining({ invoiceId: 'in-a-3', anomaly: 'credit-taken-back' }),
      expect.objectContaining({ invoiceId: 'in-a-4', anomaly: 'credit-taken-back' }),
    ]);
    // 20,000 of 50,000 leads for 5,000 cents were used: 100 cents of that were paid by now, and the rest goes first.
    await play.renew();
    expect(await play.account.available()).toBe(31_000);
    await play.renew();
    expect(await play.account.available()).toBe(50_000);
  });

  it('an invoice that dead credit paid a few cents of brings what its card paid for', async () => {
    const play = playingAccount('rollover-50k');
    await play.begin();
    await play.change('individual-unlimited', play.now());
    await play.disputes(0, 'open');
    await play.change('team-unlimited', play.now());
    await play.renew();
    expect(await play.account.available()).toBe(0);
    await play.renew();
    const [last] = [...play.cash.invoices].reverse();
    const byCard = price('team-unlimited') - (last?.byCreditCents ?? 0);
    expect(byCard).toBeLessThan(price('team-unlimited'));
    expect(await play.account.available()).toBe(Math.floor((50_000 * byCard) / price('team-unlimited')));
  });

  it('a dispute of the card of an invoice that good credit paid too leaves what the credit paid for', async () => {
    const play = playingAccount('rollover-50k');
    await play.begin();
    await play.account.use('d', 30_000);
    await play.change('individual-unlimited', play.now());
    await play.renew();
    const last = play.invoices() - 1;
    const byCredit = play.cash.invoices[last]?.byCreditCents ?? 0;
    expect(byCredit).toBeGreaterThan(0);
    expect(byCredit).toBeLessThan(price('individual-unlimited'));
    for (let n = 0; n < 2; n += 1) {
      await play.disputes(last, 'open');
      expect(await play.account.available()).toBe(Math.ceil((50_000 * byCredit) / price('individual-unlimited')));
      await play.disputes(last, 'won');
    }
  });

  describe('an invoice that the credit of two payments paid for', () => {
    // in-0: 19,900 by card. in-3: 9,900 by card. in-6: 5,000 by the credit of both.
    const paidByTwo = async () => {
      const play = playingAccount('rollover-50k');
      await play.begin();
      await play.change('team-unlimited', play.now());
      await play.renew();
      await play.change('rollover-50k', play.now());
      await play.change('individual-unlimited', play.now());
      await play.renew();
      await play.renew();
      return play;
    };

    it.each([
      [3, 0],
      [0, 3],
    ])('leaves no leads after disputes of both, %s first', async (first, second) => {
      const play = await paidByTwo();
      expect(await play.account.available()).toBe(50_000);
      await play.disputes(first, 'open');
      await play.disputes(second, 'open');
      expect(await play.account.available()).toBe(0);
    });
  });

  it('a period of which a part settled a debt was not paid for whole: its leads do not carry', async () => {
    const play = playingAccount('rollover-50k');
    await play.begin();
    await play.change('individual-unlimited', '2027-01-31T10:00Z');
    await play.renew();
    await play.account.use('d', 20_000);
    await play.disputes(0, 'open');
    await play.renew();
    await play.renew();
    await play.change('rollover-50k', '2027-05-31T09:59:59Z');
    await play.renew();
    // 1,900 of 19,900 cents settled what was still owed.
    expect(await play.account.available()).toBe(45_226);
    await play.renew();
    expect(await play.account.available()).toBe(50_000);
    await play.renew();
    expect(await play.account.available()).toBe(100_000);
  });

  it('down from a larger plan that carries to a smaller one gives leads back with the money', async () => {
    const play = playingAccount('individual-unlimited');
    await play.begin();
    await play.change('rollover-500k', '2027-01-31T10:40:19.2Z');
    await play.change('rollover-50k', '2027-01-31T11:20:35.9808Z');
    expect(await play.account.available()).toBe(499_550 - 299_549);
  });

  describe('up to a plan that carries, and the money of that back from the bank', () => {
    const upAtOnce = async () => {
      const play = playingAccount('individual-unlimited');
      await play.begin();
      await play.change('rollover-50k', '2027-01-31T10:00Z');
      return play;
    };
    const renewed = async (play: Playing) => {
      await play.renew();
      return play.account.available();
    };

    it('before the boundary: nothing carries', async () => {
      const play = await upAtOnce();
      await play.disputes(1, 'open');
      const { rules } = await play.figureOf('rollover-250k', '2027-02-01T10:00Z');
      expect(rules).toContainEqual({ code: 'ends-at-boundary', leads: expect.any(Number), cents: null });
      expect(await renewed(play)).toBe(50_000);
    });

    it('a dispute that was won pays again', async () => {
      const play = await upAtOnce();
      await play.disputes(1, 'open');
      await play.disputes(1, 'won');
      expect(await renewed(play)).toBe(100_000);
    });

    it('after the boundary: what was carried ends at the next one, and what was paid for stays', async () => {
      const play = await upAtOnce();
      expect(await renewed(play)).toBe(100_000);
      await play.disputes(1, 'open');
      const { rules } = await play.figureOf('rollover-250k', '2027-02-28T10:00Z');
      expect(rules).toContainEqual({ code: 'ends-at-boundary', leads: 50_000, cents: null });
      expect(await renewed(play)).toBe(100_000);
      expect(await renewed(play)).toBe(150_000);
    });

    it('two periods later, too; each period is judged by its own invoices', async () => {
      const play = await upAtOnce();
      await renewed(play);
      expect(await renewed(play)).toBe(150_000);
      await play.disputes(1, 'open');
      expect(await renewed(play)).toBe(150_000);
    });

    it('of the first of two upgrades: the second alone is not the price', async () => {
      const play = await upAtOnce();
      await play.change('individual-unlimited', '2027-01-31T10:00Z');
      await play.change('rollover-50k', '2027-01-31T10:00Z');
      await play.change('individual-unlimited', '2027-01-31T10:00Z');
      await play.change('rollover-50k', '2027-01-31T10:00Z');
      await play.disputes(1, 'open');
      expect(await renewed(play)).toBe(50_000);
    });

    it('a part that is refunded is enough', async () => {
      const play = await upAtOnce();
      await play.refunds(1, 1);
      expect(await renewed(play)).toBe(50_000);
    });

    it('after it became credit: it is lost once, and what is paid again carries and comes back', async () => {
      const play = await upAtOnce();
      await play.change('individual-unlimited', play.now());
      await play.disputes(1, 'open');
      for (const planId of ['rollover-50k', 'individual-unlimited']) await play.change(planId, play.now());
      const paidAgain = await play.figureOf('rollover-50k', play.now());
      expect(paidAgain.rules.map(({ code }) => code)).toContain('carries');
      expect(await play.change('rollover-50k', play.now())).toBe(14_900);
      const { rules } = await play.figureOf('individual-unlimited', play.now());
      expect(rules).toContainEqual({ code: 'credit', leads: null, cents: 14_900 });
    });

    it('nothing of it comes back once more as credit', async () => {
      const play = await upAtOnce();
      await play.disputes(1, 'open');
      expect(await play.change('individual-unlimited', '2027-01-31T10:00Z')).toBe(0);
    });
  });

  it('a period that credit paid a part of carries nothing once the payment behind that credit is gone', async () => {
    const play = playingAccount('individual-unlimited');
    await play.begin();
    await play.change('rollover-50k', '2027-02-14T10:00Z');
    await play.change('individual-unlimited', '2027-02-14T10:00Z');
    expect(play.money.credit).toBeGreaterThan(0);
    await play.renew();
    await play.change('rollover-50k', '2027-02-28T10:00Z');
    await play.disputes(1, 'open');
    expect(await play.account.available()).toBeGreaterThan(0);
    await play.renew();
    expect(await play.account.available()).toBe(50_000);
  });

  it('down now gives nothing back of what credit paid that was taken back', async () => {
    const play = playingAccount('rollover-500k');
    await play.begin();
    await play.change('individual-unlimited', '2027-01-31T11:00Z');
    await play.change('rollover-250k', '2027-01-31T12:00Z');
    await play.disputes(0, 'open');
    const dead = play.money.credit;
    await play.renew();
    const ownCents = price('rollover-250k') - dead;
    expect(await play.account.available()).toBe(Math.floor((250_000 * ownCents) / price('rollover-250k')));
    await play.change('individual-unlimited', '2027-02-28T10:00Z');
    expect(play.money.credit).toBe(ownCents - price('individual-unlimited'));
    // It is known whose money it is.
    await play.disputes(3, 'open');
    const missing = price('individual-unlimited') - play.money.credit;
    await play.renew();
    expect(await play.account.available()).toBe(Math.floor((50_000 * missing) / price('individual-unlimited')));
  });

  it('takes for a refund the share that it is of what the card paid beside such credit', async () => {
    const play = playingAccount('rollover-50k');
    await play.begin();
    await play.change('individual-unlimited', '2027-01-31T10:00Z');
    await play.disputes(0, 'open');
    for (const planId of ['individual-unlimited', 'individual-unlimited', 'team-unlimited']) await play.renew(planId);
    const { paidCents = 0, byCreditCents = 0 } = play.cash.invoices.at(-1) ?? {};
    expect([paidCents, byCreditCents]).toEqual([5_000, 4_900]);
    const before = await play.account.available();
    await play.refunds(play.invoices() - 1, paidCents / 2);
    expect(await play.account.available()).toBe(before - before / 2);
  });

  it('carries nothing out of a period that only such credit made whole', async () => {
    const play = playingAccount('rollover-500k');
    await play.begin();
    await play.change('individual-unlimited', '2027-01-31T10:00Z');
    await play.refunds(0, price('rollover-500k') / 2);
    await play.renew();
    await play.change('rollover-50k', '2027-02-28T10:00Z');
    expect(isWholePeriod(await play.account.state())).toBe(true);
    await play.renew();
    expect(play.cash.invoices.at(-1)).toMatchObject({ paidCents: 0, byCreditCents: price('rollover-50k') });
    expect(isWholePeriod(await play.account.state())).toBe(false);
  });

  describe('up to the plan that no count ends', () => {
    const up = async (at: string) => {
      const play = playingAccount('individual-unlimited');
      await play.begin();
      await play.account.use('d', 50_000);
      const { rules } = await play.figureOf('call-center-unlimited', at);
      await play.change('call-center-unlimited', at);
      return { play, rules: rules.map(({ code, leads }) => [code, leads]) };
    };
    const fills = async ({ account }: Playing) => fillsNow(await account.state());

    it('in the last moments brings nothing beyond its price until the next period is paid', async () => {
      const { play, rules } = await up('2027-02-28T09:59:59Z');
      expect(rules).toEqual([
        ['no-leads-added', null],
        ['unlimited-later', null],
      ]);
      expect(await play.account.available()).toBeLessThan(2);
      expect(await fills(play)).toBe(false);
      await play.renew();
      expect(await fills(play)).toBe(true);
    });

    it('brings the part of the fair use that was paid for', async () => {
      const { play, rules } = await up('2027-02-14T10:00:00Z');
      expect(rules).toContainEqual(['leads-added', 25_000]);
      expect(await play.account.available()).toBe(25_000);
      expect(await fills(play)).toBe(false);
      await play.disputes(1, 'open');
      expect(await play.account.available()).toBe(0);
    });

    it('is unlimited at once for its whole price, and no more when a part of that is back', async () => {
      const { play, rules } = await up('2027-01-31T10:00:00Z');
      expect(rules).toEqual([['leads-added', 50_000]]);
      expect(await fills(play)).toBe(true);
      await play.refunds(0, 1);
      expect(await fills(play)).toBe(false);
    });

    it('is not unlimited in a period that is not paid yet', async () => {
      const play = playingAccount('call-center-unlimited');
      await play.begin();
      expect(await fills(play)).toBe(true);
      await play.account.goTo('2027-03-01T10:00:00Z');
      expect(await fills(play)).toBe(false);
    });
  });
});
