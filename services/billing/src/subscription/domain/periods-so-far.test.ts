import fc from 'fast-check';
import { cases } from '@leadwright/testing/seeds/run-seed';
import { latticeFrom } from '../../kernel/domain/lattice.ts';
import { periodsSoFar, wholeHistory } from './periods-so-far.ts';
import type { SubscriptionChanged } from './subscription-events.ts';

const at = (day: string): string => `${day}T15:00:00.000000Z`;
const change = (latticeId: string, anchor: string, more: Partial<SubscriptionChanged> = {}): SubscriptionChanged => ({
  type: 'SubscriptionChanged',
  planId: 'team-unlimited',
  status: 'live',
  lattice: latticeFrom(latticeId, at(anchor), 'UTC'),
  effectiveAt: at(anchor),
  ...more,
});
const days = (changes: SubscriptionChanged[], now: string, max = 60): string[] =>
  periodsSoFar(changes, at(now), max).map(({ from, to }) => `${from.slice(0, 10)} ${to.slice(0, 10)}`);

describe('the billing periods so far', () => {
  it('are those of the lattice, the newest first, day 31 after a shorter month', () => {
    expect(days([change('a', '2027-01-31')], '2027-04-01')).toEqual([
      '2027-03-31 2027-04-30',
      '2027-02-28 2027-03-31',
      '2027-01-31 2027-02-28',
    ]);
  });

  it('go on over a lattice that closed for another, without gap or overlap', () => {
    const [first, second] = [change('a', '2027-01-10'), change('b', '2027-03-20', { reason: 'period-began' })];
    expect(days([first, second], '2027-05-01')).toEqual([
      '2027-04-20 2027-05-20',
      '2027-03-20 2027-04-20',
      '2027-03-10 2027-03-20',
      '2027-02-10 2027-03-10',
      '2027-01-10 2027-02-10',
    ]);
  });

  it('of an earlier subscription end with its access, and the time without one is no period', () => {
    const ended = change('a', '2027-01-10', { status: 'cancelled', accessEndsAt: at('2027-02-25') });
    const again = change('b', '2027-06-05', { reason: 'subscribed' });
    expect(days([change('a', '2027-01-10'), ended, again], '2027-06-30')).toEqual([
      '2027-06-05 2027-07-05',
      '2027-02-10 2027-02-25',
      '2027-01-10 2027-02-10',
    ]);
    expect(days([change('a', '2027-01-10'), ended], '2027-09-01')).toHaveLength(2);
  });

  it('end in mid-period where the provider ends the running one', () => {
    const moved = change('a', '2027-01-10', {
      periodEnd: at('2027-01-25'),
      nextLattice: latticeFrom('b', at('2027-01-25'), 'UTC'),
    });
    expect(days([moved], '2027-01-20')).toEqual(['2027-01-10 2027-01-25']);
  });

  it('stand still while the subscription is paused', () => {
    const paused = change('a', '2027-01-10', { paused: true, period: 1, periodStart: at('2027-02-10') });
    expect(days([paused], '2027-08-01')).toEqual(['2027-02-10 2027-03-10']);
  });

  it('leave a lattice out that another one covers whole, and stop at the most that are asked for', () => {
    expect(days([change('trial', '2027-02-05'), change('b', '2027-01-10')], '2027-02-20')).toEqual([
      '2027-02-10 2027-03-10',
      '2027-01-10 2027-02-10',
    ]);
    expect(days([change('a', '2020-01-10'), change('b', '2027-01-10')], '2027-02-20', 3)).toEqual([
      '2027-02-10 2027-03-10',
      '2027-01-10 2027-02-10',
      '2026-12-10 2027-01-10',
    ]);
    expect(days([], '2027-01-01')).toEqual([]);
  });

  it('never overlap, are in order, and none begins after now, whatever lattices followed each other', () => {
    const anchors = fc.array(fc.integer({ min: 0, max: 1_500 }), { minLength: 1, maxLength: 6 });
    const dayOf = (day: number): string => new Date(Date.UTC(2024, 0, 1) + day * 86_400_000).toISOString().slice(0, 10);
    fc.assert(
      fc.property(anchors, fc.nat(400), (each, after) => {
        const changes = each.map((day, place) => change(`lattice-${place}`, dayOf(day)));
        const now = at(dayOf(Math.max(...each) + after));
        const periods = periodsSoFar(changes, now, 200);
        for (const [place, { from, to }] of periods.entries()) {
          expect(from < to && from <= now).toBe(true);
          const newer = periods[place - 1];
          if (newer) expect(to <= newer.from).toBe(true);
        }
      }),
      cases(30),
    );
  });
});

