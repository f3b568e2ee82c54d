// One reading of a filter for the API, a saved search, a link and the page. The browser runs it too: types alone are imported.
import type { Filter } from '../query.ts';

type Valued = readonly { value: string }[];

/** What a check reads of a column. */
export type AskedColumn = { fieldName: string; label: string } & (
  | { inputType: 'select' | 'checkbox' | 'stringRange'; items: Valued }
  | { inputType: 'range'; min: number; max: number }
);

/** `problem` is a sentence for people. */
export type FilterCheck = { value: Filter } | { problem: string };

type Given = Record<string, unknown>;

/** The filter in its normal form, exactly as it was asked, or why it is none. Never throws, and mends nothing. */
export function checkFilter(column: AskedColumn, { omit, ...filter }: Given): FilterCheck {
  if (omit !== undefined && typeof omit !== 'boolean')
    return { problem: `${column.label} is either turned round or not.` };
  const result = sideOf(column, filter);
  return 'problem' in result || omit !== true ? result : { value: { ...result.value, omit } };
}

function sideOf(column: AskedColumn, filter: Given): FilterCheck {
  if (column.inputType === 'range') return checkRange(column, filter);
  return column.inputType === 'stringRange' ? checkBands(column, filter) : checkChoice(column, filter);
}

type Listed = Pick<Extract<AskedColumn, { items: Valued }>, 'fieldName' | 'label' | 'items'>;

function checkChoice({ fieldName: field, label, items }: Listed, filter: Given): FilterCheck {
  const { anyOf } = filter;
  if (!hasOnly(filter, ['anyOf']) || !Array.isArray(anyOf) || anyOf.length === 0)
    return { problem: `Choose at least one value of ${label}.` };
  const asked = new Set<unknown>(anyOf);
  const values = items.map((item) => item.value).filter((value) => asked.has(value));
  return values.length < asked.size ? { problem: `${label} has no such value.` } : { value: { field, anyOf: values } };
}

function checkRange(
  { fieldName, label, min, max }: Extract<AskedColumn, { inputType: 'range' }>,
  filter: Given,
): FilterCheck {
  const from = filter['from'] === undefined ? undefined : wholeNumber(filter['from']);
  const to = filter['to'] === undefined ? undefined : wholeNumber(filter['to']);
  const between = `${label} goes from ${min} to ${max}.`;
  if (!hasOnly(filter, ['from', 'to']) || (from === undefined && to === undefined)) return { problem: between };
  for (const bound of [from, to])
    if (bound !== undefined && !(bound >= min && bound <= max)) return { problem: between };
  if (from !== undefined && to !== undefined && from > to)
    return { problem: `${label}: the first number is above the second.` };
  return { value: bounded(fieldName, from, to) };
}

function checkBands({ fieldName, label, items }: Listed, filter: Given): FilterCheck {
  const { from, to } = filter;
  const place = (value: unknown): number => items.findIndex((item) => item.value === value);
  if (!hasOnly(filter, ['from', 'to']) || (from === undefined && to === undefined))
    return { problem: `Choose from where to where ${label} goes.` };
  if ((from !== undefined && place(from) < 0) || (to !== undefined && place(to) < 0))
    return { problem: `${label} has no such value.` };
  if (from !== undefined && to !== undefined && place(from) > place(to))
    return { problem: `${label}: the first value is above the second.` };
  return { value: bounded(fieldName, from as string | undefined, to as string | undefined) };
}

function bounded(field: string, from: number | string | undefined, to: number | string | undefined): Filter {
  return { field, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

// Texts of digits are taken as numbers (they come from addresses); anything else is not a number.
function wholeNumber(input: unknown): number {
  if (typeof input === 'number') return Number.isSafeInteger(input) ? input : Number.NaN;
  return typeof input === 'string' && /^\d{1,9}$/.test(input) ? Number(input) : Number.NaN;
}

function hasOnly(filter: Given, keys: string[]): boolean {
  return Object.keys(filter).every((key) => key === 'field' || keys.includes(key));
}
