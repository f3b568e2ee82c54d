import path from 'node:path';
import { eventSourcingMigrations } from '@leadwright/eventsourcing/store/migrations';
import type { MigrationSource } from '@leadwright/postgres/migrate';
import { productVersion } from '@leadwright/service/product-version';

export function migrationFolders(root: string): MigrationSource[] {
  return [eventSourcingMigrations(root), { name: 'audit', folder: path.join(root, 'services/audit/migrations') }];
}

export function clickhouseMigrationFolders(root: string): (MigrationSource & { release: string })[] {
  return [{ name: 'audit', folder: path.join(root, 'services/audit/migrations-clickhouse'), release: productVersion }];
}

/** Keeps an account's rows on one shard: a repeated event replaces itself, and a chain is read from one. */
export const shardedBy = {
  'audit.trail': 'cityHash64(account_id)',
  'audit.trail_beside': 'cityHash64(account_id)',
} as const;
