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
