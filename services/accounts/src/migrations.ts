import path from 'node:path';
import { eventSourcingMigrations } from '@leadwright/eventsourcing/store/migrations';
import type { MigrationSource } from '@leadwright/postgres/migrate';

/** The migrations of accounts' database, in order; `root` is the repository's root. */
export const migrationFolders = (root: string): MigrationSource[] => [
  eventSourcingMigrations(root),
  { name: 'accounts', folder: path.join(root, 'services/accounts/migrations') },
];
