// Digits as people and sheets write them: 02108, 02108-1234, 021081234, 2108.0, 2108.
import { describe } from '../geography/geography.ts';
import type { Place } from '../geography/place.ts';
import type { GeographyKind } from '../query.ts';
import { lazily } from '@leadwright/reference/rows';
import { zips, type Zip } from '@leadwright/reference/places';

export type LeftOutCode =
  | 'not-a-zip'
  | 'not-a-county'
  | 'not-an-area-code'
  | 'unknown-place'
  | 'several-places'
  | 'military'
  | 'range';

export type CodeRead = { is: 'place' | 'zeros-lost'; place: Place } | { is: 'left-out'; code: LeftOutCode };

const zipTable = lazily((): ReadonlyMap<string, Zip> => new Map(zips().map((zip) => [zip.zip, zip])));

export const zipOf = (zip: string): Zip | undefined => zipTable().get(zip);

const leftOut = (code: LeftOutCode): CodeRead => ({ is: 'left-out', code });

/** `digits` without the .0 of a sheet. */
const wholeNumber = (text: string): string => text.replace(/^(\d+)\.0*$/, '$1');

/** The five digits that a text may be both a ZIP code and a county by. */
export const fiveDigits = (text: string): string | undefined => /^\d{5}$/.exec(wholeNumber(text))?.[0];

/** What a code means where five digits are of `fiveAre`, and three digits of `threeAre`. */
export function readCode(text: string, fiveAre: 'ZIP' | 'COUNTY', threeAre: 'ZIP' | 'AREA_CODE'): CodeRead {
  const digits = wholeNumber(text);
  if (/^\d{5}-\d{5}$/.test(digits)) return leftOut('range');
  const plusFour = /^(\d{4,5})-?(\d{4})$/.exec(digits);
  if (plusFour?.[1] !== undefined) return readZip(plusFour[1]);
  if (/^\d{4,5}$/.test(digits)) return fiveAre === 'ZIP' ? readZip(digits) : readCounty(digits);
  if (!/^\d{3}$/.test(digits)) return leftOut(notA(threeAre === 'AREA_CODE' ? 'AREA_CODE' : fiveAre));
  const area = describe('AREA_CODE', digits);
  const zip = threeAre === 'ZIP' ? readZip(digits) : undefined;
  if (zip !== undefined && zip.is !== 'left-out') return zip;
  return area ? { is: 'place', place: area } : (zip ?? leftOut('not-an-area-code'));
}

const notA = (kind: Extract<GeographyKind, 'ZIP' | 'COUNTY' | 'AREA_CODE'>): LeftOutCode =>
  kind === 'ZIP' ? 'not-a-zip' : kind === 'COUNTY' ? 'not-a-county' : 'not-an-area-code';

// A code that is shorter lost its zeros where it was kept as a number. It is asked about, and never padded unasked.
function readZip(digits: string): CodeRead {
  const zip = digits.padStart(5, '0');
  const place = describe('ZIP', zip);
  if (place === undefined) return leftOut(zipOf(zip) === undefined ? 'not-a-zip' : 'military');
  return { is: zip === digits ? 'place' : 'zeros-lost', place };
}

function readCounty(digits: string): CodeRead {
  const fips = digits.padStart(5, '0');
  const place = describe('COUNTY', fips);
  if (place === undefined) return leftOut('not-a-county');
  return { is: fips === digits ? 'place' : 'zeros-lost', place };
}
