// How a cell becomes a stored value, by its dictionary entry alone: a filter that is added is imported without new code.
import type { Column, Item } from '../dictionary.ts';
import { digitsOf, lookedUp, plainAmount, quoted } from './sql-text.ts';

export const cellFaults = {
  'not-an-item': 'The value is none of those that the filter has.',
  'not-a-number': 'The value is no whole number.',
  'out-of-range': 'The number is outside of what the filter allows.',
  'not-digits': 'The value holds something else than digits.',
  'not-a-phone': 'This is no phone number of the United States.',
  'not-an-email': 'This is no e-mail address.',
  'not-a-zip': 'This is no ZIP code.',
  'too-long': 'The text is longer than 200 characters.',
} as const;
export type CellFault = keyof typeof cellFaults;

/** `value` is SQL of the stored text, empty for a bad one; `fault` is SQL of the code, asked where it is empty. */
export type CellRule = { value: string; fault: string };

const TEXT_MAX = 200;
const phonePattern = '^[2-9][0-9]{2}[2-9][0-9]{6}$';
const emailPattern = "^[a-z0-9.!#$%&\\'*+/=?^_`{|}~-]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\\\.)+[a-z]{2,24}$";

/** `text` is SQL of the cell without blanks at its ends. */
export function cellRule(column: Column, text: string): CellRule {
  const form = formOf(column, text);
  if (form) return form;
  switch (column.importAs) {
    case 'number':
      return numberRule(column, text);
    case 'item':
      return { value: itemOf(column, text), fault: code('not-an-item') };
    case 'items':
      return { value: itemsOf(column, text), fault: code('not-an-item') };
    case 'digits':
      return digitsRule(column, text);
    case 'text':
      return { value: `if(lengthUTF8(${text}) <= ${TEXT_MAX}, ${text}, '')`, fault: code('too-long') };
  }
}

const code = (fault: CellFault): string => quoted(fault);

function formOf(column: Column, text: string): CellRule | undefined {
  if (column.masked === 'phone') {
    const digits = `replaceRegexpOne(${digitsOf(text)}, '^1([0-9]{10})$', '\\\\1')`;
    return { value: `if(match(${digits}, ${quoted(phonePattern)}), ${digits}, '')`, fault: code('not-a-phone') };
  }
  if (column.masked === 'email')
    return {
      value: `if(match(lowerUTF8(${text}), '${emailPattern}'), lowerUTF8(${text}), '')`,
      fault: code('not-an-email'),
    };
  if (column.clickhouseType !== 'FixedString(5)') return undefined;
  // A spreadsheet takes the zeros in front away.
  const zip = `leftPad(extract(${text}, '^([0-9]{3,5})(?:-?[0-9]{4})?$'), 5, '0')`;
  return { value: `if(match(${text}, '^([0-9]{3,5}|[0-9]{5}-?[0-9]{4})$'), ${zip}, '')`, fault: code('not-a-zip') };
}

function numberRule(column: Column, text: string): CellRule {
  const number = `toUInt32OrNull(replaceRegexpOne(${plainAmount(text)}, '\\\\.0+$', ''))`;
  const { min, max } = column.inputType === 'range' ? column : { min: 0, max: 65_535 };
  return {
    value: `if(ifNull(${number} BETWEEN ${min} AND ${max}, 0), toString(assumeNotNull(${number})), '')`,
    fault: `if(isNull(${number}), ${code('not-a-number')}, ${code('out-of-range')})`,
  };
}

function digitsRule(column: Column, text: string): CellRule {
  const digits = digitsOf(text);
  const isPlain = `match(${text}, '^[0-9]+$')`;
  if (!('items' in column)) return { value: `if(${isPlain}, ${text}, '')`, fault: code('not-digits') };
  // Of a tree, what a lead is: the longest codes.
  const longest = Math.max(...column.items.map(({ value }) => value.length));
  const codes = new Map(
    column.items.filter(({ value }) => value.length === longest).map(({ value }) => [value, value]),
  );
  return { value: lookedUp(digits, codes), fault: code('not-an-item') };
}

function itemOf(column: Column, text: string): string {
  return lookedUp(spelling(text), spellings('items' in column ? column.items : []));
}

// Joined by a line break, which no cell has; the table's array is made of it.
function itemsOf(column: Column, text: string): string {
  const table = spellings('items' in column ? column.items : []);
  const each = `splitByRegexp('[;|,]', ${text})`;
  return `arrayStringConcat(arrayDistinct(arrayFilter(v -> v != '', arrayMap(t -> ${lookedUp(spelling('t'), table)}, ${each}))), '\\n')`;
}

// Case, blanks and kinds of dashes do not matter: suppliers write them differently each time.
function spelling(text: string): string {
  return `lowerUTF8(replaceRegexpAll(${text}, '[\\\\s–—-]+', ''))`;
}

const spelled = (text: string): string => text.toLowerCase().replaceAll(/[\s–—-]+/g, '');

/** A value is known by itself, by its label, and a number without the zeros in front of it. */
export function spellings(items: readonly Item[]): Map<string, string> {
  const known = new Map<string, string>();
  for (const { value, label } of items)
    for (const text of [value, label, value.replace(/^0+(?=\d)/, '')])
      if (!known.has(spelled(text))) known.set(spelled(text), value);
  return known;
}

/** SQL that makes the column's type of the stored text. */
export function typedCell({ clickhouseType }: Pick<Column, 'clickhouseType'>, value: string): string {
  switch (clickhouseType) {
    case 'UInt8':
    case 'UInt16':
    case 'UInt32':
      return `to${clickhouseType}OrZero(${value})`;
    case 'FixedString(5)':
      return `toFixedString(${value}, 5)`;
    case 'Array(LowCardinality(String))':
      return `CAST(if(${value} = '', [], splitByChar('\\n', ${value})), 'Array(LowCardinality(String))')`;
    case 'LowCardinality(String)':
      return `toLowCardinality(${value})`;
    case 'String':
      return value;
  }
}
