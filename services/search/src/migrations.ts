import path from 'node:path';
import { eventSourcingMigrations } from '@leadwright/eventsourcing/store/migrations';
import type { MigrationSource } from '@leadwright/postgres/migrate';

/** PostgreSQL tables of this service; `root` is the repository's root. */
export const migrationFolders = (root: string): MigrationSource[] => [
  eventSourcingMigrations(root),
  { name: 'search', folder: path.join(root, 'services/search/migrations') },
];

/** ClickHouse tables of the leads, for every start that owns the engine. */
export const clickhouseMigrationFolders = (root: string): MigrationSource[] => [
  { name: 'search', folder: path.join(root, 'services/search/migrations-clickhouse') },
];
