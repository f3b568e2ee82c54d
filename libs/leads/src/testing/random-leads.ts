// Leads and searches at random, and a plain statement of which lead a search finds: what the
// engine answers is compared with it.
import fc from 'fast-check';
import { industries } from '@leadwright/reference/sic';
import { filterColumns, geographyColumns, type Dictionary, type FilterColumn } from '../dictionary.ts';
import type { Filter, GeographyKind, LeadQuery } from '../query.ts';

export type Lead = Record<string, string | number | readonly string[]>;

const places: Readonly<Record<GeographyKind, readonly string[]>> = {
  ST: ['AZ', 'CA', 'NY'],
  COUNTY: ['04013', '06037', '36061', '12086'],
  CITY: ['AZ:PHOENIX', "CA:O'NEALS", 'NY:NEW YORK'],
  ZIP: ['85001', '00501', '10001', '06103'],
  AREA_CODE: ['602', '213', '212'],
};

// Places that are other columns' values in the lead tables.
const apart: Readonly<Partial<Record<GeographyKind, Readonly<Record<string, { column: string; value: string }>>>>> = {
  CITY: { 'NY:MANHATTAN': { column: 'zip', value: '10001' } },
  COUNTY: { '12025': { column: 'county_fips', value: '12086' }, '09110': { column: 'zip', value: '06103' } },
};

/** Unknown (empty or 0) about one time in four. */
export function randomLead(dictionary: Dictionary): fc.Arbitrary<Lead> {
  const cells: Record<string, fc.Arbitrary<Lead[string]>> = {};
  for (const kind of Object.keys(places) as GeographyKind[])
    cells[geographyColumns[kind]] = fc.constantFrom(...places[kind]);
  for (const column of filterColumns(dictionary)) cells[column.fieldName] = cellOf(column);
  return fc.record(cells).map(withLevels);
}

function cellOf(column: FilterColumn): fc.Arbitrary<Lead[string]> {
  if (column.inputType === 'range') {
    return fc.oneof(
      { weight: 3, arbitrary: fc.integer({ min: column.min, max: column.max }) },
      { weight: 1, arbitrary: fc.constant(0) },
    );
  }
  if ('many' in column && column.many)
    return fc.subarray(
      column.items.map((item) => item.value),
      { maxLength: 4 },
    );
  const longest = Math.max(...column.items.map((item) => item.value.length));
  const values = column.items
    .map((item) => item.value)
    .filter((value) => !('levels' in column) || value.length === longest);
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: fc.constant('') });
}

// 1761 lies in major group 17, which lies in division C.
function withLevels(lead: Lead): Lead {
  const code = lead['sic_code'];
  if (typeof code !== 'string') return lead;
  return { ...lead, sic_major: code.slice(0, 2), sic_division: divisionOf(code) };
}

const divisionOf = (code: string): string => industries().find((known) => known.code === code)?.division ?? '';

export function randomQuery(dictionary: Dictionary): fc.Arbitrary<LeadQuery> {
  const geography = fc.oneof(
    fc.constant({ kind: 'nationwide' as const }),
    fc.constantFrom(...dictionary.geography).chain((kind) =>
      fc
        .subarray([...places[kind], ...Object.keys(apart[kind] ?? {})], {
          minLength: 1,
          maxLength: kind === 'ST' ? 1 : 3,
        })
        .map((values) => ({ kind, values })),
    ),
  );
  const filters = fc
    .subarray(filterColumns(dictionary), { maxLength: Math.min(3, filterColumns(dictionary).length) })
    .chain((columns) =>
      fc.tuple(
        ...columns.map((column) =>
          fc
            .tuple(filterOf(column), fc.nat(2))
            .map(([filter, round]): Filter => (round === 0 ? { ...filter, omit: true } : filter)),
        ),
      ),
    );
  return fc.record({ dictId: fc.constant(dictionary.dictId), geography, filters });
}

function filterOf(column: FilterColumn): fc.Arbitrary<Filter> {
  const field = column.fieldName;
  if (column.inputType === 'range') {
    return fc
      .tuple(
        fc.integer({ min: column.min, max: column.max }),
        fc.integer({ min: column.min, max: column.max }),
        fc.integer({ min: 0, max: 2 }),
      )
      .map(([a, b, open]) => ends(field, Math.min(a, b), Math.max(a, b), open));
  }
  const values = column.items.map((item) => item.value);
  if (column.inputType === 'stringRange') {
    return fc
      .tuple(fc.nat(values.length - 1), fc.nat(values.length - 1), fc.integer({ min: 0, max: 2 }))
      .map(([a, b, open]) => ends(field, values[Math.min(a, b)] ?? '', values[Math.max(a, b)] ?? '', open));
  }
  return fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 30 }).map((anyOf) => ({ field, anyOf }));
}

function ends(field: string, from: number | string, to: number | string, open: number): Filter {
  return open === 1 ? { field, from } : open === 2 ? { field, to } : { field, from, to };
}

/** Whether the search finds the lead, said without SQL. */
export function finds(dictionary: Dictionary, { geography, filters }: LeadQuery, lead: Lead): boolean {
  const inPlace =
    geography.kind === 'nationwide' ||
    geography.values.some((value) => {
      const asked = apart[geography.kind]?.[value] ?? { column: geographyColumns[geography.kind], value };
      return lead[asked.column] === asked.value;
    });
  return inPlace && filters.every((filter) => holds(dictionary, filter, lead));
}

function holds(dictionary: Dictionary, filter: Filter, lead: Lead): boolean {
  const column = filterColumns(dictionary).find(({ fieldName }) => fieldName === filter.field);
  const cell = lead[filter.field];
  // What is not known is found by neither side of a filter.
  if (!column || cell === '' || cell === 0 || (Array.isArray(cell) && cell.length === 0)) return false;
  return isAmong(column, filter, lead) !== (filter.omit === true);
}

function isAmong(column: FilterColumn, filter: Filter, lead: Lead): boolean {
  const cell = lead[filter.field];
  if ('anyOf' in filter) {
    if (Array.isArray(cell)) return cell.some((value) => filter.anyOf.includes(String(value)));
    if (!('levels' in column)) return filter.anyOf.includes(String(cell));
    return filter.anyOf.some((code) => String(cell).startsWith(code) || code === lead['sic_division']);
  }
  const place = (value: number | string): number =>
    column.inputType === 'range'
      ? Number(value)
      : 'items' in column
        ? column.items.findIndex((item) => item.value === value)
        : -1;
  const at = place(typeof cell === 'number' || typeof cell === 'string' ? cell : '');
  return (filter.from === undefined || at >= place(filter.from)) && (filter.to === undefined || at <= place(filter.to));
}
