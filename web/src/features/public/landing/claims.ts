// What a site may say of its data and of itself, in words. A claim that its definition does not make is nowhere on it.
import type { Claims } from '@leadwright/runtime/site/site-definition';
import { formatNumber, fromTo, inWords } from '../../../components/words/format.ts';

const MILLION = 1_000_000;

/** "14 to 15 million", or "20,000" where it is less than one. */
function inMillions(...counts: number[]): string {
  const unit = counts.every((count) => count >= MILLION) ? MILLION : 1;
  const figures = fromTo(counts.map((count) => formatNumber(Math.floor(count / unit))));
  return unit === 1 ? figures : `${figures} million`;
}

/** A figure, or a few words that stand as large as one, and what it says. */
export type Claimed = { figure: string; says: string };

/** In the order in which people ask. */
export function claimsInWords({ consumers, businesses, doNotCall, refreshesAYear, years }: Claims): Claimed[] {
  return [
    ...(consumers === undefined
      ? []
      : [{ figure: inMillions(consumers), says: 'and more consumer records, with addresses' }]),
    ...(businesses === undefined ? [] : [{ figure: inMillions(...businesses), says: 'and more business records' }]),
    ...(doNotCall === undefined
      ? []
      : [{ figure: 'Do-not-call', says: 'Phone numbers are checked against the do-not-call registry' }]),
    ...(refreshesAYear === undefined
      ? []
      : [{ figure: 'Fresh data', says: `refreshed ${inWords(refreshesAYear)} times a year` }]),
    ...(years === undefined ? [] : [{ figure: `${years}+ years`, says: 'in business' }]),
  ];
}
