import path from 'node:path';
import { eventSourcingMigrations } from '@leadwright/eventsourcing/store/migrations';
import type { MigrationSource } from '@leadwright/postgres/migrate';
import { productVersion } from '@leadwright/service/product-version';

export function migrationFolders(root: string): MigrationSource[] {
  return [eventSourcingMigrations(root), { name: 'export', folder: path.join(root, 'services/export/migrations') }];
}

export function clickhouseMigrationFolders(root: string): (MigrationSource & { release: string })[] {
  return [
    { name: 'export', folder: path.join(root, 'services/export/migrations-clickhouse'), release: productVersion },
  ];
}

/** Those of an account together, so that a download's rows come and go on one shard. */
export const shardedBy = {
  'export.download_rows': 'cityHash64(account_id)',
  'export.chosen_numbers': 'cityHash64(account_id)',
} as const;
