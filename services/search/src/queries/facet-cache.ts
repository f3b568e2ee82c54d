import { canonicalQuery } from '@leadwright/leads/canonical-query';
import type { CheckedQuery } from '@leadwright/leads/check-query';
import { withoutFilter } from '@leadwright/leads/facets/count-facet';
import type { Facet } from '@leadwright/leads/facets/facet';
import { createAnswerCache, type CacheBounds } from './answer-cache.ts';

// A trade's list has two thousand values.
const BYTES_OF_VALUE = 64;
const bytesOf = ({ values }: Facet): number => BYTES_OF_VALUE * (values.length + 4);

/** Of all leads of a version: every search begins there, and they cost the most. */
const WHOLE_BYTES_MAX = 4 * 2 ** 20;

export type FacetCache = {
  get(query: CheckedQuery, version: number, field: string): Facet | undefined;
  keep(query: CheckedQuery, version: number, facet: Facet): void;
};

/**
 * The one of the kinds of leads that a search asks, of what became of them, and of where they are counted. That of words is
 * left as soon as they are not asked any more: they may have been wrong. All share the bytes that are given.
 */
export function createFacetCaches(
  given: Omit<CacheBounds<Facet>, 'bytesOf'>,
): (query: CheckedQuery, counted: { byWords: boolean; edition: string }) => FacetCache {
  const narrowed = createAnswerCache<Facet>({ ...given, bytesOf });
  const whole = createAnswerCache<Facet>({
    ...{ lifeMs: Number.POSITIVE_INFINITY, bytesMax: WHOLE_BYTES_MAX },
    ...{ bytesOf, now: given.now },
  });
  const begun = new Map<string, { byWords: boolean; edition: string; cache: FacetCache }>();
  let begins = 0;
  return ({ dictId, beside = {} }, { byWords, edition }) => {
    const kinds = [dictId, ...Object.keys(beside).toSorted()].join(' ');
    const before = begun.get(kinds);
    if (before?.byWords === byWords && before.edition === edition) return before.cache;
    begins += 1;
    const cache = facetCache(`${begins}`, { narrowed, whole });
    begun.set(kinds, { byWords, edition, cache });
    return cache;
  };
}

type Kept = Record<'narrowed' | 'whole', ReturnType<typeof createAnswerCache<Facet>>>;

/** A facet does not depend on what its own field is asked for; one of all leads is kept until leads change. */
function facetCache(name: string, { narrowed, whole }: Kept): FacetCache {
  const at = (query: CheckedQuery, version: number, field: string) => {
    const others = withoutFilter(query, field);
    const isWhole = others.filters.length === 0 && others.geography.kind === 'nationwide';
    return { cache: isWhole ? whole : narrowed, key: `${name} ${version} ${field} ${canonicalQuery(others)}` };
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
