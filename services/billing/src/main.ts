import path from 'node:path';
import { runService } from '@leadwright/service/run-service';
import { BillingMainConfigSchema } from './config.ts';
import { migrationFolders } from './migrations.ts';
import { startBilling } from './service.ts';

await runService({
  name: 'billing',
  env: process.env,
  schema: BillingMainConfigSchema,
  migrations: migrationFolders(path.resolve(import.meta.dirname, '../../..')),
  start: startBilling,
});
