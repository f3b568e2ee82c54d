import { beforeAll, describe, expect, it } from '@jest/globals';
import { cases } from '@leadwright/testing/seeds/run-seed';
import fc from 'fast-check';
import { placesOf } from '../geography/geography.ts';
import { misspellingsOf } from './misspellings.ts';
import { normalise, squeeze } from './spellings.ts';
import { suggest, suggestionKinds, warmSuggestions, type SuggestionKind } from './suggestions.ts';

beforeAll(warmSuggestions);

const valuesOf = (kind: SuggestionKind, typed: string) => suggest(kind, typed, 20).map(({ value }) => value);

describe('industries', () => {
  it.each([
    ['roofer', '1761'],
    ['dentist', '8021'],
    ['HVAC', '1711'],
    ['hvac', '1711'],
    ['plumber', '1711'],
    ['lawyer', '8111'],
    ['restaurant', '5812'],
    ['metal roofing', '1761'],
    ['insurance agents', '6411'],
    ['176', '176'],
    ['1761', '1761'],
    ['17', '17'],
    ['construction', 'C'],
  ])('of the SIC are found by "%s": %s first', (typed, code) => {
    expect(valuesOf('SIC', typed)[0]).toBe(code);
  });

  it('of the SIC are found by any prefix of their code', () => {
    for (const { value } of suggest('SIC', '8', 2000))
      for (let length = 1; length <= value.length; length += 1)
        expect(suggest('SIC', value.slice(0, length), 2000).map((found) => found.value)).toContain(value);
  });

  it.each([
    ['roofing contractors', '238160'],
    ['238160', '238160'],
    ['dentists', '621210'],
  ])('of NAICS are found by "%s": %s first', (typed, code) => {
    expect(valuesOf('NAICS', typed)[0]).toBe(code);
  });

  it('say what they are', () => {
    expect(suggest('SIC', '1761', 1)).toEqual([
      { kind: 'SIC', value: '1761', name: 'Roofing, Siding, and Sheet Metal Work', meta: 'SIC 1761, Construction' },
    ]);
    expect(suggest('SIC', '17', 1)[0]?.meta).toBe('SIC 17, 17 industries');
    expect(suggest('NAICS', '238160', 1)[0]?.meta).toBe('NAICS 238160, Construction');
  });
});

describe('makes and models', () => {
  it.each<[SuggestionKind, string, string]>([
    ['MAKE', 'ford', 'Ford'],
    ['MAKE', 'benz', 'Mercedes-Benz'],
    ['MODEL', 'camry', 'Toyota Camry'],
    ['MODEL', 'toyota cam', 'Toyota Camry'],
    ['MODEL', 'f-150', 'Ford F150 Regular Cab'],
  ])('%s "%s" is %s', (kind, typed, value) => {
    expect(valuesOf(kind, typed)[0]).toBe(value);
  });

  it('say how they were made and when', () => {
    expect(suggest('MODEL', 'acura integra', 1)[0]?.meta).toBe('Coupe, Hatchback, Sedan, 1992 to 2026');
    expect(suggest('MAKE', 'geo', 1)[0]?.meta).toBe('4 models, 1992 to 1997');
  });
});

describe('a misspelling by one letter', () => {
  it.each<[SuggestionKind, string, string]>([
    ['CITY', 'phonix', 'AZ:PHOENIX'],
    ['CITY', 'pheonix', 'AZ:PHOENIX'],
    ['CITY', 'tuscon', 'AZ:TUCSON'],
    ['CITY', 'albequerque', 'NM:ALBUQUERQUE'],
    ['CITY', 'las angeles', 'CA:LOS ANGELES'],
    ['CITY', 'st luis', 'MO:SAINT LOUIS'],
    ['COUNTY', 'maricoppa', '04013'],
    ['ST', 'arizonna', 'AZ'],
    ['ZIP', 'scotsdale', '85250'],
    ['SIC', 'resturant', '5812'],
    ['SIC', 'hvca', '1711'],
    ['MAKE', 'toyta', 'Toyota'],
    ['MODEL', 'camrey', 'Toyota Camry'],
  ])('by %s "%s" still finds %s', (kind, typed, value) => {
    expect(valuesOf(kind, typed)).toContain(value);
  });

  it('comes after what is written as typed', () => {
    expect(suggest('CITY', 'phenix', 20).map(({ name }) => name)).toEqual([
      'Phenix City, AL',
      'Phenix, VA',
      'Phoenix, AZ',
      'Phoenix, IL',
      'Phoenix, OR',
      'Phoenix, NY',
      'Phoenix Park, PA',
      'Phoenix, MD',
      'Phoenixville, PA',
    ]);
  });

  it('is not looked for where enough is written as typed, in numbers, and in three letters', () => {
    expect(suggest('CITY', 'portland', 20).filter(({ name }) => !/portland/i.test(name))).toEqual([]);
    expect(valuesOf('ZIP', '99999')).toEqual([]);
    expect(valuesOf('CITY', 'zqx')).toEqual([]);
  });

  it('is every text that one letter more, less or other makes, or two exchanged, and no other', () => {
    const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    const word = fc.array(letter, { minLength: 5, maxLength: 14 }).map((letters) => letters.join(''));
    fc.assert(
      fc.property(word, fc.nat(), letter, fc.nat(3), (typed, place, other, how) => {
        const at = place % (typed.length - 1);
        const edits = [
          typed.slice(0, at) + other + typed.slice(at),
          typed.slice(0, at) + typed.slice(at + 1),
          typed.slice(0, at) + other + typed.slice(at + 1),
          `${typed.slice(0, at)}${typed[at + 1]}${typed[at]}${typed.slice(at + 2)}`,
        ];
        const meant = edits[how] ?? '';
        const all = misspellingsOf(typed);
        expect(all.has(meant)).toBe(meant !== typed);
        expect([...all].filter((text) => Math.abs(text.length - typed.length) > 1)).toEqual([]);
      }),
      cases(200),
    );
  });

  it('still finds a large city, whichever letter is wrong', () => {
    const large = [...placesOf('CITY')].sort((a, b) => b.weight - a.weight).slice(0, 60);
    for (const { entry } of large) {
      const typed = squeeze(normalise(entry.name.split(',')[0] ?? ''));
      // "Mesq" is not Mesa written wrong, but Mesquite.
      if (typed.length < 6) continue;
      for (let at = 0; at < typed.length; at += 1)
        expect(valuesOf('CITY', `${typed.slice(0, at)}q${typed.slice(at + 1)}`)).toContain(entry.value);
    }
  });
});

it('gives at most as many as asked for, each once, of the kind that was asked for', () => {
  for (const kind of suggestionKinds) {
    const found = suggest(kind, kind === 'ZIP' || kind === 'AREA_CODE' ? '2' : 'a', 20);
    expect(found.length).toBeLessThanOrEqual(20);
    expect(new Set(found.map(({ value }) => value)).size).toBe(found.length);
    expect(new Set(found.map((one) => one.kind))).toEqual(new Set([kind]));
  }
});
