import { describe, expect, it } from '@jest/globals';
import { createAnswerCache } from './answer-cache.ts';

const count = { count: 5, tookMs: 1, asOf: '2027-01-01T00:00:00.000Z' };

describe('the cache of answers', () => {
  it('answers until the life is over', () => {
    let time = 0;
    const cache = createAnswerCache({ lifeMs: 100, entriesMax: 10, now: () => time });
    cache.keep('a', count);
    time = 99;
    expect(cache.get('a')).toEqual(count);
    time = 100;
    expect(cache.get('a')).toBeUndefined();
  });

  it('never holds more than its limit; the oldest goes first', () => {
    const cache = createAnswerCache({ lifeMs: 100, entriesMax: 2, now: () => 0 });
    for (const key of ['a', 'b', 'c']) cache.keep(key, count);
    expect(['a', 'b', 'c'].map((key) => cache.get(key) !== undefined)).toEqual([false, true, true]);
  });
});
