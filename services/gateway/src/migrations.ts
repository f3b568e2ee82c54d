import path from 'node:path';
import type { MigrationSource } from '@leadwright/postgres/migrate';

/** Everything the gateway's database needs; `root` is the repository's root. It keeps no events. */
export const migrationFolders = (root: string): MigrationSource[] => [
  { name: 'gateway', folder: path.join(root, 'services/gateway/migrations') },
];
