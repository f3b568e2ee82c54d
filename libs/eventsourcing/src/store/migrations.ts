import path from 'node:path';
import type { MigrationSource } from '@leadwright/postgres/migrate';

/** Creates the tables of the event store, the inbox and the embedded bus; `root` is the repository's root. */
export function eventSourcingMigrations(root: string): MigrationSource {
  return { name: 'eventsourcing', folder: path.join(root, 'libs/eventsourcing/migrations') };
}
