// Table export.download_rows: the exact rows of each file, chosen once and in one order.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { selectForDownload } from '@leadwright/leads/compile/compile-download';
import { dictionaryFor } from '@leadwright/leads/compile/where';
import { dictionaryOf } from '@leadwright/leads/dictionaries';
import type { Picked, RowsOf, SelectLimits } from './picked.ts';
import { clearNumbers, selectByWords } from './select-by-words.ts';

const ofDownload = 'WHERE account_id = {account_id:String} AND download_id = {download_id:String}';
const params = ({ accountId, downloadId }: RowsOf) => ({ account_id: accountId, download_id: downloadId });

/** Clears what a crash left of an earlier try. Every try chooses the same rows. Throws if the numbering has a hole, or a chosen row is missing. */
export async function selectRows(
  clickhouse: ClickHouse,
  picked: Picked,
  { signal, maxSeconds }: SelectLimits,
): Promise<number> {
  const limits = { signal, maxSeconds };
  if ((await summaryOf(clickhouse, picked)).rows > 0) await clearRows(clickhouse, picked);
  if (picked.recheckOfId != null) await copyRows(clickhouse, { ...picked, from: picked.recheckOfId }, limits);
  const chosen = picked.recheckOfId == null ? await selectByWords(clickhouse, picked, limits) : undefined;
  if (chosen === undefined && picked.recheckOfId == null)
    await clickhouse.command({ ...selectForDownload(picked.query, picked.datasetVersion, picked), ...limits });
  const { rows, last } = await summaryOf(clickhouse, picked);
  if (rows !== last || rows > picked.rows || (chosen ?? rows) !== rows) {
    throw new Error(`the rows of ${picked.downloadId} are not whole: ${rows} rows, the last is number ${last}`);
  }
  return rows;
}

// In the order of the first file, without leads that are out of the lists by now.
async function copyRows(
  clickhouse: ClickHouse,
  { from, query, datasetVersion: version, ...of }: Picked & { from: string },
  limits: SelectLimits,
): Promise<void> {
  const known = `SELECT lead_key FROM ${dictionaryFor(query).index} WHERE dataset_version = {version:UInt32}`;
  const first = 'account_id = {account_id:String} AND download_id = {from:String}';
  await clickhouse.command({
    sql: `INSERT INTO export.download_rows (account_id, download_id, ordinal, lead_key, dataset_version)
      SELECT {account_id:String}, {download_id:String}, row_number() OVER (ORDER BY ordinal), lead_key, {version:UInt32}
      FROM export.download_rows WHERE ${first}
        AND lead_key IN (${known} AND lead_key IN (SELECT lead_key FROM export.download_rows WHERE ${first}))`,
    params: { ...params(of), from, version },
    ...limits,
  });
}

/** Deletes a download's rows; resolves when no reader sees them. */
export async function clearRows(clickhouse: ClickHouse, of: RowsOf): Promise<void> {
  await clickhouse.command({
    sql: `DELETE FROM export.download_rows ${ofDownload}`,
    params: params(of),
    settings: { lightweight_deletes_sync: 2 },
  });
  await clearNumbers(clickhouse, of);
}

async function summaryOf(clickhouse: ClickHouse, of: RowsOf): Promise<{ rows: number; last: number }> {
  const [summary] = await clickhouse.rows<{ rows: number; last: number }>({
    sql: `SELECT count() AS rows, max(ordinal) AS last FROM export.download_rows ${ofDownload}`,
    params: params(of),
  });
  return { rows: Number(summary?.rows ?? 0), last: Number(summary?.last ?? 0) };
}

/** Whether the version still has any lead: distinguishes an empty search from a deleted version. */
export async function versionExists(clickhouse: ClickHouse, dictId: string, version: number): Promise<boolean> {
  const dictionary = dictionaryOf(dictId);
  if (!dictionary) return false;
  const rows = await clickhouse.rows({
    sql: `SELECT 1 AS found FROM ${dictionary.index} WHERE dataset_version = {version:UInt32} LIMIT 1`,
    params: { version },
  });
  return rows.length > 0;
}
