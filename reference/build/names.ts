// First names with a weight per decade of birth, and surnames by rank. Weights are parts per million of their sex (and
// decade).
import { decades, femaleByDecade, maleByDecade } from './hand/names-by-decade.ts';
import { birthsByName, surnamesByRank } from './packages.ts';

export type WeightedName = { name: string; weights: number[] };

// The forty typed names of a decade were given to about half of its children.
const typedShare = 0.5;
const tailNames = 600;
const surnamesKept = 6000;

export function buildFirstNames(sex: 'F' | 'M'): WeightedName[] {
  const lists = sex === 'F' ? femaleByDecade : maleByDecade;
  const tail = birthsByName(sex).slice(0, tailNames);
  const ranked = decades.map((decade) => lists[decade].split(' '));
  const typed = new Set(ranked.flat());
  const births = tail.filter(([name]) => !typed.has(name));
  const tailSum = births.reduce((sum, [, count]) => sum + count, 0);
  const tailWeight = new Map(births.map(([name, count]) => [name, (count / tailSum) * (1 - typedShare)]));
  const weightIn = (names: readonly string[], name: string) => {
    const rank = names.indexOf(name);
    return rank < 0 ? (tailWeight.get(name) ?? 0) : typedShare * zipf(rank, 12, names.length);
  };
  return [...typed, ...tailWeight.keys()]
    .sort()
    .map((name) => ({ name, weights: ranked.map((names) => Math.round(weightIn(names, name) * 1e6)) }));
}

export function buildSurnames(): WeightedName[] {
  const names = surnamesByRank().slice(0, surnamesKept);
  return names.map((name, rank) => ({ name, weights: [Math.round(zipf(rank, 40, names.length) * 1e6)] }));
}

const sums = new Map<string, number>();

/** The share of the name at `rank` (0 first) among `count`; a larger `flat` flattens the curve. */
function zipf(rank: number, flat: number, count: number): number {
  const key = `${flat}:${count}`;
  let sum = sums.get(key);
  if (sum === undefined) {
    sum = 0;
    for (let other = 0; other < count; other += 1) sum += 1 / (other + flat);
    sums.set(key, sum);
  }
  return 1 / (rank + flat) / sum;
}
