import { describe, expect, it } from '@jest/globals';
import { createAnswerCache } from './answer-cache.ts';

const bounds = { lifeMs: 100, bytesMax: 1_000, bytesOf: () => 100 };
const count = { count: 5, tookMs: 1, asOf: '2027-01-01T00:00:00.000Z' };

describe('the cache of answers', () => {
  it('answers until the life is over', () => {
    let time = 0;
    const cache = createAnswerCache({ ...bounds, now: () => time });
    cache.keep('a', count);
    time = 99;
    expect(cache.get('a')).toEqual(count);
    time = 100;
    expect(cache.get('a')).toBeUndefined();
  });

  it('never holds more than its bytes, keys among them; the oldest goes first', () => {
    const cache = createAnswerCache({ ...bounds, bytesMax: 202, now: () => 0 });
    const held = (...keys: string[]) => keys.map((key) => cache.get(key) !== undefined);
    for (const key of ['a', 'b', 'c']) cache.keep(key, count);
    expect(held('a', 'b', 'c')).toEqual([false, true, true]);
    cache.keep('c', count);
    expect(held('b', 'c')).toEqual([true, true]);
    cache.keep('longer', count);
    expect(held('b', 'c', 'longer')).toEqual([false, false, true]);
  });

  it('has no room for what is larger than all of it', () => {
    const cache = createAnswerCache<number>({ ...bounds, bytesOf: (bytes) => bytes, now: () => 0 });
    cache.keep('a', 10);
    cache.keep('b', 2_000);
    expect([cache.get('a'), cache.get('b')]).toEqual([10, undefined]);
  });
});
