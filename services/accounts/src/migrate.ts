// A separate job that migrates the service's database before the new version starts.
import path from 'node:path';
import { parseConfig } from '@leadwright/runtime/process/config';
import { runJob } from '@leadwright/runtime/process/job';
import { migrate } from '@leadwright/postgres/migrate';
import { Type } from 'typebox';
import { AccountsConfigSchema } from './config.ts';
import { migrationFolders } from './migrations.ts';

const { ACCOUNTS_POSTGRES_URL } = AccountsConfigSchema.properties;

await runJob('accounts', async () => {
  const config = parseConfig(Type.Object({ ACCOUNTS_POSTGRES_URL }), process.env);
  await migrate(config.ACCOUNTS_POSTGRES_URL, migrationFolders(path.resolve(import.meta.dirname, '../../..')));
});
