// A file and the record of it commit together, so a crash leaves both or neither.
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { neededRelease, pendingMigrations, type AppliedMigration } from '@leadwright/runtime/migrations/pending';
import type pg from 'pg';
import { onOneConnection } from './one-connection.ts';

export type MigrationSource = { name: string; folder: string };
type Migration = { file: string; text: string; digest: string };
/** The release that runs: it is recorded with what it applies, and a database of a later one is taken where that allows it. */
export type MigrateOptions = { release?: string };

const LOCK = 'leadwright.migrate';

/** Throws if an applied file changed, needs a later release, or a new one sorts before it; files before the failing one stay applied. */
export async function migrate(
  databaseUrl: string,
  sources: MigrationSource[],
  { release }: MigrateOptions = {},
): Promise<void> {
  await onOneConnection(databaseUrl, async (client) => {
    // Of two replicas that start together, the second waits here and then finds nothing to do.
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [LOCK]);
    for (const source of sources) await migrateSource(client, source, release);
  });
}

async function migrateSource(client: pg.Client, source: MigrationSource, release: string | undefined): Promise<void> {
  const table = tableOf(source.name);
  await client.query(`create table if not exists ${table} (
    file text primary key, digest text not null, applied_at timestamptz not null default now())`);
  await client.query(`alter table ${table} add column if not exists release text, add column if not exists needs text`);
  const { rows: applied } = await client.query<AppliedMigration>(
    `select file, digest, release, needs from ${table} order by file`,
  );
  const files = await read(source.folder);
  for (const migration of pendingMigrations({ source: source.name, files, applied, release }))
    await apply(client, { source, table, migration, release });
}

type Applying = { source: MigrationSource; table: string; migration: Migration; release: string | undefined };

async function apply(client: pg.Client, { source, table, migration, release }: Applying): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`select set_config('leadwright.scope', 'all', true)`);
    await client.query(migration.text);
    const { file, digest, text } = migration;
    await client.query(`insert into ${table} (file, digest, release, needs) values ($1, $2, $3, $4)`, [
      file,
      digest,
      release ?? null,
      neededRelease(text),
    ]);
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
