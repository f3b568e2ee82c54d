import type { CheckedQuery } from './check-query.ts';

/** The key of caches, the same in every process. `checkQuery` has already put the parts in order. */
export function canonicalQuery(query: CheckedQuery): string {
  const filters = query.filters.map((filter) => [
    ...('anyOf' in filter ? [filter.field, filter.anyOf] : [filter.field, filter.from ?? null, filter.to ?? null]),
    ...(filter.omit === true ? ['omit'] : []),
  ]);
  const place =
    query.geography.kind === 'nationwide' ? [query.geography.kind] : [query.geography.kind, query.geography.values];
  const beside = Object.entries(query.beside ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  const flags = Object.entries(query.flags ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([
    ...[query.dictId, place, filters],
    ...(beside.length === 0 ? [] : [beside]),
    ...(flags.length === 0 ? [] : [{ flags }]),
  ]);
}
