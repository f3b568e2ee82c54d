import path from 'node:path';
import { eventSourcingMigrations } from '@leadwright/eventsourcing/store/migrations';
import type { MigrationSource } from '@leadwright/postgres/migrate';

/** The PostgreSQL migrations: the service has only the event store's tables. `root` is the repository's root. */
export function migrationFolders(root: string): MigrationSource[] {
  return [eventSourcingMigrations(root)];
}

/** The ClickHouse migrations of database `audit`, for every process that owns the engine. */
export function clickhouseMigrationFolders(root: string): MigrationSource[] {
  return [{ name: 'audit', folder: path.join(root, 'services/audit/migrations-clickhouse') }];
}
