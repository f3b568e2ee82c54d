// A promo whose plan is changed: its leads stand beside those of plans, and what was paid for it pays for nothing else.
import { describe, expect, it } from '@jest/globals';
import { planNamed } from '../../plans/testing/plan-named.ts';
import { playingAccount, price } from '../../testing/playing/playing-account.ts';

const promo = planNamed('october-promo');
const first = promo.leadsFirstPeriod ?? 0;
const begins = '2027-01-31T10:00Z';

const onPromo = async () => {
  const play = playingAccount('october-promo');
  await play.begin();
  expect(await play.account.available()).toBe(first);
  return play;
};
type Playing = Awaited<ReturnType<typeof onPromo>>;
const codes = async (play: Playing, to: string) => (await play.figureOf(to, play.now())).rules;

describe('a promo that is changed in its first period', () => {
  it('up to an unlimited plan and down at once has no leads beside its own, and its money is back', async () => {
    const play = await onPromo();
    const up = await play.change('call-center-unlimited', begins);
    expect([up, await play.account.available()]).toEqual([price('call-center-unlimited') - 5_000, first + 50_000]);
    expect(await codes(play, 'individual-unlimited')).toContainEqual({
      code: 'leads-gone',
      leads: 50_000,
      cents: null,
    });
    expect(await play.change('individual-unlimited', begins)).toBe(-up);
    expect(await play.account.available()).toBe(first);
  });

  it('what was used of the larger plan is paid for, whatever the promo left', async () => {
    const play = await onPromo();
    const up = await play.change('call-center-unlimited', begins);
    await play.account.use('d', 25_000);
    expect(await play.change('individual-unlimited', begins)).toBe(-up / 2);
    expect(await play.account.available()).toBe(first);
    const used = await onPromo();
    await used.change('call-center-unlimited', begins);
    await used.account.use('d', 50_000);
    expect(await used.change('individual-unlimited', begins)).toBe(0);
  });

  it('up to a larger allowance brings none of it, and the quote says so', async () => {
    const play = await onPromo();
    expect((await codes(play, 'rollover-500k')).map(({ code }) => code)).toEqual(
      expect.arrayContaining(['no-leads-added', 'no-credit-later']),
    );
    await play.change('rollover-500k', begins);
    expect(await play.account.available()).toBe(first);
    expect(await play.change('individual-unlimited', begins)).toBe(0);
    const other = await onPromo();
    expect((await codes(other, 'call-center-unlimited')).map(({ code }) => code)).not.toContain('no-credit-later');
  });

  it('after its first month its 50,000 are what a plan of 50,000 brings', async () => {
    const play = await onPromo();
    await play.renew();
    await play.renew();
    expect(await play.account.available()).toBe(2 * promo.leadsPerPeriod);
    const up = await play.change('call-center-unlimited');
    expect(await play.change('individual-unlimited')).toBe(-up);
    expect(await play.account.available()).toBe(2 * promo.leadsPerPeriod);
    const { rules } = await play.figureOf('rollover-250k', play.now());
    expect(rules).toContainEqual({ code: 'leads-added', leads: 200_000, cents: null });
    await play.change('rollover-250k');
    expect(await play.account.available()).toBe(2 * promo.leadsPerPeriod + 200_000);
  });

  it('gives nothing of its own price back, and leaves it for the rest of a cheaper plan', async () => {
    const play = await onPromo();
    await play.change('rollover-50k', begins);
    expect(await play.change('team-unlimited', begins)).toBe(0);
  });

  it('changed at the end of its period keeps its leads to their end, beside those of the plan', async () => {
    const play = await onPromo();
    await play.renew('individual-unlimited');
    expect(await play.account.available()).toBe(first + 50_000);
    await play.change('call-center-unlimited');
    await play.change('individual-unlimited');
    expect(await play.account.available()).toBe(first + 50_000);
    await play.renew();
    expect(await play.account.available()).toBe(50_000);
  });

  it('ended at once keeps its leads to their end; the plan after it brings its own for its price', async () => {
    const play = await onPromo();
    await play.cancel('now');
    play.rest();
    await play.subscribe('individual-unlimited');
    expect(await play.account.available()).toBe(first + 50_000);
    const up = await play.change('call-center-unlimited');
    expect(await play.change('individual-unlimited')).toBe(-up);
    expect(await play.account.available()).toBe(first + 50_000);
  });
});

it('what a quote promises of a plan after a larger one is what comes: of what went, and nothing new', async () => {
  const play = playingAccount('individual-unlimited');
  await play.begin();
  play.wait(0.9);
  await play.change('rollover-500k');
  const most = await play.account.available();
  await play.change('individual-unlimited');
  const before = await play.account.available();
  const { rules } = await play.figureOf('rollover-250k', play.now());
  const { leads = null } = rules.find(({ code }) => code === 'leads-added') ?? {};
  await play.change('rollover-250k');
  const after = await play.account.available();
  expect(after - before).toBe(leads);
  expect(after).toBeGreaterThan(before);
  expect(after).toBe(most);
});
