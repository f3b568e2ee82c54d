import { dictionaryOf } from '../dictionaries.ts';
import type { CheckedQuery } from '../check-query.ts';
import { scrubbedColumn } from '../do-not-call/scrubbed-column.ts';
import { hasOne, searchFields, type SearchField } from '../links.ts';
import { findFilledFilters, type LeadEngine } from './filled-filters.ts';

export type SearchableFilters = (dictId: string, version: number) => Promise<ReadonlySet<string>>;

const ASK_AGAIN_MS = 60_000;

/** Asks the engine once per version, which never changes but for flags that are scrubbed; failures are not cached. */
export function createSearchableFilters(engine: LeadEngine): SearchableFilters {
  const known = new Map<string, { asked: Promise<ReadonlySet<string>>; until: number }>();
  return (dictId, version) => {
    const dictionary = dictionaryOf(dictId);
    if (!dictionary) return Promise.resolve(new Set<string>());
    const key = `${dictId} ${version}`;
    const before = known.get(key);
    if (before && performance.now() < before.until) return before.asked;
    const asked = findFilledFilters(engine, dictionary, version);
    const entry = { asked, until: Number.POSITIVE_INFINITY };
    known.set(key, entry);
    const scrubbed = scrubbedColumn(dictionary)?.fieldName;
    asked.then(
      (filled) => {
        if (scrubbed !== undefined && !filled.has(scrubbed)) entry.until = performance.now() + ASK_AGAIN_MS;
      },
      () => known.delete(key),
    );
    return asked;
  };
}

/** Those of the query's filters that no lead of the version has a value for, as a refusal names them. */
export async function filtersNotReady(
  searchable: SearchableFilters,
  { dictId, filters, beside }: Pick<CheckedQuery, 'dictId' | 'filters' | 'beside'>,
  version: number,
): Promise<{ path: string; message: string }[]> {
  const dictionary = dictionaryOf(dictId);
  if (!dictionary || filters.length === 0) return [];
  const asked = new Set(filters.map(({ field }) => field));
  const fields = searchFields(dictionary).filter((field) => asked.has(field.asked.fieldName));
  const early = await Promise.all(
    fields.map(async (field) => !(await isReady(searchable, field, { beside, dictId, version }))),
  );
  return fields
    .filter((_field, place) => early[place])
    .map(({ asked: { fieldName, label } }) => ({
      path: fieldName,
      message: `The leads do not have “${label}” yet. Remove this filter, or use it when the leads are updated.`,
    }));
}

async function isReady(
  searchable: SearchableFilters,
  { column, link }: SearchField,
  { beside = {}, dictId, version }: { beside: CheckedQuery['beside']; dictId: string; version: number },
): Promise<boolean> {
  if (!link) return (await searchable(dictId, version)).has(column.fieldName);
  const other = beside[link.dictionary.dictId];
  if (other === undefined) return false;
  return column === hasOne || (await searchable(link.dictionary.dictId, other)).has(column.fieldName);
}
