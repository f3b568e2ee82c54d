import path from 'node:path';
import { objectsCheck, openObjects } from '@leadwright/objects/open-objects';
import { runService } from '@leadwright/service/run-service';
import { billingChecks } from './checks.ts';
import { BillingMainConfigSchema } from './config.ts';
import { migrationFolders } from './migrations.ts';
import { invoiceLinkBase } from './invoices/routes/link-invoice.ts';
import { startBilling } from './service.ts';

await runService({
  name: 'billing',
  env: process.env,
  schema: BillingMainConfigSchema,
  checks: [objectsCheck('BILLING'), ...billingChecks],
  migrations: migrationFolders(path.resolve(import.meta.dirname, '../../..')),
  open: async (config, keep) => ({ objects: keep(await openObjects('BILLING', config, invoiceLinkBase)) }),
  start: startBilling,
});
