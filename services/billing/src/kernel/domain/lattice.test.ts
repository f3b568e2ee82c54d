import { describe, expect, it } from '@jest/globals';
import { instantOf } from './instant.ts';
import { boundary, daysLater, latticeAfter, latticeFrom, periodAt } from './lattice.ts';
import { expectSameAsIntl, expectTwelveMonths } from '../testing/lattice-checks.ts';

type Vector = { anchor: string; zone?: string; at: Record<number, string> };

const inOrder = (...instants: string[]): Record<number, string> =>
  Object.fromEntries(instants.map((instant, index) => [index + 1, instant]));

const vectors: Vector[] = [
  {
    anchor: '2023-01-31T15:00Z',
    at: inOrder(
      '2023-02-28T15:00Z',
      '2023-03-31T15:00Z',
      '2023-04-30T15:00Z',
      '2023-05-31T15:00Z',
      '2023-06-30T15:00Z',
      '2023-07-31T15:00Z',
      '2023-08-31T15:00Z',
      '2023-09-30T15:00Z',
      '2023-10-31T15:00Z',
      '2023-11-30T15:00Z',
      '2023-12-31T15:00Z',
      '2024-01-31T15:00Z',
      '2024-02-29T15:00Z',
      '2024-03-31T15:00Z',
    ),
  },
  { anchor: '2024-01-30T00:00Z', at: inOrder('2024-02-29T00:00Z', '2024-03-30T00:00Z', '2024-04-30T00:00Z') },
  {
    anchor: '2023-01-29T23:59:59Z',
    at: inOrder('2023-02-28T23:59:59Z', '2023-03-29T23:59:59Z', '2023-04-29T23:59:59Z'),
  },
  {
    anchor: '2024-02-29T12:00Z',
    at: {
      1: '2024-03-29T12:00Z',
      12: '2025-02-28T12:00Z',
      13: '2025-03-29T12:00Z',
      24: '2026-02-28T12:00Z',
      36: '2027-02-28T12:00Z',
      48: '2028-02-29T12:00Z',
    },
  },
  {
    anchor: '2025-01-09T07:30Z',
    zone: 'America/New_York',
    at: inOrder('2025-02-09T07:30Z', '2025-03-09T07:30Z', '2025-04-09T06:30Z'),
  },
  {
    anchor: '2027-01-14T09:30Z',
    zone: 'America/Denver',
    at: inOrder('2027-02-14T09:30Z', '2027-03-14T09:30Z', '2027-04-14T08:30Z'),
  },
  { anchor: '2025-10-02T05:30Z', zone: 'America/New_York', at: inOrder('2025-11-02T05:30Z', '2025-12-02T06:30Z') },
  {
    anchor: '2024-01-31T04:30Z',
    zone: 'America/New_York',
    at: inOrder('2024-03-01T04:30Z', '2024-03-31T03:30Z', '2024-05-01T03:30Z'),
  },
  { anchor: '2024-01-31T04:30Z', at: inOrder('2024-02-29T04:30Z', '2024-03-31T04:30Z', '2024-04-30T04:30Z') },
  {
    anchor: '2025-01-31T06:59:59Z',
    zone: 'America/Phoenix',
    at: inOrder('2025-03-01T06:59:59Z', '2025-03-31T06:59:59Z'),
  },
  { anchor: '2023-02-01T18:30Z', zone: 'Asia/Kolkata', at: inOrder('2023-03-01T18:30Z', '2023-04-01T18:30Z') },
  {
    anchor: '2027-01-31T00:00Z',
    at: inOrder('2027-02-28T00:00Z', '2027-03-31T00:00Z', '2027-04-30T00:00Z', '2027-05-31T00:00Z'),
  },
  { anchor: '2028-01-31T00:00Z', at: inOrder('2028-02-29T00:00Z', '2028-03-31T00:00Z') },
  {
    anchor: '2028-02-29T00:00Z',
    at: { 1: '2028-03-29T00:00Z', 12: '2029-02-28T00:00Z', 13: '2029-03-29T00:00Z', 48: '2032-02-29T00:00Z' },
  },
  { anchor: '2026-12-30T00:00Z', at: inOrder('2027-01-30T00:00Z', '2027-02-28T00:00Z', '2027-03-30T00:00Z') },
  { anchor: '2026-12-31T23:59:59Z', at: inOrder('2027-01-31T23:59:59Z', '2027-02-28T23:59:59Z') },
  {
    anchor: '2027-09-07T07:30Z',
    zone: 'America/Denver',
    at: inOrder('2027-10-07T07:30Z', '2027-11-07T07:30Z', '2027-12-07T08:30Z'),
  },
];

