import path from 'node:path';
import type { MigrationSource } from '@leadwright/postgres/migrate';

/** The gateway's migrations; it has no event log. `root` is the repository's root. */
export const migrationFolders = (root: string): MigrationSource[] => [
  { name: 'gateway', folder: path.join(root, 'services/gateway/migrations') },
];
