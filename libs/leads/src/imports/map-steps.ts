// The named steps of a map, each as SQL over the cell's text.
import type { Column, Item } from '../dictionary.ts';
import { cleanText, digitsOf, lookedUp, plainAmount, quoted } from './sql-text.ts';

export const plainSteps = {
  trim: 'blanks at both ends go, and a run of blanks becomes one (every cell begins with it)',
  'upper-case': 'BILLINGS',
  'lower-case': 'billings',
  'title-case': 'Billings; of a text in capitals or small letters only, others stay as they are',
  digits: 'what is no digit goes',
  'first-name': 'of a full name: "Ann" of "Ann B. Lee" and of "LEE, ANN B."',
  'last-name': 'of a full name: "Lee" of both; Jr, Sr, II to IV are left out',
  'street-number': 'of an address: "175" of "175 North 27th Street Suite 800"',
  street: 'of an address: "North 27th Street Suite 800"',
  'yes-no': 'yes of y, yes, true, t, 1, x; no of n, no, false, f, 0',
  band: 'a number becomes the band of the filter that holds it',
} as const;
export type PlainStep = keyof typeof plainSteps;

/** `date`: how the cell writes a date; `part`: what of it is kept. `codes`: the supplier's codes and our values. */
export type Step = PlainStep | { date: string; part: 'year' | 'month' } | { codes: Record<string, string> };

const suffix = '(?i)[, ]+(jr|sr|ii|iii|iv)\\\\.?$';
const words = (table: Record<string, string>): Map<string, string> =>
  new Map(Object.entries(table).flatMap(([value, names]) => names.split(' ').map((name) => [name, value] as const)));
const yesNo = words({ yes: 'y yes true t 1 x', no: 'n no false f 0' });

/** SQL of the text after a step. It names the text many times, so `text` is a column's name. */
export function applyStep(text: string, step: Step, column: Column): string {
  if (typeof step === 'object') {
    if ('date' in step) return dateStep(text, step);
    const table = new Map(Object.entries(step.codes).map(([from, to]) => [from.toLowerCase(), to]));
    // What the table does not have stays, so that the check counts it.
    return `if(has([${[...table.keys()].map(quoted).join(', ')}], lowerUTF8(${text})), ${lookedUp(`lowerUTF8(${text})`, table)}, ${text})`;
  }
  switch (step) {
    case 'trim':
      return cleanText(text);
    case 'upper-case':
      return `upperUTF8(${text})`;
    case 'lower-case':
      return `lowerUTF8(${text})`;
    case 'title-case':
      return titleCase(text);
    case 'digits':
      return digitsOf(text);
    case 'first-name':
      return `extract(if(position(${bareName(text)}, ',') > 0, trimLeft(substring(${bareName(text)}, position(${bareName(text)}, ',') + 1)), ${bareName(text)}), '^[^ ]+')`;
    case 'last-name':
      return `if(position(${bareName(text)}, ',') > 0, trimBoth(substring(${bareName(text)}, 1, position(${bareName(text)}, ',') - 1)), extract(${bareName(text)}, ' ([^ ]+)$'))`;
    case 'street-number':
      return `extract(${text}, '^([0-9]+[0-9A-Za-z/-]*) ')`;
    case 'street':
      return `replaceRegexpOne(${text}, '^[0-9]+[0-9A-Za-z/-]* ', '')`;
    case 'yes-no':
      return `if(${lookedUp(`lowerUTF8(${text})`, yesNo)} = '', ${text}, ${lookedUp(`lowerUTF8(${text})`, yesNo)})`;
    case 'band':
      return bandStep(text, 'items' in column ? column.items : []);
  }
}

const bareName = (text: string): string => `replaceRegexpOne(${text}, '${suffix}', '')`;

// initcap begins a word after a sign and a digit too: "27Th" and "Ann'S" are put right.
function titleCase(text: string): string {
  const capitals = `initcapUTF8(${text})`;
  const endings = ['St', 'Nd', 'Rd', 'Th'].reduce(
    (sql, ending) => `replaceRegexpAll(${sql}, '([0-9])${ending}\\\\b', '\\\\1${ending.toLowerCase()}')`,
    `replaceRegexpAll(${capitals}, '\\'S\\\\b', '\\'s')`,
  );
  const plain = `if(match(${text}, '[0-9\\'][A-Za-z]'), ${endings}, ${capitals})`;
  return `if(${text} = upperUTF8(${text}) OR ${text} = lowerUTF8(${text}), ${plain}, ${text})`;
}

const dateParts: Record<string, string> = {
  YYYY: '([0-9]{4})',
  YY: '([0-9]{2})',
  MM: '([0-9]{2})',
  M: '([0-9]{1,2})',
  DD: '([0-9]{2})',
  D: '([0-9]{1,2})',
};

/** The parts of a written form, in its order: `M/D/YYYY`, `YYYYMMDD`, `MM-YYYY`. */
export function datePattern(form: string): { pattern: string; parts: string[] } {
  const parts: string[] = [];
  const pattern = form.replaceAll(/YYYY|YY|MM|M|DD|D|[^YMD]/g, (part) => {
    const found = dateParts[part];
    if (found === undefined) return part.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
    parts.push(part);
    return found;
  });
  return { pattern: `^${pattern}`, parts };
}

function dateStep(text: string, { date, part }: { date: string; part: 'year' | 'month' }): string {
  const { pattern, parts } = datePattern(date);
  const at = parts.findIndex((name) => name.startsWith(part === 'year' ? 'Y' : 'M')) + 1;
  let group = 0;
  const asked = pattern.replaceAll(/\\.|\(/g, (part) => (part === '(' && (group += 1) !== at ? '(?:' : part));
  const found = `extract(${text}, ${quoted(asked)})`;
  // Where the cell is no such date it stays, so that the check counts it.
  if (part === 'month') return `if(${found} = '', ${text}, leftPad(${found}, 2, '0'))`;
  const whole = parts[at - 1] === 'YY' ? `concat(if(toUInt8OrZero(${found}) > 30, '19', '20'), ${found})` : found;
  return `if(${found} = '', ${text}, ${whole})`;
}

function bandStep(text: string, items: readonly Item[]): string {
  const number = `toFloat64OrNull(${plainAmount(text)})`;
  const bands = items.map(({ value }) => ({ value, from: lowestOf(value) })).reverse();
  const branches = bands.map(({ value, from }) =>
    from === -Infinity ? `1, ${quoted(value)}` : `assumeNotNull(${number}) >= ${from}, ${quoted(value)}`,
  );
  return `if(isNull(${number}), ${text}, multiIf(${branches.join(', ')}, ${text}))`;
}

/** Where a band begins: 500000 of "$500,000 - $999,999", 0 and below of "Under $500,000". */
export function lowestOf(band: string): number {
  if (/^(under|less than)/i.test(band)) return -Infinity;
  const [, digits = '0', million] = /([\d][\d,.]*)\s*(million)?/.exec(band) ?? [];
  return Number(digits.replaceAll(',', '')) * (million === undefined ? 1 : 1_000_000);
}