describe('period lattice', () => {
  it.each(vectors)('computes each boundary after $anchor from the anchor', ({ anchor, zone = 'UTC', at }) => {
    const lattice = latticeFrom('l', anchor, zone);
    expect(boundary(lattice, 0)).toBe(instantOf(anchor));
    const got = Object.fromEntries(Object.keys(at).map((k) => [k, boundary(lattice, Number(k))]));
    expect(got).toEqual(Object.fromEntries(Object.entries(at).map(([k, instant]) => [k, instantOf(instant)])));
  });

  it('keeps a billing day of 31 of an account that was opened on 28 February', () => {
    const lattice = latticeFrom('l', '2027-02-28T12:00Z', 'UTC', 31);
    expect([boundary(lattice, 1), boundary(lattice, 2)]).toEqual([
      instantOf('2027-03-31T12:00Z'),
      instantOf('2027-04-30T12:00Z'),
    ]);
  });

  it('starts billing on day 31 after a trial of 30 days from 1 March 23:30 in Los Angeles', () => {
    const end = daysLater('2017-03-02T07:30:00Z', 30, 'America/Los_Angeles');
    expect(end).toBe(instantOf('2017-04-01T06:30:00Z'));
    expect(latticeFrom('l', end, 'America/Los_Angeles').day).toBe(31);
  });

  // Every day and 10,000 of them: lattice-exact.fault.test.ts.
  it('gives exactly twelve boundaries in twelve months for every ninth start date of 2027 and 2028', () => {
    expectTwelveMonths(9);
  });

  it('agrees with a second implementation for 1,000 random anchors, zones and jumps', () => {
    expectSameAsIntl(1_000);
  });

  it.each([
    // The day is kept, also where February shortened it.
    ['UTC', '2027-01-31T10:00Z', 1, 'Europe/Paris', '2027-02-28T10:00Z', '2027-03-31T09:00Z'],
    // 23:30 of the 30th in New York is the 31st in UTC.
    ['America/New_York', '2027-01-31T04:30Z', 2, 'UTC', '2027-03-31T03:30Z', '2027-04-30T03:30Z'],
    ['America/New_York', '2027-01-15T17:00Z', 3, 'UTC', '2027-04-15T16:00Z', '2027-05-15T16:00Z'],
    ['UTC', '2027-01-01T02:00Z', 1, 'America/New_York', '2027-02-01T02:00Z', '2027-03-01T02:00Z'],
    ['America/New_York', '2027-02-01T04:00Z', 1, 'UTC', '2027-03-01T04:00Z', '2027-04-01T04:00Z'],
  ])('begins the next lattice where the one in %s ends (from %s, %i)', (zone, anchor, k, to, closedAt, next) => {
    const closed = latticeFrom('l', anchor, zone);
    const after = latticeAfter(closed, 'm', boundary(closed, k), to);
    expect(boundary(after, 0)).toBe(boundary(closed, k));
    expect(boundary(after, 0)).toBe(instantOf(closedAt));
    expect(boundary(after, 1)).toBe(instantOf(next));
    expect(after).toMatchObject({ latticeId: 'm', zone: to, continues: true });
  });

  it('tiles time: a boundary belongs to the period that it begins, the microsecond before to the one before', () => {
    const lattice = latticeFrom('l', '2027-01-31T02:30:00Z', 'America/Denver');
    for (let k = 1; k < 40; k += 1) {
      const at = boundary(lattice, k);
      expect(periodAt(lattice, at)).toEqual({ k, startsAt: at, endsAt: boundary(lattice, k + 1) });
      const before = instantOf(new Date(Date.parse(at) - 1).toISOString());
      expect(periodAt(lattice, before)).toEqual({ k: k - 1, startsAt: boundary(lattice, k - 1), endsAt: at });
    }
  });

  it('has no period before the anchor and none with an index that is not whole', () => {
    const lattice = latticeFrom('l', '2027-01-31T02:30:00Z', 'UTC');
    expect(() => periodAt(lattice, '2027-01-31T02:29:59.999999Z')).toThrow(RangeError);
    expect(() => boundary(lattice, 1.5)).toThrow(RangeError);
  });
});
