// What people take for a file of rows and is none: known by its first bytes, and refused with what to do about it.
import { ImportRefusal } from '../import-refusal.ts';

const forms: readonly { begins: string; is: string }[] = [
  { begins: '504b0304', is: 'a ZIP archive or a workbook of a spreadsheet: unpack it, or save its sheet as CSV' },
  { begins: '1f8b', is: 'compressed twice: decompress it once' },
  { begins: '28b52ffd', is: 'compressed twice: decompress it once' },
  { begins: '50415231', is: 'Parquet in another compression: Parquet is read as it is' },
  { begins: 'fd377a585a00', is: 'compressed by xz: decompress it, or compress it by gzip or zstd' },
  { begins: '377abcaf271c', is: 'an archive of 7-Zip: unpack it' },
  { begins: 'd0cf11e0a1b11ae1', is: 'a workbook of an old spreadsheet: save its sheet as CSV' },
  { begins: '255044462d', is: 'a PDF: ask the supplier for the rows as CSV' },
  { begins: '53514c69746520666f726d617420', is: 'a database of SQLite: write its table as CSV' },
];
const words: readonly { begins: RegExp; is: string }[] = [
  { begins: /^BZh[1-9]1AY&SY/, is: 'compressed by bzip2: decompress it, or compress it by gzip or zstd' },
  { begins: /^\s*\[\s*[[{]/, is: 'one JSON array: write each of its objects into a line of its own (jq -c .[])' },
  { begins: /^\s*<[!?a-z]/i, is: 'XML or HTML' },
];

/** `start`: of the file, decompressed. Throws `ImportRefusal`. */
export function checkForm(path: string, start: Uint8Array): void {
  const bytes = Buffer.from(start.subarray(0, 256));
  const text = bytes.toString('latin1').replace(/^\xEF\xBB\xBF/, '');
  const found =
    forms.find(({ begins }) => bytes.toString('hex').startsWith(begins)) ??
    words.find(({ begins }) => begins.test(text));
  if (found) throw new ImportRefusal('file-not-rows', `${path} is ${found.is}.`);
}
