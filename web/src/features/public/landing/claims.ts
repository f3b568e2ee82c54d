// What a site may say of its data and of itself, in words. A claim that its definition does not make is nowhere on it.
import type { Claims } from '@leadwright/runtime/site/site-definition';
import { formatNumber, inWords } from '../../../components/words/format.ts';

const millions = (count: number): string => formatNumber(count / 1_000_000);

/** A figure, or a few words that stand as large as one, and what it says. */
export type Claimed = { figure: string; says: string };

/** In the order in which people ask. */
export function claimsInWords({ consumers, businesses, doNotCall, refreshesAYear, years }: Claims): Claimed[] {
  return [
    ...(consumers === undefined
      ? []
      : [{ figure: `${millions(consumers)} million`, says: 'and more consumer records, with addresses' }]),
    ...(businesses === undefined
      ? []
      : [{ figure: `${businesses.map(millions).join(' to ')} million`, says: 'and more business records' }]),
    ...(doNotCall === undefined
      ? []
      : [{ figure: 'Do-not-call', says: 'Phone numbers are checked against the do-not-call registry' }]),
    ...(refreshesAYear === undefined
      ? []
      : [{ figure: 'Fresh data', says: `refreshed ${inWords(refreshesAYear)} times a year` }]),
    ...(years === undefined ? [] : [{ figure: `${years}+ years`, says: 'in business' }]),
  ];
}
