// A file and the record of it commit together, so a crash leaves both or neither.
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { onOneConnection } from './one-connection.ts';

export type MigrationSource = { name: string; folder: string };
type Migration = { file: string; text: string; digest: string };

const LOCK = 'leadwright.migrate';

/** Throws if an applied file changed, or a new one sorts before it; files before the failing one stay applied. */
export async function migrate(databaseUrl: string, sources: MigrationSource[]): Promise<void> {
  await onOneConnection(databaseUrl, async (client) => {
    // Of two replicas that start together, the second waits here and then finds nothing to do.
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [LOCK]);
    for (const source of sources) await migrateSource(client, source);
  });
}

async function migrateSource(client: pg.Client, source: MigrationSource): Promise<void> {
  const table = tableOf(source.name);
  await client.query(`create table if not exists ${table} (
    file text primary key, digest text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<{ file: string; digest: string }>(
    `select file, digest from ${table} order by file`,
  );
  const migrations = await read(source.folder);
  for (const [position, applied] of rows.entries()) {
    const known = migrations[position];
    if (known?.file !== applied.file || known.digest !== applied.digest) {
      throw new Error(`${source.name}: applied migration ${applied.file} differs from the file of that name now`);
    }
  }
  for (const migration of migrations.slice(rows.length)) await apply(client, source, table, migration);
}

async function apply(client: pg.Client, source: MigrationSource, table: string, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`select set_config('leadwright.scope', 'all', true)`);
    await client.query(migration.text);
    await client.query(`insert into ${table} (file, digest) values ($1, $2)`, [migration.file, migration.digest]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${source.name}/${migration.file} failed`, { cause: error });
  }
}

async function read(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(folder, file), 'utf8');
      return { file, text, digest: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

// Strict, because the name becomes part of a statement's text.
function tableOf(name: string): string {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new Error(`not a name for a migration source: ${name}`);
  return `migrations_${name.replaceAll('-', '_')}`;
}
