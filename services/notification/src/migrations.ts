import path from 'node:path';
import { eventSourcingMigrations } from '@leadwright/eventsourcing/store/migrations';
import type { MigrationSource } from '@leadwright/postgres/migrate';

export function migrationFolders(root: string): MigrationSource[] {
  return [
    eventSourcingMigrations(root),
    { name: 'notification', folder: path.join(root, 'services/notification/migrations') },
  ];
}
