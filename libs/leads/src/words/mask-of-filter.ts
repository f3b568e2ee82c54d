// A filter as arithmetic on a word's bits.
import {
  columnOf,
  filterColumns,
  type BandColumn,
  type ChoiceColumn,
  type Dictionary,
  type FilterColumn,
  type RangeColumn,
} from '../dictionary.ts';
import { storedIn, type FlagSlot } from '../do-not-call/flag-slots.ts';
import type { Filter } from '../query.ts';
import { allOf, anyOf, maskOfCodes } from './bit-tree.ts';
import { codedFields, type CodedField } from './coded-field.ts';

type Fields = ReadonlyMap<string, CodedField>;

/** SQL of the mask of a word's leads that a filter of the dictionary finds. Throws for a filter that it does not have. */
export function maskOf(dictionary: Dictionary, filter: Filter, slot?: FlagSlot): string {
  const column = filterColumns(dictionary).find(({ fieldName }) => fieldName === filter.field);
  if (!column) throw new Error(`words know no filter ${filter.field}`);
  return maskOfFilter(codedFields(dictionary), column, filter, slot);
}

function maskOfFilter(fields: Fields, column: FilterColumn, filter: Filter, slot?: FlagSlot): string {
  switch (column.inputType) {
    case 'select':
    case 'checkbox':
      return chosen(fields, { ...column, fieldName: storedIn(column, slot) }, filter);
    case 'range':
    case 'stringRange':
      return between(fieldOf(fields, column.fieldName), column, filter);
  }
}

function chosen(fields: Fields, column: ChoiceColumn, filter: Filter): string {
  const values = 'anyOf' in filter ? filter.anyOf : [];
  const omit = filter.omit === true;
  const field = fieldOf(fields, column.fieldName);
  if (field.flags) {
    const any = anyOf(field.bits.filter((_, place) => values.includes(String(field.values[place]))));
    return omit ? allOf([anyOf(field.bits), `bitNot(${any})`]) : any;
  }
  if (column.levels === undefined) return ofValues(field, (value) => values.includes(String(value)) !== omit);
  const any = anyOf(column.levels.map((level) => atLevel(fields, level, values)));
  return omit ? allOf([ofValues(field, () => true), `bitNot(${any})`]) : any;
}

function atLevel(
  fields: Fields,
  level: NonNullable<ChoiceColumn['levels']>[number],
  values: readonly string[],
): string {
  const own = values.filter((value) => value.length === level.length);
  const compared = (value: string): string => ('column' in level ? value : value.slice(0, level.length));
  return ofValues(fieldOf(fields, columnOf(level)), (value) => own.includes(compared(String(value))));
}

function between(field: CodedField, column: RangeColumn | BandColumn, filter: Filter): string {
  const place = (value: unknown, open: number): number => {
    if (value === undefined) return open;
    return field.values.indexOf(column.inputType === 'range' ? Number(value) : String(value));
  };
  const from = place('from' in filter ? filter.from : undefined, 0);
  const to = place('to' in filter ? filter.to : undefined, field.values.length - 1);
  return ofValues(field, (_value, at) => (at >= from && at <= to) !== (filter.omit === true));
}

// Code 0 is what is not known, which no filter finds.
function ofValues({ bits, values }: CodedField, wanted: (value: string | number, place: number) => boolean): string {
  const matches = Array.from({ length: 2 ** bits.length }, (_, code) => {
    const value = values[code - 1];
    return code === 0 ? false : value === undefined ? undefined : wanted(value, code - 1);
  });
  return maskOfCodes(matches, bits);
}

function fieldOf(fields: Fields, column: string): CodedField {
  const field = fields.get(column);
  if (!field) throw new Error(`words have no bits of ${column}`);
  return field;
}
