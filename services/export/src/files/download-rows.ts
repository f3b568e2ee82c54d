// Table export.download_rows: the exact rows of each file, chosen once and in one order.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { selectForDownload } from '@leadwright/leads/compile/compile-download';
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
  const chosen = await selectByWords(clickhouse, picked, limits);
  if (chosen === undefined)
    await clickhouse.command({ ...selectForDownload(picked.query, picked.datasetVersion, picked), ...limits });
  const { rows, last } = await summaryOf(clickhouse, picked);
  if (rows !== last || rows > picked.rows || (chosen ?? rows) !== rows) {
    throw new Error(`the rows of ${picked.downloadId} are not whole: ${rows} rows, the last is number ${last}`);
  }
  return rows;
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
