import path from 'node:path';
import { eventSourcingMigrations } from '@leadwright/eventsourcing/store/migrations';
import type { MigrationSource } from '@leadwright/postgres/migrate';

/** PostgreSQL migrations of the service: it has no tables but the event store's. `root` is the repository's root. */
export function migrationFolders(root: string): MigrationSource[] {
  return [eventSourcingMigrations(root)];
}

/** ClickHouse tables of database `audit`, for every start that owns the engine. */
export function clickhouseMigrationFolders(root: string): MigrationSource[] {
  return [{ name: 'audit', folder: path.join(root, 'services/audit/migrations-clickhouse') }];
}
