import { normalise, typedSpellings } from '@leadwright/leads/suggest/spellings';
import { parseFilter, type Test } from './filter-grammar.ts';
import type { Row, Table } from './tables.ts';
import { ROWS_MAX } from '@leadwright/contracts/routes/search/look-ups';

/** As in the address of a call: names apart by commas; in `order` each may have ASC or DESC behind it. */
export type LookUp = { fields?: string; filter?: string; order?: string; group?: string; limit?: number };

export type LookedUp = { ok: true; rows: Row[]; more: boolean } | { ok: false; message: string };

export function lookUp(table: Table, { fields = '*', filter = '', order = '', group = '', limit }: LookUp): LookedUp {
  const parsed = parseFilter(filter);
  if (!parsed.ok) return parsed;
  const shown = fields.trim() === '*' ? [...table.fields] : namesIn(fields);
  const groups = namesIn(group);
  const orders = namesIn(order).map(orderOf);
  const named = [...shown, ...groups, ...orders.map(({ field }) => field), ...parsed.tests.map(({ field }) => field)];
  const unknown = named.find((field) => !table.fields.includes(field));
  if (unknown !== undefined)
    return { ok: false, message: `There is no field ${unknown} here: ${table.fields.join(', ')}.` };
  const found = table.rows().filter((row) => parsed.tests.every((test) => passes(row, test)));
  const ordered = [...found].sort((a, b) => compared(a, b, orders));
  const whole = onePerGroup(ordered, groups);
  const rows = whole
    .slice(0, limit ?? ROWS_MAX)
    .map((row) => Object.fromEntries(shown.map((field) => [field, row[field] ?? ''])));
  return { ok: true, rows, more: rows.length < whole.length };
}

const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim().toUpperCase())
    .filter((name) => name !== '');

type Order = { field: string; down: boolean };

function orderOf(name: string): Order {
  const [, field = name, way = 'ASC'] = /^(\S+)(?:\s+(ASC|DESC))?$/.exec(name) ?? [];
  return { field, down: way === 'DESC' };
}

// As in suggestions: case, accents and punctuation do not matter, and St. is Saint.
function passes(row: Row, { field, text, begins }: Test): boolean {
  const cell = normalise(String(row[field]));
  return typedSpellings(text).some((typed) => (begins ? cell.startsWith(typed) : cell === typed));
}

function onePerGroup(rows: readonly Row[], groups: readonly string[]): readonly Row[] {
  if (groups.length === 0) return rows;
  const first = new Map<string, Row>();
  for (const row of rows) {
    const key = JSON.stringify(groups.map((field) => row[field]));
    if (!first.has(key)) first.set(key, row);
  }
  return [...first.values()];
}

function compared(a: Row, b: Row, orders: readonly Order[]): number {
  for (const { field, down } of orders) {
    const [left = '', right = ''] = [a[field], b[field]];
    const sign = left < right ? -1 : Number(left > right);
    if (sign !== 0) return down ? -sign : sign;
  }
  return 0;
}
