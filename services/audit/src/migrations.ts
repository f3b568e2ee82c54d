import path from 'node:path';
import { eventSourcingMigrations } from '@leadwright/eventsourcing/store/migrations';
import type { MigrationSource } from '@leadwright/postgres/migrate';

/** The PostgreSQL migrations: the event store's, and what the second book found. `root` is the repository's root. */
export function migrationFolders(root: string): MigrationSource[] {
  return [eventSourcingMigrations(root), { name: 'audit', folder: path.join(root, 'services/audit/migrations') }];
}

/** The ClickHouse migrations of database `audit`, for every process that owns the engine. */
export function clickhouseMigrationFolders(root: string): MigrationSource[] {
  return [{ name: 'audit', folder: path.join(root, 'services/audit/migrations-clickhouse') }];
}

/**
 * Where rows lie on a cluster: those of an account together. The same event comes to the same shard again, where it
 * replaces itself, and the chain of an account is read from one.
 */
export const shardedBy = {
  'audit.trail': 'cityHash64(account_id)',
  'audit.trail_beside': 'cityHash64(account_id)',
} as const;
