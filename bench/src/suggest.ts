// How fast a place is suggested while somebody types, beside a plain scan: every city's name looked
// through for a word that begins so, the best known first.
import { normalise } from '@leadwright/leads/geography-index';
import { makePlaces } from '@leadwright/leads/geography-places';
import { suggest, warmGeography } from '@leadwright/leads/geography';
import { median, row, type Row } from './result.ts';

const ROUNDS = 5;
const SUGGESTED = 20;
const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const typed = letters.flatMap((first) => letters.map((second) => first + second));

/** Any two letters, each once a round, ours and the scan in turn. Throws if one finds more places than the other. */
export function benchSuggest(): Row[] {
  warmGeography();
  const scan = scanOfCities();
  const times: { ours: number; bare: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const ours = timed((text) => suggest('CITY', text, SUGGESTED).length);
    const bare = timed((text) => scan(text).length);
    const other = typed.find((_, i) => ours.found[i] !== bare.found[i]);
    if (other !== undefined) throw new Error(`the index and the scan do not find as many places for ${other}`);
    times.push({ ours: ours.ms, bare: bare.ms });
  }
  const middle = (side: 'ours' | 'bare'): number => median(times.map((time) => time[side]));
  return [row('city suggested for any two letters', 'ms (mean of 676)', middle('ours'), middle('bare'), {
    text: 'no slower than a scan of all names', met: (ours, bare) => ours <= bare,
  })];
}

function timed(find: (text: string) => number): { ms: number; found: number[] } {
  const began = performance.now();
  const found = typed.map(find);
  return { ms: (performance.now() - began) / typed.length, found };
}

function scanOfCities(): (text: string) => unknown[] {
  const cities = makePlaces.CITY().map(({ entry, texts, aliases = [], weight }) => ({
    entry, weight, words: texts.map((text) => ` ${normalise(text)}`), aliases: aliases.map(normalise),
  }));
  return (text) => {
    const wanted = normalise(text);
    return cities
      .filter(({ words, aliases }) => words.some((name) => name.includes(` ${wanted}`)) || aliases.some((alias) => alias.startsWith(wanted)))
      .sort((a, b) => b.weight - a.weight)
      .slice(0, SUGGESTED);
  };
}
