// One person's name and address, however they are spelt: in SQL for leads, and the same for what somebody says of themselves.
import { addressWords } from './address-words.ts';
import { quoted } from '../imports/sql-text.ts';

// What Unicode's decomposition leaves as it is.
const folded = Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i' });

const foldedSql = (text: string): string =>
  `normalizeUTF8NFKD(${folded.reduce((sql, [from, to]) => `replaceAll(${sql}, '${from}', '${to}')`, `lowerUTF8(${text})`)})`;
const foldedText = (text: string): string =>
  folded.reduce((value, [from, to]) => value.replaceAll(from, to), text.toLowerCase()).normalize('NFKD');

/** SQL of a name in letters and digits alone, small and without accents, as California's deletion platform has it. */
export const nameSql = (text: string): string =>
  String.raw`replaceRegexpAll(${foldedSql(text)}, '[^\\p{L}\\p{N}]', '')`;
/** The same of a text. */
export const nameText = (text: string): string => foldedText(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

// Signs inside a word go, those between words part them.
const inside = String.raw`[\\p{M}.\\x27\\x{2019}]`;
const between = String.raw`[^\\p{L}\\p{N}]+`;

// Words are spelt together or apart: blanks go. A sign stays where digits would run into each other and make another number,
// and after the number of the house.
const seams = [
  ['^([0-9][^ ]*) ', String.raw`\1|`],
  ['([0-9]) ', String.raw`\1| `],
  [String.raw`\| ([^0-9])`, String.raw`\1`],
  [' ', ''],
] as const;

const list = (values: Iterable<string>): string => `[${[...values].map(quoted).join(', ')}]`;
/** What `addressSql` names, to be said once at the beginning of a statement. */
export const addressWordsSql = `WITH ${list(addressWords.keys())} AS spelt_words, ${list(addressWords.values())} AS standard_words`;

/** SQL of number, street and unit, each word as the Postal Service abbreviates it, in a statement that begins `addressWordsSql`. */
export function addressSql(text: string): string {
  const words = `splitByChar(' ', replaceRegexpAll(replaceRegexpAll(${foldedSql(text)}, '${inside}', ''), '${between}', ' '))`;
  const standard = `arrayFilter(word -> word != '', arrayMap(word -> transform(word, spelt_words, standard_words, word), ${words}))`;
  return seams.reduce(
    (sql, [from, to]) => `replaceRegexpAll(${sql}, ${quoted(from)}, ${quoted(to)})`,
    `arrayStringConcat(${standard}, ' ')`,
  );
}
/** The same of a text. */
export const addressText = (text: string): string =>
  seams.reduce(
    (address, [from, to]) => address.replaceAll(new RegExp(from, 'g'), to.replace('\\1', '$1')),
    foldedText(text)
      .replaceAll(/[\p{M}.'’]/gu, '')
      .split(/[^\p{L}\p{N}]+/u)
      .map((word) => addressWords.get(word) ?? word)
      .filter((word) => word !== '')
      .join(' '),
  );
