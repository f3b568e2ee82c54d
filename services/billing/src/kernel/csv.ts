import type { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

// Imported ids are text of others: a spreadsheet must not run them.
const formula = /^[\p{Z}\p{C}]*[=+\-@＝＋－＠]/u;

/** Rows as CSV (RFC 4180) with a header. A text that a spreadsheet would run gets an apostrophe in front. */
export function csvOf(rows: Readable, columns: string[]): Readable {
  const csv = stringify({ header: true, columns, record_delimiter: 'windows', cast: { string: guarded } });
  // `pipe` passes no error on: the answer must be cut off, not ended as if it were whole.
  rows.on('error', (error) => csv.destroy(error));
  return rows.pipe(csv);
}

function guarded(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}
