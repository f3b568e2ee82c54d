// What articles and legal texts claim, which are the same on every site: a part in `{{claim: …}}` is left out where the site
// does not make this claim, and has the claim's figure for `{}` where it does. What stands behind `||` in it is said in its
// place where the site says what the installation counts; without that a part is left out there. A text that people agree
// to has none: it would change with the leads.
import type { Claims } from '@leadwright/runtime/site/site-definition';
import type { Speaks } from '@leadwright/runtime/site/public-claims';
import { formatNumber, fromTo, inWords } from './format.ts';

const text = (count: number | undefined) => (count === undefined ? undefined : formatNumber(count));

const figures: Record<keyof Claims, (claims: Claims) => string | undefined> = {
  consumers: ({ consumers }) => text(consumers),
  businesses: ({ businesses }) => businesses && fromTo(businesses.map(formatNumber)),
  doNotCall: ({ doNotCall }) => doNotCall && inWords(doNotCall.everyWeeks),
  refreshesAYear: ({ refreshesAYear }) => refreshesAYear && inWords(refreshesAYear),
  years: ({ years }) => text(years),
};

// The figure that says by count what a claim says by number (libs/runtime/src/site/lead-facts.ts); years are not counted.
export type CountedClaim = Exclude<keyof Claims, 'years'>;
export const figureOf: Record<CountedClaim, string> = {
  consumers: 'consumers',
  businesses: 'businesses',
  doNotCall: 'checked',
  refreshesAYear: 'renewed',
};

const CLAIM = /\{\{(\w+): ((?:(?!\}\}).)*)\}\}/gs;

/** The text of a site with these claims. What is to be counted is left open, as `[[figure: …]]`. */
export function withClaims(text: string, claims: Claims, speaks: Speaks = 'stated'): string {
  return text.replaceAll(CLAIM, (_, name: string, said: string) => {
    if (!isClaim(name)) throw new Error(`A text claims ${name}, which no site can: ${said}`);
    const [stated = '', counted] = said.split(/\|\| ?/);
    const figure = figures[name](claims);
    if (figure === undefined) return '';
    if (speaks === 'stated' || name === 'years') return stated.replaceAll('{}', figure);
    return counted === undefined ? '' : `[[${figureOf[name]}: ${counted}]]`;
  });
}

const isClaim = (name: string): name is keyof Claims => name in figures;
