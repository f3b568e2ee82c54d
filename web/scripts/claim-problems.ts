// Finds what a built page claims of the data or of the firm though its site does not.
import type { Claims } from '@leadwright/runtime/site/site-definition';
import { decodeEntities } from './html-text.ts';

/** How a claim reads, with any figure. What a buyer shall ask of other sellers ("last checked …") is none. */
const readsAs: Record<keyof Claims, RegExp> = {
  consumers: /\b200 million|million (?:and more )?consumer/i,
  businesses: /\b\w+ to \w+ million|million (?:and more )?business/i,
  doNotCall:
    /(?<!last )(?:checked|scrubbed) (?:against the (?:national )?do-not-call|about every)|every (?:two|2) weeks/i,
  refreshesAYear: /\b(?:three|3) (?:to|or) (?:four|4) times a year|(?:refreshed|made again) [\w ]+ (?:times )?a year/i,
  years: /\b\d+\+ years/i,
};

/** One line for each claim on a page of `pages` (HTML by path) that is not among the site's, or was not filled in. */
export function claimProblems(pages: ReadonlyMap<string, string>, claims: Claims): string[] {
  const forbidden = Object.entries(readsAs).filter(([name]) => claims[name as keyof Claims] === undefined);
  return [...pages].flatMap(([path, html]) => {
    const text = wordsOf(html);
    return [
      ...forbidden.flatMap(([name, pattern]) => {
        const found = pattern.exec(text);
        return found === null ? [] : [`${path}: claims ${name}, which this site does not: "${found[0]}"`];
      }),
      ...(text.includes('{{') ? [`${path}: has a claim that was not filled in`] : []),
    ];
  });
}

/** What people and search engines read: the text, what describes pictures and the page, and structured data. */
function wordsOf(html: string): string {
  const data = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json]) => json);
  const described = [...html.matchAll(/ (?:content|alt|aria-label|title)="([^"]*)"/g)].map(([, words]) => words);
  const text = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ').replaceAll(/<[^>]*>/g, ' ');
  return decodeEntities([text, ...described, ...data].join(' | ')).replaceAll(/\s+/g, ' ');
}
