import type { CheckedQuery } from '../check-query.ts';
import type { Compiled } from './compile.ts';
import { compileWhere, dictionaryFor } from './where.ts';

/** One row, `inside`: how many chosen rows of the download are leads of that geography in that version. */
export function countInGeography(
  query: CheckedQuery,
  version: number,
  { accountId, downloadId }: { accountId: string; downloadId: string },
): Compiled {
  const where = compileWhere({ ...query, filters: [] }, version);
  return {
    sql: [
      `SELECT count() AS inside FROM ${dictionaryFor(query).index}`,
      `WHERE ${where.text}`,
      '  AND lead_key IN (SELECT lead_key FROM export.download_rows',
      '    WHERE account_id = {account_id:String} AND download_id = {download_id:String})',
    ].join('\n'),
    params: { ...where.params, account_id: accountId, download_id: downloadId },
  };
}
