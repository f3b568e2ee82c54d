import path from 'node:path';
import type { MigrationSource } from '@leadwright/postgres/migrate';

export const migrationFolders = (root: string): MigrationSource[] => [
  { name: 'gateway', folder: path.join(root, 'services/gateway/migrations') },
];
