import { residentMegabytes, slopesOf, type Life } from './memory.ts';

const life = (megabytesAt: (minutes: number) => number, minutes = 20, from = 0): Life => ({
  service: 'billing',
  pid: 1,
  samples: Array.from({ length: minutes * 6 }, (_, i) => {
    const atMinutes = from + i / 6;
    return { atMinutes, megabytes: megabytesAt(atMinutes) };
  }),
});
const slopes = (...lives: Life[]) => slopesOf(lives, { warmUp: 5, least: 5 });

describe('the memory of a process', () => {
  it('grows by what its lows grow, whatever lies between two collections of garbage', () => {
    const saw = (minutes: number): number => (minutes * 60) % 30;
    expect(slopes(life((minutes) => 100 + 2 * minutes + saw(minutes)))[0]?.megabytesPerMinute).toBeCloseTo(2, 1);
    expect(slopes(life((minutes) => 100 + saw(minutes)))[0]?.megabytesPerMinute).toBeCloseTo(0, 1);
  });

  it('is not judged while it warms up, nor of a process that lived too short', () => {
    const warm = life((minutes) => (minutes < 5 ? 100 * minutes : 500));
    expect(slopes(warm)).toMatchObject([{ minutes: 15, megabytesPerMinute: 0, last: 500 }]);
    expect(slopes(life(() => 1, 9))).toEqual([]);
    expect(slopes(life((minutes) => (minutes < 15 ? 100 * minutes : 1_500), 15, 10))).toMatchObject([{ minutes: 10 }]);
  });

  it('is read of one that runs, and of nobody who ended', () => {
    expect(residentMegabytes(process.pid)).toBeGreaterThan(10);
    expect(residentMegabytes(2 ** 30)).toBeUndefined();
  });
});
