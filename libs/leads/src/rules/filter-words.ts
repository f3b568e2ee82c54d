import { counted } from '../counted.ts';
import type { Filter } from '../query.ts';

export type WordedField = { items?: readonly { value: string; label: string }[]; year?: true };

const lengths = {
  whole: { all: 8, named: 8, rest: (count: number) => counted(count, 'other') },
  short: { all: 3, named: 2, rest: (count: number) => `${count} more` },
};

/** "35 to 55", "from $50,000 - $74,999", "Female or Male", "not Female". */
export function asksOf(filter: Filter, field: WordedField | undefined, length: keyof typeof lengths = 'whole'): string {
  const asks = 'anyOf' in filter ? valuesOf(filter.anyOf, field, length) : boundsOf(filter, field);
  return filter.omit === true ? `not ${asks}` : asks;
}

function valuesOf(values: readonly string[], field: WordedField | undefined, length: keyof typeof lengths): string {
  const { all, named, rest } = lengths[length];
  const words = values.map((value) => wordOf(value, field));
  return words.length > all
    ? `${words.slice(0, named).join(', ')} or ${rest(words.length - named)}`
    : words.join(' or ');
}

function boundsOf({ from, to }: { from?: number | string; to?: number | string }, field: WordedField | undefined) {
  if (from !== undefined && to !== undefined)
    return from === to ? wordOf(from, field) : `${wordOf(from, field)} to ${wordOf(to, field)}`;
  if (from !== undefined) return `from ${wordOf(from, field)}`;
  return to === undefined ? 'any' : `up to ${wordOf(to, field)}`;
}

const whole = new Intl.NumberFormat('en-US');

function wordOf(value: string | number, field: WordedField | undefined): string {
  if (typeof value === 'string') return field?.items?.find((item) => item.value === value)?.label ?? value;
  // A year is a name, not an amount: no thousands separator.
  return field?.year === true ? String(value) : whole.format(value);
}
