import type { LeadEngine } from '../compile/filled-filters.ts';
import { consumers } from '../dictionaries/consumers.ts';
import { createWordsKnown } from './words-known.ts';

const { signal } = new AbortController();

function asked(answers: (unknown[] | Error)[]) {
  let now = 0;
  const rows = jest.fn(async () => {
    const answer = answers.shift() ?? [];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const known = createWordsKnown({ rows } as unknown as LeadEngine, () => now);
  return { rows, pass: (ms: number) => (now += ms), at: (version: number) => known(consumers, version, signal) };
}

describe('whether a version has words', () => {
  it('is asked once a minute: they are made, and turn out to be wrong', async () => {
    const { rows, pass, at } = asked([[], [{ 1: 1 }], []]);
    expect([await at(3), await at(3)]).toEqual([false, false]);
    expect(rows).toHaveBeenCalledTimes(1);
    pass(60_000);
    expect([await at(3), await at(3)]).toEqual([true, true]);
    pass(59_999);
    expect(await at(3)).toBe(true);
    expect(rows).toHaveBeenCalledTimes(2);
    pass(1);
    expect(await at(3)).toBe(false);
  });

  it('is asked anew of another version', async () => {
    const { at } = asked([[{ 1: 1 }], []]);
    expect([await at(3), await at(4)]).toEqual([true, false]);
  });

  it('is no for now where the engine does not say', async () => {
    const { at } = asked([new Error('the engine is away'), [{ 1: 1 }]]);
    expect([await at(3), await at(3)]).toEqual([false, true]);
  });
});
