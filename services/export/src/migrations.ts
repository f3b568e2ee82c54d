import path from 'node:path';
import { eventSourcingMigrations } from '@leadwright/eventsourcing/store/migrations';
import type { MigrationSource } from '@leadwright/postgres/migrate';

/** PostgreSQL migrations of the service, in order; `root` is the repository's root. */
export function migrationFolders(root: string): MigrationSource[] {
  return [eventSourcingMigrations(root), { name: 'export', folder: path.join(root, 'services/export/migrations') }];
}

/** ClickHouse tables of database `export`, for every start that owns the engine. */
export function clickhouseMigrationFolders(root: string): MigrationSource[] {
  return [{ name: 'export', folder: path.join(root, 'services/export/migrations-clickhouse') }];
}

/** Where rows lie on a cluster: those of an account together, so that a download's rows come and go on one shard. */
export const shardedBy = { 'export.download_rows': 'cityHash64(account_id)' } as const;
