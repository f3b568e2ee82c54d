// Bytes of a row in the two tables that grow with use: the rows of downloads, and the trail.
import { topics } from '@leadwright/contracts/topology';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';

const ROWS = 200_000;

/** Bytes on disk of one row of each table, merged to one part; the tables are empty again afterwards. */
export async function rowBytes(clickhouse: ClickHouse): Promise<Record<string, number>> {
  const bytes: Record<string, number> = {};
  for (const [table, sql] of Object.entries(fillings)) {
    await clickhouse.command({ sql });
    await clickhouse.command({ sql: `OPTIMIZE TABLE ${table} FINAL` });
    const [row] = await clickhouse.rows<{ bytes: number }>({
      sql: `SELECT sum(bytes_on_disk) / sum(rows) AS bytes FROM system.parts WHERE active AND concat(database, '.', table) = {table:String}`,
      params: { table },
    });
    bytes[table] = Number(row?.bytes);
    await clickhouse.command({ sql: `TRUNCATE TABLE ${table}` });
  }
  return bytes;
}

// Ids and hashes are by chance, as they are in use: they are what does not compress.
const fillings = {
  'export.download_rows': `INSERT INTO export.download_rows
    SELECT toString(reinterpretAsUUID(sipHash128(intDiv(number, 50000)))), toString(reinterpretAsUUID(sipHash128(1, intDiv(number, 5000)))),
      number % 5000 + 1, sipHash64(number), 1 FROM numbers(${ROWS})`,
  'audit.trail': `INSERT INTO audit.trail
    SELECT toString(reinterpretAsUUID(sipHash128(number % 500))) AS account_id, '${topics.export}' AS topic, intDiv(number, 500) + 1 AS account_seq,
      toString(generateUUIDv7(number)), toString(reinterpretAsUUID(sipHash128(2, intDiv(number, 4)))) AS stream_id,
      ['downloadRequested', 'downloadStarted', 'downloadCompleted', 'downloadReady'][number % 4 + 1], 1,
      now64(6) + number, now64(6) + number, toString(reinterpretAsUUID(sipHash128(3, number % 2000))), '',
      toString(reinterpretAsUUID(sipHash128(4, intDiv(number, 4)))) AS correlation_id, toString(reinterpretAsUUID(sipHash128(5, number))),
      concat('{"downloadId":"', stream_id, '","rows":"', toString(sipHash64(number) % 50000), '","sha256":"', lower(hex(sipHash128(6, number))), lower(hex(sipHash128(7, number))), '"}') AS event,
      base64Encode(concat(account_id, stream_id, correlation_id, event)),
      lower(concat(hex(sipHash128(8, number)), hex(sipHash128(9, number)))), lower(concat(hex(sipHash128(8, number + 500)), hex(sipHash128(9, number + 500))))
    FROM numbers(${ROWS})`,
} as const;
