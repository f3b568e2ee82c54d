import path from 'node:path';
import { eventSourcingMigrations } from '@leadwright/eventsourcing/store/migrations';
import type { MigrationSource } from '@leadwright/postgres/migrate';

/** All migrations of notification's database, in order; `root` is the repository's root. */
export function migrationFolders(root: string): MigrationSource[] {
  return [
    eventSourcingMigrations(root),
    { name: 'notification', folder: path.join(root, 'services/notification/migrations') },
  ];
}
