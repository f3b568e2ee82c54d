// Searches all data of a stopped product for texts: every row of every table in PostgreSQL and ClickHouse. Prints
// `engine database.table` lines as JSON, for several texts as `text: engine database.table`.
// Runs as its own process: npx tsx e2e/src/find-text.ts DATA_FOLDER TEXT…
import path from 'node:path';
import pg from 'pg';
import { openEmbeddedClickHouse } from '@leadwright/clickhouse/clickhouse.embedded';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@leadwright/postgres/embedded/embedded-postgres';
import { createLogger } from '@leadwright/runtime/telemetry/logger';

const [folder = '', ...texts] = process.argv.slice(2);
const line = (text: string, where: string): string => (texts.length > 1 ? `${text}: ${where}` : where);

async function inPostgres(postgres: EmbeddedPostgres): Promise<string[]> {
  const databases = await query<{ datname: string }>(
    postgres.superuserUrl('postgres'),
    'select datname from pg_database where not datistemplate',
  );
  const found: string[] = [];
  for (const { datname } of databases) {
    const url = postgres.superuserUrl(datname);
    const tables = await query<{ name: string }>(
      url,
      "select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
    );
    for (const { name } of tables) {
      for (const text of texts) {
        // Both as text and as the bytes of bytea columns.
        const hex = Buffer.from(text).toString('hex');
        const rows = await query(
          url,
          `select 1 from ${name} as t where strpos(t::text, $1) > 0 or strpos(t::text, $2) > 0 limit 1`,
          [text, hex],
        );
        if (rows.length > 0) found.push(line(text, `postgres ${datname} ${name}`));
      }
    }
  }
  return found;
}

async function query<Row extends pg.QueryResultRow>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

async function inClickHouse(): Promise<string[]> {
  const clickhouse = await openEmbeddedClickHouse({ folder: path.join(folder, 'clickhouse') });
  try {
    const tables = await clickhouse.rows<{ database: string; name: string }>({
      sql: "SELECT database, name FROM system.tables WHERE database IN ('leads', 'export', 'audit')",
    });
    const found: string[] = [];
    for (const { database, name } of tables) {
      for (const text of texts) {
        const rows = await clickhouse.rows({
          sql: `SELECT 1 AS hit FROM ${database}.${name} WHERE position(toString(tuple(*)), {text:String}) > 0 LIMIT 1`,
          params: { text },
        });
        if (rows.length > 0) found.push(line(text, `clickhouse ${database}.${name}`));
      }
    }
    return found;
  } finally {
    await clickhouse.close();
  }
}

const postgres = await startEmbeddedPostgres({
  folder: path.join(folder, 'postgres'),
  logger: createLogger('find-text', 'silent'),
});
try {
  console.log(JSON.stringify([...(await inPostgres(postgres)), ...(await inClickHouse())]));
} finally {
  await postgres.stop('fast');
}
