// Finds what a built page claims of the data or of the firm though its site does not.
import { withFigures } from '../../libs/runtime/src/site/lead-facts.ts';
import type { Claims } from '@leadwright/runtime/site/site-definition';
import { decodeEntities } from './html-text.ts';

const made = 'refreshed|updated|renewed|rebuilt|made again';
const registry = '(?:the )?(?:national |federal |FTC )*(?:do[- ]not[- ]call|DNC)\\b';

/**
 * The usual wordings of a claim, with any figure. What a buyer shall ask of other sellers ("last checked …") is none. It
 * knows wordings, not meanings: who writes a new sentence of this kind marks it as a claim.
 */
const readsAs: Record<keyof Claims, RegExp[]> = {
  consumers: [
    /\b(?:2\d\d|two hundred)(?: ?million|M\b|,000,000)/i,
    /millions? (?:and more |of )?(?:US |American )?consumer/i,
  ],
  businesses: [
    /\b\w+ (?:to|or|and) \w+ million/i,
    /\b(?:1\d|fourteen|fifteen)(?:\.\d)?(?: ?million|M\b|,000,000)/i,
    /millions? (?:and more |of )?(?:US |American )?(?:business|compan|firm)/i,
  ],
  doNotCall: [
    new RegExp(`(?<!last )(?:checked|scrubbed|screened|cleaned|compared|matched) (?:against|with|by) ${registry}`, 'i'),
    /(?:checked|scrubbed|screened|cleaned) (?:about )?(?:every|twice|once)\b/i,
    /\bDNC[- ](?:scrubbed|checked|screened|clean|compliant|safe)\b/i,
    /every (?:two|2|other|second) weeks?\b|\bbi-?weekly\b|\bfortnight/i,
  ],
  refreshesAYear: [
    /\b(?:three|3) (?:to|or) (?:four|4) times a year/i,
    new RegExp(`(?:${made}) (?:[\\w-]+ ){0,5}(?:a|per|each) year`, 'i'),
    new RegExp(`(?:${made}) (?:every (?:\\w+ )?(?:weeks?|months?|quarter)|weekly|monthly|quarterly)`, 'i'),
    /\b(?:weekly|monthly|quarterly) (?:refresh|update|delivery)/i,
  ],
  years: [
    /\b(?:\d+|seven|ten)\+ years/i,
    /\b(?:over|more than) (?:a decade|\w+ years) (?:in business|of experience|of service|of lists)/i,
    /\b(?:in business|founded|established|serving \w+|selling \w+) (?:since|in) (?:19|20)\d\d/i,
  ],
};

/** One line for each claim on a page of `pages` (HTML by path) that is not among the site's, or was not filled in. */
export function claimProblems(pages: ReadonlyMap<string, string>, claims: Claims): string[] {
  const forbidden = Object.entries(readsAs).filter(([name]) => claims[name as keyof Claims] === undefined);
  return [...pages].flatMap(([path, html]) => {
    const text = wordsOf(html);
    return [
      ...forbidden.flatMap(([name, patterns]) => {
        const found = patterns.map((pattern) => pattern.exec(text)).find((each) => each !== null);
        return found ? [`${path}: claims ${name}, which this site does not: "${found[0]}"`] : [];
      }),
      ...(text.includes('{{') ? [`${path}: has a claim that was not filled in`] : []),
    ];
  });
}

/** What people and search engines read: the text, what describes pictures and the page, and structured data. */
function wordsOf(page: string): string {
  // What the installation counts is a fact of its own, whatever the site claims.
  const html = withFigures(page, {});
  const data = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json]) => json);
  const described = [...html.matchAll(/ (?:content|alt|aria-label|title)="([^"]*)"/g)].map(([, words]) => words);
  const text = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ').replaceAll(/<[^>]*>/g, ' ');
  return decodeEntities([text, ...described, ...data].join(' | ')).replaceAll(/\s+/g, ' ');
}
