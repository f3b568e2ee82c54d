// What articles and legal texts claim, which are the same on every site: a part in `{{claim: …}}` is left out where the site
// does not make this claim, and has the claim's figure for `{}` where it does.
import type { Claims } from '@leadwright/runtime/site/site-definition';
import { formatNumber, fromTo, inWords } from './format.ts';

const text = (count: number | undefined) => (count === undefined ? undefined : formatNumber(count));

const figures: Record<keyof Claims, (claims: Claims) => string | undefined> = {
  consumers: ({ consumers }) => text(consumers),
  businesses: ({ businesses }) => businesses && fromTo(businesses.map(formatNumber)),
  doNotCall: ({ doNotCall }) => doNotCall && inWords(doNotCall.everyWeeks),
  refreshesAYear: ({ refreshesAYear }) => refreshesAYear && inWords(refreshesAYear),
  years: ({ years }) => text(years),
};

/** The text of a site with these claims. */
export function withClaims(text: string, claims: Claims): string {
  return text.replaceAll(/\{\{(\w+): ((?:(?!\}\}).)*)\}\}/gs, (_, name: string, said: string) => {
    if (!(name in figures)) throw new Error(`A text claims ${name}, which no site can: ${said}`);
    const figure = figures[name as keyof Claims](claims);
    return figure === undefined ? '' : said.replaceAll('{}', figure);
  });
}
