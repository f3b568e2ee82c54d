import { at, lineThrough, shardsFor } from './extrapolate.ts';

const million = 1_000_000;

describe('an extrapolation', () => {
  it('finds the line that the points lie on', () => {
    const line = lineThrough([0.5, 1, 2, 4].map((m) => ({ rows: m * million, value: 3 + 10 * m })));
    expect(line.base).toBeCloseTo(3);
    expect(line.perMillion).toBeCloseTo(10);
    expect(line.worstMiss).toBeCloseTo(0);
    expect(at(line, 200 * million)).toBeCloseTo(2003);
  });

  it('says how far its worst point lies off', () => {
    const line = lineThrough([
      { rows: million, value: 10 },
      { rows: 2 * million, value: 30 },
      { rows: 4 * million, value: 40 },
    ]);
    expect(line.worstMiss).toBeGreaterThan(0.1);
  });

  it('never promises less for more rows, nor for none', () => {
    const falling = lineThrough([
      { rows: million, value: 5 },
      { rows: 4 * million, value: 4 },
    ]);
    expect(falling.perMillion).toBe(0);
    expect(falling.base).toBeGreaterThan(4);
    const steep = lineThrough([
      { rows: million, value: 5 },
      { rows: 2 * million, value: 20 },
    ]);
    expect(steep.base).toBe(0);
    expect(steep.perMillion).toBeGreaterThan(5);
  });

  it('is refused for one size', () => {
    expect(() => lineThrough([{ rows: million, value: 1 }])).toThrow('a line needs two sizes');
  });

  it('takes as many shards as the narrower limit asks', () => {
    expect(shardsFor(million, { rowsByTime: 10 * million, rowsByDisk: 10 * million })).toBe(1);
    expect(shardsFor(101 * million, { rowsByTime: 10 * million, rowsByDisk: 50 * million })).toBe(11);
    expect(shardsFor(101 * million, { rowsByTime: 100 * million, rowsByDisk: 50 * million })).toBe(3);
    expect(() => shardsFor(1, { rowsByTime: 0, rowsByDisk: 1 })).toThrow('a shard that holds no rows');
  });
});
