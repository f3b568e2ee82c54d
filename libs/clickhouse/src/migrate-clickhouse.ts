// A crash between statement and record repeats the statement, so every file must be idempotent; the runner checks it.
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { neededRelease, pendingMigrations, type AppliedMigration } from '@leadwright/runtime/migrations/pending';
import type { ClickHouse } from './clickhouse.ts';
import type { ShardKeys } from './cluster/cluster-layout.ts';
import { openClickHouse, type ClickHousePlace } from './open-clickhouse.ts';
import { checkedTable } from './statement.ts';

export type ClickHouseMigrations = {
  /** Also the database that holds the table of applied files; created first. */
  name: string;
  folder: string;
  /** The one that runs, as of `migrate` of libs/postgres. */
  release?: string;
  /** Runs after the files, every time: for what follows from code. A repeat must be harmless. */
  afterwards?: (clickhouse: ClickHouse) => Promise<void>;
};

type Migration = { file: string; sql: string; digest: string };

/** One process at a time: ClickHouse has no lock. Throws if an applied file changed, or a new one sorts before it. */
export async function migrateClickHouse(
  clickhouse: ClickHouse,
  { name, folder, release, afterwards }: ClickHouseMigrations,
): Promise<void> {
  const database = checkedTable(name.replaceAll('-', '_'));
  const table = `${database}.applied_migrations`;
  await clickhouse.command({ sql: `CREATE DATABASE IF NOT EXISTS ${database}` });
  await clickhouse.command({
    sql: `CREATE TABLE IF NOT EXISTS ${table} (file String, digest String, applied_at DateTime64(3, 'UTC') DEFAULT now64(3))
      ENGINE = ReplacingMergeTree ORDER BY file`,
  });
  await clickhouse.command({
    sql: `ALTER TABLE ${table} ADD COLUMN IF NOT EXISTS release String, ADD COLUMN IF NOT EXISTS needs String`,
  });
  const applied = await clickhouse.rows<AppliedMigration>({
    sql: `SELECT file, digest, release, needs FROM ${table} FINAL ORDER BY file`,
  });
  for (const { file, sql, digest } of pendingMigrations({
    source: name,
    files: await read(folder),
    applied,
    release,
  })) {
    try {
      await clickhouse.command({ sql });
    } catch (error) {
      throw new Error(`migration ${name}/${file} failed`, { cause: error });
    }
    await clickhouse.insert(table, [{ file, digest, release: release ?? '', needs: neededRelease(sql) ?? '' }]);
  }
  await afterwards?.(clickhouse);
}

export type ClickHouseTables = { migrations: ClickHouseMigrations[]; shardedBy: ShardKeys };

/** Opens the configured engine and brings every source up to date. Closes it again if that fails. */
export async function openMigratedClickHouse(
  service: string,
  place: ClickHousePlace,
  { migrations, shardedBy }: ClickHouseTables,
): Promise<ClickHouse> {
  const clickhouse = await openClickHouse(service, place, shardedBy);
  try {
    for (const source of migrations) await migrateClickHouse(clickhouse, source);
    return clickhouse;
  } catch (error) {
    await clickhouse.close();
    throw error;
  }
}

export async function migrateClickHouseAt(
  service: string,
  place: ClickHousePlace,
  tables: ClickHouseTables,
): Promise<void> {
  await (await openMigratedClickHouse(service, place, tables)).close();
}

async function read(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(path.join(folder, file), 'utf8');
      if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(file)) throw new Error(`${file} is not named like 0001_what_it_does.sql`);
      if (!repeatable.test(sql))
        throw new Error(`${file} cannot be repeated: a crash right after it would block every later start`);
      return { file, sql: sql.trim().replace(/;$/, ''), digest: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

// CREATE OR REPLACE, IF (NOT) EXISTS, or a change of settings or comments, are idempotent.
const repeatable = /\bIF\s+(NOT\s+)?EXISTS\b|\bCREATE\s+OR\s+REPLACE\b|\bMODIFY\s+(SETTING|COMMENT|TTL|COLUMN)\b/i;
