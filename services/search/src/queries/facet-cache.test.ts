import { describe, expect, it } from '@jest/globals';
import { checkQuery, type CheckedQuery } from '@leadwright/leads/check-query';
import type { Facet } from '@leadwright/leads/facets/facet';
import { createFacetCaches } from './facet-cache.ts';

const inZip = (dictId: string, zip: string): CheckedQuery => {
  const result = checkQuery({ dictId, geography: { kind: 'ZIP', values: [zip] }, filters: [] });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.query;
};

const values = Array.from({ length: 2_000 }, (_, place) => ({ value: String(place), count: place }));
const long: Facet = { field: 'sic_code', values, unknown: 0 };
const short: Facet = { field: 'has_phone', values: values.slice(0, 2), unknown: 0 };

const counted = { byWords: false, edition: '1' };
const caches = (bytesMax: number) => createFacetCaches({ lifeMs: 60_000, bytesMax, now: () => 0 });

describe('kept facets', () => {
  it('take no more than their bytes, however long their lists are and of how many kinds they are', () => {
    const cacheOf = caches(300_000);
    const searches = ['businesses', 'vehicles', 'consumers', 'emails'].map((dictId) => inZip(dictId, '85001'));
    for (const query of searches) cacheOf(query, counted).keep(query, 1, long);
    const kept = searches.map((query) => cacheOf(query, counted).get(query, 1, long.field) !== undefined);
    expect(kept).toEqual([false, false, true, true]);
    const more = Array.from({ length: 200 }, (_, place) => inZip('emails', String(10_000 + place)));
    for (const query of more) cacheOf(query, counted).keep(query, 1, short);
    expect(more.every((query) => cacheOf(query, counted).get(query, 1, short.field) === short)).toBe(true);
  });

  it('are not answered again where words were left and are asked once more', () => {
    const cacheOf = caches(1_000_000);
    const query = inZip('consumers', '85001');
    const byWords = { ...counted, byWords: true };
    cacheOf(query, byWords).keep(query, 1, short);
    expect(cacheOf(query, byWords).get(query, 1, short.field)).toBe(short);
    expect(cacheOf(query, counted).get(query, 1, short.field)).toBeUndefined();
    expect(cacheOf(query, byWords).get(query, 1, short.field)).toBeUndefined();
  });
});
