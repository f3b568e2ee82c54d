import path from 'node:path';
import { eventSourcingMigrations } from '@leadwright/eventsourcing/store/migrations';
import type { MigrationSource } from '@leadwright/postgres/migrate';

export const migrationFolders = (root: string): MigrationSource[] => [
  eventSourcingMigrations(root),
  { name: 'accounts', folder: path.join(root, 'services/accounts/migrations') },
];
