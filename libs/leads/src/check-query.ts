// Only its result can be compiled. Normal form: order of places and filters, no duplicates, digits as numbers.
import { dictionaryOf } from './dictionaries.ts';
import type { Dictionary } from './dictionary.ts';
import type { FlagSlots } from './do-not-call/flag-slots.ts';
import { kindsBeside, searchFields } from './links.ts';
import type { Filter, LeadQuery } from './query.ts';
import { checkFilter } from './rules/check-filter.ts';
import { checkGeography } from './rules/check-geography.ts';

declare const checked: unique symbol;

export type CheckedQuery = LeadQuery & { readonly [checked]: true };

/** `path` is `dictId`, `geography` or the filter's field; `message` is a sentence for people. */
export type QueryProblem = { path: string; message: string };

export type QueryCheck = { ok: true; query: CheckedQuery } | { ok: false; problems: QueryProblem[] };

/** The query with the versions of the other kinds that it asks of; of those that are not named there is none. */
export function withBeside(query: CheckedQuery, versions: Readonly<Record<string, number | undefined>>): CheckedQuery {
  const dictionary = dictionaryOf(query.dictId);
  const asked = dictionary ? kindsBeside(dictionary, query.filters) : [];
  const beside = asked.flatMap((dictId) => (versions[dictId] === undefined ? [] : [[dictId, versions[dictId]]]));
  const { beside: _before, ...bare } = query;
  return { ...bare, ...(beside.length === 0 ? {} : { beside: Object.fromEntries(beside) as Record<string, number> }) };
}

/** The query as it reads scrubbed flags of its own kind and of those that it asks beside it. */
export function withFlags(query: CheckedQuery, flags: FlagSlots): CheckedQuery {
  const asked = Object.entries(flags).filter(
    ([dictId, slot]) => slot !== 0 && (dictId === query.dictId || query.beside?.[dictId] !== undefined),
  );
  const { flags: _before, ...bare } = query;
  return asked.length === 0 ? bare : { ...bare, flags: Object.fromEntries(asked) };
}

/** Checks everything and reports every problem at once. Never throws, whatever the input. */
export function checkQuery(input: unknown): QueryCheck {
  const { dictId, geography, filters } = asRecord(input);
  const dictionary = typeof dictId === 'string' ? dictionaryOf(dictId) : undefined;
  if (!dictionary) return { ok: false, problems: [{ path: 'dictId', message: 'There is no such list of leads.' }] };

  const place = checkGeography(dictionary.geography, asRecord(geography));
  const asked = checkFilters(dictionary, filters);
  const problems = [...('problem' in place ? [{ path: 'geography', message: place.problem }] : []), ...asked.problems];
  if ('problem' in place || problems.length > 0) return { ok: false, problems };
  const query: LeadQuery = { dictId: dictionary.dictId, geography: place.value, filters: asked.filters };
  return { ok: true, query: query as CheckedQuery };
}

function checkFilters(dictionary: Dictionary, input: unknown): { filters: Filter[]; problems: QueryProblem[] } {
  if (!Array.isArray(input)) return { filters: [], problems: [{ path: 'filters', message: 'Filters are a list.' }] };
  const columns = searchFields(dictionary).map(({ asked }) => asked);
  const problems: QueryProblem[] = [];
  const byField = new Map<string, Filter>();
  for (const filter of input as unknown[]) {
    const { field } = asRecord(filter);
    const column = columns.find((candidate) => candidate.fieldName === field);
    if (column === undefined) {
      problems.push({ path: 'filters', message: 'This list has no such filter.' });
      continue;
    }
    const result = checkFilter(column, asRecord(filter));
    if ('problem' in result) problems.push({ path: column.fieldName, message: result.problem });
    else if (byField.has(result.value.field))
      problems.push({ path: result.value.field, message: `${column.label} stands twice.` });
    else byField.set(result.value.field, result.value);
  }
  const filters = columns.flatMap((column) => byField.get(column.fieldName) ?? []);
  return { filters, problems };
}

function asRecord(input: unknown): Record<string, unknown> {
  return typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {};
}
