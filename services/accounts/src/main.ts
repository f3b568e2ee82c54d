import path from 'node:path';
import { runService } from '@leadwright/service/run-service';
import { AccountsMainConfigSchema } from './config.ts';
import { migrationFolders } from './migrations.ts';
import { startAccounts } from './service.ts';

await runService({
  name: 'accounts',
  env: process.env,
  schema: AccountsMainConfigSchema,
  migrations: migrationFolders(path.resolve(import.meta.dirname, '../../..')),
  start: startAccounts,
});
