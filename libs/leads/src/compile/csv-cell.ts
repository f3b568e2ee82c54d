// A spreadsheet runs a cell that starts with one of these, after any white space, on any line, full-width forms too.
// Our phones are ten digits without a plus; an imported plus gets the apostrophe like any other text.
import { labelledItems, type Column } from '../dictionary.ts';
import { textOf } from './compile.ts';
import type { Condition } from './where.ts';

/** What a cell of listed values holds: the label that the preview shows, or the code that queries and tables hold. */
export const fileCells = ['labels', 'codes'] as const;
export type FileCells = (typeof fileCells)[number];

// What no reader sees, by rule: Unicode's separators (Z) and format characters (Cf), and control characters other than tab, CR and LF.
const blank = String.raw`[\p{Z}\p{Cf}\x{01}-\x{08}\x{0B}\x{0C}\x{0E}-\x{1F}\x{7F}-\x{9F}]*`;
// = + - @ tab; full-width = + - @; small forms; the minus sign.
const trigger = String.raw`[=+\-@\t\x{FF1D}\x{FF0B}\x{FF0D}\x{FF20}\x{FE62}\x{FE63}\x{FE66}\x{FE6B}\x{2212}]`;

// The pattern inside an SQL text literal: backslashes doubled.
const literal = (pattern: string): string => `'${pattern.replaceAll('\\', '\\\\')}'`;

// Programs disagree on NUL and broken UTF-8. Before the guard: a NUL that went later would bare a formula.
const cleanText = (text: string): string => `replaceAll(toValidUTF8(${text}), '\\0', '')`;

/** `text` (an SQL expression of type String) in valid UTF-8 without NUL, with an apostrophe before what a spreadsheet would run. */
export function guardedText(text: string): string {
  const lines = `replaceRegexpAll(${cleanText(text)}, ${literal(String.raw`(^|[\r\n])(${blank}${trigger})`)}, '\\\\1\\'\\\\2')`;
  return `replaceRegexpOne(${lines}, ${literal(String.raw`^(${blank}[\r\n])`)}, '\\'\\\\1')`;
}

// One line of printable ASCII from a letter or digit can start nothing: asked first, it saves two thirds of the time.
const plainText = String.raw`^([A-Za-z0-9][ -~]*)?\z`;

/** The SQL of one column's cell: numbers bare (0, not known, is empty), everything else a guarded text. */
export function csvCell(column: Column, name: string, cells: FileCells): Condition {
  const { clickhouseType } = column;
  if (clickhouseType.startsWith('UInt')) return { text: `nullIf(${name}, 0)`, params: {} };
  const { text, params } = cells === 'labels' ? labelled(column, name) : { text: textOf(column, name), params: {} };
  // A column of few values is guarded once per value by the engine.
  if (clickhouseType.startsWith('LowCardinality')) return { text: guardedText(text), params };
  return { text: `if(match(${text}, ${literal(plainText)}), ${text}, ${guardedText(text)})`, params };
}

function labelled(column: Column, name: string): Condition {
  const text = textOf(column, name);
  const items = labelledItems(column).filter(({ value, label }) => value !== label);
  if (items.length === 0) return { text, params: {} };
  const [codes, labels] = [`${column.fieldName}_codes`, `${column.fieldName}_labels`];
  return {
    text: `transform(${text}, {${codes}:Array(String)}, {${labels}:Array(String)}, ${text})`,
    params: { [codes]: items.map(({ value }) => value), [labels]: items.map(({ label }) => label) },
  };
}
