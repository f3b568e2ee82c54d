import { planFor, promised } from './plan.ts';

const million = 1_000_000;
const line = (perMillion: number) => ({ base: 0, perMillion, worstMiss: 0 });
const work = (perMillion: number) => Object.fromEntries(Object.keys(promised).map((name) => [name, line(perMillion)]));

describe('a plan of shards', () => {
  it('keeps the narrowest promise and says which it is', () => {
    expect(planFor(1_000 * million, work(80), line(57 * million))).toEqual({
      rows: 1_000 * million,
      shards: 5,
      decidedBy: 'preview, nationwide, age',
      rowsPerShard: 200 * million,
    });
  });

  it('leaves room on the disk for the version that replaces another', () => {
    expect(planFor(1_000 * million, work(0.001), line(1_000 * million))).toMatchObject({
      shards: 2,
      decidedBy: 'disk',
    });
  });

  it('is not made without the figures that it needs', () => {
    expect(() => planFor(1, {}, line(1))).toThrow('count, nationwide, 8 filters was not measured');
  });
});
