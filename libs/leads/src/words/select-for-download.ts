// A file's rows by words, in two steps: numbers are chosen without reading a lead, then the keys of those numbers.
import type { CheckedQuery } from '../check-query.ts';
import type { Compiled } from '../compile/compile.ts';
import type { Picked } from '../compile/compile-download.ts';
import { dictionaryFor } from '../compile/where.ts';
import { wherePlaces } from '../compile/where-places.ts';
import { chooseByWords } from './random-leads.ts';
import { LEAD_KEYS, LEADS_OF_WORD, wordsIndex } from './words-table.ts';

type Of = Pick<Picked, 'accountId' | 'downloadId'>;

const ids = ({ accountId, downloadId }: Of) => ({ account_id: accountId, download_id: downloadId });
const ofDownload =
  'FROM export.chosen_numbers WHERE account_id = {account_id:String} AND download_id = {download_id:String}';

/** At most `rows` numbers, ordinal from 1, in the seed's order. Not atomic under a crash: clear the download first. */
export function chooseNumbers(
  query: CheckedQuery,
  version: number,
  { halvings, ...picked }: Picked & { halvings: number },
): Compiled {
  const chosen = chooseByWords(query, version, { seed: picked.seed, rows: picked.rows, halvings });
  return {
    sql: [
      'INSERT INTO export.chosen_numbers (account_id, download_id, ordinal, number)',
      'SELECT {account_id:String}, {download_id:String}, rowNumberInAllBlocks() + 1, number FROM (',
      chosen.sql,
      ')',
    ].join('\n'),
    params: { ...chosen.params, ...ids(picked) },
    // Numbers follow the sorted stream only while one thread writes it.
    settings: { max_insert_threads: 1 },
  };
}

/** One row `{ numbers }`. */
export function countNumbers(of: Of): Compiled {
  return { sql: `SELECT count() AS numbers ${ofDownload}`, params: ids(of) };
}

/** The download's rows, from its numbers. */
export function selectNumbers(query: CheckedQuery, version: number, of: Of): Compiled {
  const places = wherePlaces(query.geography);
  const word = `toUInt32(intDiv(number, ${LEADS_OF_WORD}))`;
  const where = [
    'dataset_version = {version:UInt32}',
    ...(places ? [places.text] : []),
    `word IN (SELECT ${word} ${ofDownload})`,
  ];
  return {
    sql: [
      'INSERT INTO export.download_rows (account_id, download_id, ordinal, lead_key, dataset_version)',
      `SELECT {account_id:String}, {download_id:String}, ordinal, ${LEAD_KEYS}[number % ${LEADS_OF_WORD} + 1], {version:UInt32}`,
      `FROM (SELECT word, ${LEAD_KEYS} FROM ${wordsIndex(dictionaryFor(query))}`,
      `  WHERE ${where.join('\n    AND ')}) AS held`,
      `INNER JOIN (SELECT number, ordinal, ${word} AS of_word ${ofDownload}) AS chosen ON chosen.of_word = held.word`,
    ].join('\n'),
    params: { version, ...places?.params, ...ids(of) },
  };
}
