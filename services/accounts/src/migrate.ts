import path from 'node:path';
import { runMigrations } from '@leadwright/service/run-migrations';
import { migrationFolders } from './migrations.ts';

await runMigrations({
  name: 'accounts',
  env: process.env,
  migrations: migrationFolders(path.resolve(import.meta.dirname, '../../..')),
});
