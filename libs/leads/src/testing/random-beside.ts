// Leads of several kinds that share people and households, searches that ask of several, and a plain statement of what
// such a search finds.
import fc from 'fast-check';
import type { Dictionary } from '../dictionary.ts';
import { hasOne, linksOf, type Link } from '../links.ts';
import type { Filter, LeadQuery } from '../query.ts';
import { finds, randomLead, randomQuery, type Lead } from './random-leads.ts';

/** A lead of few names and addresses, so that kinds have many in common. */
export function randomNeighbour(dictionary: Dictionary): fc.Arbitrary<Lead> {
  const fields = new Set(dictionary.columns.map(({ fieldName }) => fieldName));
  const few: Record<string, readonly (string | number)[]> = {
    first_name: ['Ann', 'bob'],
    last_name: ['Lee'],
    street_number: ['1', '2', '3'],
    street: ['Elm St', ' elm st', 'Oak St'],
    email: ['a@x.example', 'b@x.example', 'c@x.example'],
    year_born: [1970, 1971],
    month_born: ['01', '02'],
  };
  const known = Object.entries(few).filter(([field]) => fields.has(field));
  const neighbour = fc.record(Object.fromEntries(known.map(([field, values]) => [field, fc.constantFrom(...values)])));
  return fc.tuple(randomLead(dictionary), neighbour).map(([lead, own]) => ({ ...lead, ...own }));
}

/** A search with filters of its own kind and of kinds beside it. */
export function randomBeside(dictionary: Dictionary): fc.Arbitrary<LeadQuery> {
  const of = (link: Link): fc.Arbitrary<Filter[]> =>
    fc
      .tuple(randomQuery(link.dictionary), fc.integer({ min: 0, max: 9 }))
      .map(([{ filters }, has]) => [
        ...(has < 5 ? [] : [hasFilter(link, has)]),
        ...filters.slice(0, 2).map((filter) => ({ ...filter, field: `${link.dictionary.dictId}.${filter.field}` })),
      ]);
  return fc
    .tuple(randomQuery(dictionary), ...linksOf(dictionary).map(of))
    .map(([query, ...beside]) => ({ ...query, filters: [...query.filters.slice(0, 1), ...beside.flat()] }));

  function hasFilter({ dictionary: { dictId } }: Link, has: number): Filter {
    const field = `${dictId}.${hasOne.fieldName}`;
    return has < 7 ? { field, anyOf: ['yes'] } : has < 9 ? { field, anyOf: ['no'] } : { field, anyOf: ['yes', 'no'] };
  }
}

// Said here once more: by what the dictionaries say, a wrong key would be on both sides.
const household: readonly string[] = ['street_number', 'street', 'zip'];
const person: readonly string[] = ['first_name', 'last_name', 'year_born', 'month_born', ...household];

function sharedBy(one: Dictionary, other: Dictionary): readonly string[] {
  const know = (field: string) =>
    [one, other].every(({ columns }) => columns.some(({ fieldName }) => fieldName === field));
  return person.every(know) ? person : household;
}

// Each lead is asked for its keys by every search.
const known = new Map([person, household].map((fields) => [fields, new WeakMap<Lead, string>()]));

function keyOf(lead: Lead, fields: readonly string[]): string {
  const before = known.get(fields)?.get(lead);
  if (before !== undefined) return before;
  const key = fields
    .map((field) =>
      String(lead[field] ?? '')
        .trim()
        .toLowerCase(),
    )
    .join('|');
  known.get(fields)?.set(lead, key);
  return key;
}

/** Whether the search finds the lead among `all` leads by kind, said without SQL. */
export function findsBeside(
  dictionary: Dictionary,
  { filters, ...query }: LeadQuery,
  lead: Lead,
  all: ReadonlyMap<string, readonly Lead[]>,
): boolean {
  const own = filters.filter(({ field }) => !field.includes('.'));
  if (!finds(dictionary, { ...query, filters: own }, lead)) return false;
  return linksOf(dictionary).every((link) => {
    const { dictId } = link.dictionary;
    const asked = filters
      .filter(({ field }) => field.startsWith(`${dictId}.`))
      .map((filter) => ({ ...filter, field: filter.field.slice(dictId.length + 1) }));
    if (asked.length === 0) return true;
    const has = asked.find(({ field }) => field === hasOne.fieldName);
    const wanted = has && 'anyOf' in has ? has.anyOf : ['yes'];
    const key = sharedBy(dictionary, link.dictionary);
    const rest = asked.filter((filter) => filter !== has);
    const mine = keyOf(lead, key);
    const there = (all.get(dictId) ?? []).some(
      (other) =>
        keyOf(other, key) === mine &&
        finds(link.dictionary, { dictId, geography: { kind: 'nationwide' }, filters: rest }, other),
    );
    return wanted.includes(there ? 'yes' : 'no');
  });
}
