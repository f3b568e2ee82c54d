// Over random texts: what is written is read, or named as left out.
import fc from 'fast-check';
import { cases } from '@leadwright/testing/seeds/run-seed';
import { zips } from '@leadwright/reference/places';
import { placesOf } from '../geography/geography.ts';
import { placeListMax } from '../rules/limits.ts';
import { readPlaces } from './read-places.ts';

const searched = zips().filter(({ countyFips }) => countyFips !== '');
const listed = fc.uniqueArray(fc.constantFrom(...searched.map(({ zip }) => zip)), { minLength: 1, maxLength: 40 });
const written = fc.constantFrom<(zip: string) => string>(
  (zip) => zip,
  (zip) => `${zip}-1234`,
  (zip) => `${zip}\u20131234`,
  (zip) => `${zip}1234`,
  (zip) => `'${zip}`,
  (zip) => `'${zip}'`,
  (zip) => `"${zip}"`,
  (zip) => `="${zip}"`,
  (zip) => `(${zip})`,
  (zip) => zip.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
);
const between = fc.constantFrom(',', ', ', ';', '; ', '\t', '\n', '\r\n', ' ', ' | ', ',\n');

describe('any list of ZIP codes', () => {
  it('is read whole and in its order, however each is written and whatever stands between', () => {
    fc.assert(
      fc.property(listed, fc.infiniteStream(written), between, (list, forms, sign) => {
        const read = readPlaces(list.map((zip) => forms.next().value?.(zip) ?? zip).join(sign), 'ZIP');
        expect(read?.places.map(({ value }) => value)).toEqual(list);
        expect([read?.zerosLost, read?.leftOut]).toEqual([[], []]);
      }),
      cases(300),
    );
  });

  it('that lost its zeros is asked about, and never padded', () => {
    fc.assert(
      fc.property(listed, fc.constantFrom('', '.0', '-1234'), between, (list, end, sign) => {
        const read = readPlaces(
          list.map((zip) => `${Number(zip)}${end === '.0' ? end : zip.startsWith('0') ? end : ''}`).join(sign),
          'ZIP',
        );
        const isShort = (zip: string) => zip.startsWith('0') && !(zip.startsWith('00') && end === '-1234');
        expect(read?.places.map(({ value }) => value)).toEqual(list.filter((zip) => !zip.startsWith('0')));
        expect(read?.zerosLost.map(({ value }) => value)).toEqual(list.filter(isShort));
      }),
      cases(300),
    );
  });
});

// An old code of a county that kept its name; names with a number in the middle.
const notByName = new Set(['29193', 'MO:VLG OF 4 SSNS', 'PA:BRA# 52', 'TX:SOCORRO MISSION NUMBER 1 COLONIA']);

describe('any place that can be searched', () => {
  it.each(['ST', 'COUNTY', 'CITY', 'AREA_CODE'] as const)('is read by its own name: %s', (kind) => {
    const named = placesOf(kind).flatMap(({ entry }) => (notByName.has(entry.value) ? [] : [entry]));
    const missed = named.filter(({ value, name }) => {
      const { places = [], leftOut = [] } = readPlaces(name, kind) ?? {};
      return places.length !== 1 || leftOut.length > 0 || places[0]?.kind !== kind || places[0].value !== value;
    });
    expect(missed).toEqual([]);
  });
});

describe('any text', () => {
  const pieces = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom(
      '2108',
      '02108-1234',
      'Maricopa, AZ',
      "('",
      "')",
      ';',
      '\u2013',
      '\uFF10',
      'IN (',
      '09012',
      '=',
      '.0',
    ),
    fc.nat().map(String),
  );
  it('never throws, and each of its numbers is read or named', () => {
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 12 }),
        fc.constantFrom(undefined, 'ZIP', 'COUNTY', 'CITY'),
        (parts, kind) => {
          const text = parts.join(' ');
          const read = readPlaces(text, kind);
          const words = [...(read?.places ?? []), ...(read?.zerosLost ?? []), ...(read?.leftOut ?? [])]
            .map(({ word, ...place }) => `${word} ${'value' in place ? place.value : ''}`)
            .join(' ');
          for (const [digits] of text.normalize('NFKC').matchAll(/(?<![\p{L}\p{N}])\d+(?![\p{L}\p{N}])/gu))
            expect(words).toContain(digits.replace(/^(?:00?)?(\d{5})\d{4}$/, '$1'));
        },
      ),
      cases(500),
    );
  });

  it.each([
    ["x'x", "'"],
    ['1 x', ' '],
    ['1-x', '-'],
    ['a b', ' a'],
  ])('as long as a list may be is read in one pass: %s', (text, repeated) => {
    const middle = repeated.repeat(Math.floor((placeListMax - 2) / repeated.length));
    expect(readPlaces(`${text.charAt(0)}${middle}${text.charAt(2)}`)?.places).toBeInstanceOf(Array);
  });

  it('of more words than a list may have is not read', () => {
    expect(readPlaces(`1${' / 1'.repeat(Math.floor((placeListMax - 2) / 4))}`)).toBeUndefined();
  });
});
