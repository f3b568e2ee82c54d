// What a lead's words know of a filter: a column's value as a whole number, 0 where it is not known.
import {
  columnOf,
  filterColumns,
  type ChoiceColumn,
  type Dictionary,
  type FilterColumn,
  type RangeColumn,
} from '../dictionary.ts';
import type { Params } from '../compile/condition.ts';
import { allStored } from '../do-not-call/flag-slots.ts';

export type CodedField = {
  /** The column of the lead table that it codes. */
  column: string;
  /** The columns of the words, one for each bit, lowest first. */
  bits: readonly string[];
  /** SQL of a lead's code, a whole number. */
  sql: string;
  params: Params;
  /** Code 1 and on, in the dictionary's order; of a field of `flags`, bit 0 and on. */
  values: readonly (string | number)[];
  /** A lead has any number of the values: each has a bit of its own. */
  flags?: true;
};

const coded = new WeakMap<Pick<Dictionary, 'columns'>, ReadonlyMap<string, CodedField>>();

/** By the lead table's columns, of which a tree of values compares several. */
export function codedFields(dictionary: Pick<Dictionary, 'columns'>): ReadonlyMap<string, CodedField> {
  const before = coded.get(dictionary);
  if (before) return before;
  const fields = new Map(
    filterColumns(dictionary)
      .flatMap(fieldsOf)
      .map((field) => [field.column, field]),
  );
  coded.set(dictionary, fields);
  return fields;
}

function fieldsOf(column: FilterColumn): CodedField[] {
  if (column.inputType === 'range') return [numbers(column)];
  const values = column.items.map((item) => item.value);
  if (column.inputType === 'stringRange') return [listed(column.fieldName, values)];
  if (column.many) return [flags(column.fieldName, values)];
  return column.levels === undefined ? allStored(column).map((name) => listed(name, values)) : ofTree(column, values);
}

// The own column may hold a code of any length; a column of one level holds that level's.
function ofTree({ fieldName, levels = [] }: ChoiceColumn, values: readonly string[]): CodedField[] {
  const others = levels.filter((level) => columnOf(level) !== fieldName);
  return [
    listed(fieldName, values),
    ...others.map((level) =>
      listed(
        columnOf(level),
        values.filter((value) => value.length === level.length),
      ),
    ),
  ];
}

function numbers({ fieldName, min, max }: RangeColumn): CodedField {
  return {
    column: fieldName,
    bits: bitNames(fieldName, max - min + 1),
    sql: `if(${fieldName} BETWEEN ${min} AND ${max}, ${fieldName} - ${min} + 1, 0)`,
    params: {},
    values: Array.from({ length: max - min + 1 }, (_, place) => min + place),
  };
}

function listed(column: string, values: readonly string[]): CodedField {
  const list = `{${column}_values:Array(String)}`;
  return {
    column,
    bits: bitNames(column, values.length),
    sql: `transform(toString(${column}), ${list}, arrayEnumerate(${list}), 0)`,
    params: { [`${column}_values`]: values },
    values,
  };
}

function flags(column: string, values: readonly string[]): CodedField {
  const list = `{${column}_values:Array(String)}`;
  const known = `arrayFilter(place -> place > 0, arrayMap(value -> indexOf(${list}, toString(value)), ${column}))`;
  return {
    column,
    bits: values.map((_, place) => `${column}_${place}`),
    sql: `arrayReduce('groupBitOr', arrayMap(place -> bitShiftLeft(toUInt64(1), place - 1), ${known}))`,
    params: { [`${column}_values`]: values },
    values,
    flags: true,
  };
}

function bitNames(column: string, codes: number): string[] {
  return Array.from({ length: Math.ceil(Math.log2(codes + 1)) }, (_, bit) => `${column}_${bit}`);
}

// What else words hold: from 2 on, a number for every word and the keys of its leads.
const LAYOUT = 2;

/** One text per coding: words that were coded by another one say something else. */
export function codingOf(dictionary: Pick<Dictionary, 'columns'>): string {
  return JSON.stringify([
    LAYOUT,
    ...[...codedFields(dictionary).values()].map(({ column, values }) => [column, values]),
  ]);
}