describe('the whole history', () => {
  const history = (changes: SubscriptionChanged[], since: string | null, now: string): string[] =>
    wholeHistory(changes, { since: since && at(since), now: at(now), max: 60 }).map(
      ({ from, to, outside }) => `${from.slice(0, 10)} ${to.slice(0, 10)}${outside ? ' outside' : ''}`,
    );

  it('has the times before, between and after subscriptions too', () => {
    const ended = change('a', '2027-01-10', { status: 'cancelled', accessEndsAt: at('2027-01-25') });
    const again = change('b', '2027-06-05', {
      reason: 'subscribed',
      status: 'cancelled',
      accessEndsAt: at('2027-06-05'),
    });
    expect(history([change('a', '2027-01-10'), ended], '2027-01-03', '2027-02-01')).toEqual([
      '2027-01-25 2027-02-01 outside',
      '2027-01-10 2027-01-25',
      '2027-01-03 2027-01-10 outside',
    ]);
    expect(history([ended, { ...again, status: 'live', accessEndsAt: null }], '2027-01-10', '2027-06-30')).toEqual([
      '2027-06-05 2027-07-05',
      '2027-01-25 2027-06-05 outside',
      '2027-01-10 2027-01-25',
    ]);
    expect(history([], '2027-01-03', '2027-01-04')).toEqual(['2027-01-03 2027-01-04 outside']);
    expect(history([], null, '2027-01-04')).toEqual([]);
  });

  it('sums to the whole, whatever ended when: each entry is in one period', () => {
    const day = (ms: number): string =>
      new Date(Date.UTC(2024, 0, 1) + ms * 3_600_000).toISOString().replace('Z', '000Z');
    const end = fc.option(fc.nat(24 * 60), { nil: null });
    const runs = fc.array(fc.record({ after: fc.nat(24 * 90), end }), { maxLength: 5 });
    const entries = fc.array(fc.record({ hour: fc.nat(24 * 500), leads: fc.integer({ min: -9, max: 9 }) }), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(runs, entries, (each, booked) => {
        let hour = 0;
        const changes = each.flatMap(({ after, end: lasts }, place): SubscriptionChanged[] => {
          hour += after;
          const lattice = latticeFrom(`l${place}`, day(hour), 'UTC');
          const live: SubscriptionChanged = { ...change('x', '2024-01-01'), lattice, effectiveAt: day(hour) };
          if (lasts === null) return [live];
          hour += lasts;
          return [live, { ...live, status: 'cancelled', accessEndsAt: day(hour) }];
        });
        const now = day(Math.max(hour, ...booked.map((entry) => entry.hour)) + 1);
        const since = booked.map((entry) => day(entry.hour)).sort()[0] ?? null;
        const periods = wholeHistory(changes, { since, now, max: 1_000 });
        const sum = ({ from, to }: { from: string; to: string }): number =>
          booked.reduce(
            (total, entry) => total + (day(entry.hour) >= from && day(entry.hour) < to ? entry.leads : 0),
            0,
          );
        const whole = booked.reduce((total, { leads }) => total + leads, 0);
        expect(periods.reduce((total, period) => total + sum(period), 0)).toBe(whole);
        for (const [place, { to }] of periods.entries()) if (place > 0) expect(to).toBe(periods[place - 1]?.from);
      }),
      cases(100),
    );
  });
});
