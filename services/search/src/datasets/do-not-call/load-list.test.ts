import { listFindings } from './load-list.ts';

const before = { numbers: 1_000, asOf: '2026-10-12' };
const usual = { numbers: 990, leaving: 50, lines: 990, bad: {}, asOf: '2026-11-12' };
const codes = (change: Partial<Parameters<typeof listFindings>[0]>, than: typeof before | undefined = before) =>
  listFindings({ ...usual, ...change }, than).map(({ code }) => code);

describe('a do-not-call list', () => {
  it('is usual with a twentieth fewer of the numbers before, and one bad line of a hundred', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ lines: 1_000, bad: { 'not-ten-digits': 10 } })).toEqual([]);
    expect(codes({ lines: 3, bad: { 'not-ten-digits': 1 } })).toEqual([]);
    expect(codes({ leaving: 0 }, undefined)).toEqual([]);
  });

  it('counts only with a reason where it is empty, would clear more, is older, or has many bad lines', () => {
    expect(codes({ numbers: 0, leaving: 1_000 })).toEqual(['list-empty', 'list-clears-many']);
    expect(codes({ leaving: 51 })).toEqual(['list-clears-many']);
    expect(codes({ asOf: '2026-10-11' })).toEqual(['list-older']);
    expect(codes({ lines: 1_000, bad: { 'not-ten-digits': 6, 'no-such-number': 5 } })).toEqual(['list-many-bad-lines']);
    expect(codes({ numbers: 0 }, undefined)).toEqual(['list-empty']);
  });
});
