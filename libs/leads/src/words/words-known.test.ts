import type { LeadEngine } from '../compile/filled-filters.ts';
import { checkQuery, withBeside } from '../check-query.ts';
import { createWordsKnown } from './words-known.ts';

const { signal } = new AbortController();

function checked(filters: object[], versions: Record<string, number>) {
  const result = checkQuery({ dictId: 'consumers', geography: { kind: 'nationwide' }, filters });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return withBeside(result.query, versions);
}

const everyone = checked([], {});

function asked(answers: (unknown[] | Error)[]) {
  let now = 0;
  const rows = jest.fn(async (_statement: unknown) => {
    const answer = answers.shift() ?? [];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const known = createWordsKnown({ rows } as unknown as LeadEngine, () => now);
  return { rows, known, pass: (ms: number) => (now += ms), at: (version: number) => known(everyone, version, signal) };
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

  it('is what it was where the engine does not say it again, of the same version alone', async () => {
    const away = new Error('the engine is away');
    const { at, pass, rows } = asked([[{ 1: 1 }], away, away, [{ 1: 1 }], []]);
    expect(await at(3)).toBe(true);
    pass(60_000);
    expect([await at(3), await at(4), await at(3)]).toEqual([true, false, true]);
    expect(rows).toHaveBeenCalledTimes(4);
    pass(60_000);
    expect(await at(3)).toBe(false);
  });

  it('asks too of what is laid beside it, in the version of the search', async () => {
    const { known, rows } = asked([[{ 1: 1 }], [{ 1: 1 }], [], [{ 1: 1 }]]);
    const owners = (vehicles: number) => checked([{ field: 'vehicles.has', anyOf: ['yes'] }], { vehicles });
    expect(await known(owners(7), 3, signal)).toBe(true);
    expect(rows.mock.calls).toMatchObject([[{ params: { beside: '' } }], [{ params: { beside: 'vehicles 7' } }]]);
    expect(await known(owners(8), 3, signal)).toBe(false);
    expect(await known(everyone, 3, signal)).toBe(true);
  });
});
