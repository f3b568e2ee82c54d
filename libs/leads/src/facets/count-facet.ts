// The facet of one field from the lead table: one row for each value.
import type { CheckedQuery } from '../check-query.ts';
import { besideOf, type Compiled } from '../compile/compile.ts';
import { compileWhere, dictionaryFor } from '../compile/where.ts';
import type { FilterColumn, Level } from '../dictionary.ts';
import { storedIn, type FlagSlot } from '../do-not-call/flag-slots.ts';
import { levelsOf } from './facet.ts';

/** The search without what it asks of a field: a facet says what each choice there would find. */
export function withoutFilter(query: CheckedQuery, field: string): CheckedQuery {
  return { ...query, filters: query.filters.filter((filter) => filter.field !== field) };
}

/** Rows `{ value, leads }` of a version, as `facetOf` reads them. */
export function countFacet(query: CheckedQuery, version: number, column: FilterColumn): Compiled {
  const others = withoutFilter(query, column.fieldName);
  const where = compileWhere(others, version);
  const value = valueOf(column, query.flags?.[query.dictId]);
  return {
    sql: [
      `SELECT ${value.sql} AS value, count() AS leads`,
      `FROM ${dictionaryFor(query).index}`,
      `WHERE ${where.text}`,
      'GROUP BY value',
    ].join('\n'),
    params: { ...where.params, ...value.params },
    ...besideOf(others),
  };
}

function valueOf(column: FilterColumn, slot: FlagSlot | undefined): Pick<Compiled, 'sql' | 'params'> {
  const { fieldName } = column;
  if (column.inputType === 'range') {
    const bar = `toString(arrayCount(from -> from <= ${fieldName}, {bars:Array(UInt32)}))`;
    return {
      sql: `if(${fieldName} BETWEEN {bars_min:UInt32} AND {bars_max:UInt32}, ${bar}, '')`,
      params: { bars: column.bars, bars_min: column.min, bars_max: column.max },
    };
  }
  const levels = levelsOf(column);
  if (levels !== undefined) return each(`[${levels.map(ofLevel).join(', ')}]`, `${fieldName} = ''`);
  if ('many' in column && column.many)
    return each(`arrayMap(one -> toString(one), ${fieldName})`, `empty(${fieldName})`);
  return { sql: `toString(${storedIn(column, slot)})`, params: {} };
}

// Once under each value that a lead has, and under the empty text where nothing is known.
const each = (values: string, isUnknown: string): Pick<Compiled, 'sql' | 'params'> => ({
  sql: `arrayJoin(if(${isUnknown}, [''], arrayDistinct(arrayFilter(one -> one != '', ${values}))))`,
  params: {},
});

const ofLevel = (level: Level): string =>
  'column' in level
    ? `if(length(${level.column}) = ${level.length}, toString(${level.column}), '')`
    : `if(length(${level.prefixOf}) >= ${level.length}, substring(toString(${level.prefixOf}), 1, ${level.length}), '')`;
