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

/** Said where the leads are for trying the product, whatever the site claims. */
export const madeUpNote = '[[madeUp: <p>The {} on this site are made up, for trying the product.</p>]]';

const counted = (figure: string, large: string, says: string): string =>
  `[[${figure}: <li><strong class="claim-figure">${large}</strong> ${says}</li>]]`;

/** The same claims as the installation counts them, as items of a list; what it does not have it does not claim. */
export function claimsAsCounted({ consumers, businesses, doNotCall, refreshesAYear, years }: Claims): string {
  return [
    consumers === undefined ? '' : counted('consumers', '{}', 'or more consumers'),
    businesses === undefined ? '' : counted('businesses', '{}', 'or more businesses'),
    doNotCall === undefined
      ? ''
      : counted(
          'checked',
          'Do-not-call',
          'Phone numbers are checked against the do-not-call registry: last its list of {}',
        ),
    refreshesAYear === undefined ? '' : counted('renewed', 'Fresh data', 'no list is older than {}'),
    ...claimsInWords(years === undefined ? {} : { years }).map(
      ({ figure, says }) => `<li><strong class="claim-figure">${figure}</strong> ${says}</li>`,
    ),
  ].join('');
}

/** When that was. */
export const countedNote = '[[asOf: <p>Counted in our own leads on {}.</p>]]';

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
