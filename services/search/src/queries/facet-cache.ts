import { canonicalQuery } from '@leadwright/leads/canonical-query';
import type { CheckedQuery } from '@leadwright/leads/check-query';
import { withoutFilter } from '@leadwright/leads/facets/count-facet';
import type { Facet } from '@leadwright/leads/facets/facet';
import { createAnswerCache } from './answer-cache.ts';

// Of all leads of a version: every search begins there, and they cost the most. A few hundred fields in all.
const WHOLE_MAX = 500;

export type FacetCache = {
  get(query: CheckedQuery, version: number, field: string): Facet | undefined;
  keep(query: CheckedQuery, version: number, facet: Facet): void;
};

/** A facet does not depend on what its own field is asked for; one of all leads is kept until leads change. */
export function createFacetCache(given: { lifeMs: number; entriesMax: number; now: () => number }): FacetCache {
  const narrowed = createAnswerCache<Facet>(given);
  const whole = createAnswerCache<Facet>({ ...given, lifeMs: Number.POSITIVE_INFINITY, entriesMax: WHOLE_MAX });
  const at = (query: CheckedQuery, version: number, field: string) => {
    const others = withoutFilter(query, field);
    const isWhole = others.filters.length === 0 && others.geography.kind === 'nationwide';
    return { cache: isWhole ? whole : narrowed, key: `${version} ${field} ${canonicalQuery(others)}` };
  };
  return {
    get: (query, version, field) => {
      const { cache, key } = at(query, version, field);
      return cache.get(key);
    },
    keep: (query, version, facet) => {
      const { cache, key } = at(query, version, facet.field);
      cache.keep(key, facet);
    },
  };
}

/**
/**
 * The one of the kinds of leads that a search asks, of what became of them, and of where they are counted. That of words is
 * left as soon as they are not asked any more: they may have been wrong.
 */
export function createFacetCaches(
  given: Parameters<typeof createFacetCache>[0],
): (query: CheckedQuery, counted: { byWords: boolean; edition: string }) => FacetCache {
  const caches = new Map<string, { byWords: boolean; edition: string; cache: FacetCache }>();
  return ({ dictId, beside = {} }, { byWords, edition }) => {
    const kinds = [dictId, ...Object.keys(beside).toSorted()].join(' ');
    const before = caches.get(kinds);
    if (before?.byWords === byWords && before.edition === edition) return before.cache;
    const cache = createFacetCache(given);
    caches.set(kinds, { byWords, edition, cache });
    return cache;
  };
}
