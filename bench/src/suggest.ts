// How fast a place is suggested while somebody types, beside a plain scan: every city's name looked
// through for a word that begins so, in any spelling, the best known first.
import { makePlaces } from '@leadwright/leads/geography/geography-places';
import { spellingsOf, squeeze } from '@leadwright/leads/suggest/spellings';
import { suggest, warmSuggestions } from '@leadwright/leads/suggest/suggestions';
import { median, row, type Row } from './result.ts';

const ROUNDS = 5;
const SUGGESTED = 20;
const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const typed = letters.flatMap((first) => letters.map((second) => first + second));

/**
 * Looks up any two letters once per round, ours and the scan alternating. Throws if one finds more places than the
 * other.
 */
export function benchSuggest(): Row[] {
  warmSuggestions();
  const scan = scanOfCities();
  const times: { ours: number; bare: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const ours = timed((text) => suggest('CITY', text, SUGGESTED).length);
    const bare = timed((text) => scan(text).length);
    const other = typed.find((_, i) => ours.found[i] !== bare.found[i]);
    if (other !== undefined) throw new Error(`the index and the scan find different numbers of places for ${other}`);
    times.push({ ours: ours.ms, bare: bare.ms });
  }
  const middle = (side: 'ours' | 'bare'): number => median(times.map((time) => time[side]));
  return [
    row('city suggested for any two letters', 'ms (mean of 676)', middle('ours'), middle('bare'), {
      text: 'no slower than a scan of all names',
      met: (ours, bare) => ours <= bare,
    }),
  ];
}

function timed(find: (text: string) => number): { ms: number; found: number[] } {
  const began = performance.now();
  const found = typed.map(find);
  return { ms: (performance.now() - began) / typed.length, found };
}

function scanOfCities(): (text: string) => unknown[] {
  const cities = makePlaces.CITY().map(({ entry, texts, aliases = [], weight }) => ({
    entry,
    weight,
    names: [...texts.flatMap(spellingsOf).flatMap(fromEachWord), ...aliases.flatMap(spellingsOf).map(squeeze)],
  }));
  return (text) => {
    const wanted = squeeze(text.toUpperCase());
    return cities
      .filter(({ names }) => names.some((name) => name.startsWith(wanted)))
      .sort((a, b) => b.weight - a.weight)
      .slice(0, SUGGESTED);
  };
}

function fromEachWord(name: string): string[] {
  return name.split(' ').map((_word, index, words) => words.slice(index).join(''));
}
