import path from 'node:path';
import { openBus } from '@leadwright/messaging/open-bus';
import { busCheck } from '@leadwright/runtime/process/bus-config';
import { parseConfig } from '@leadwright/runtime/process/config';
import { armCrashpoint } from '@leadwright/runtime/process/crashpoint';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { migrate } from '@leadwright/postgres/migrate';
import { runMain } from '@leadwright/runtime/process/service';
import { BillingMainConfigSchema } from './config.ts';
import { billingTopic } from './contracts.ts';
import { migrationFolders } from './migrations.ts';
import { startBilling } from './service.ts';

const root = path.resolve(import.meta.dirname, '../../..');

await runMain('billing', async ({ keep, fatal }) => {
  const config = parseConfig(BillingMainConfigSchema, process.env, [busCheck('BILLING')]);
  armCrashpoint(config.BILLING_CRASH_AT);
  if (config.BILLING_MIGRATE) await migrate(config.BILLING_POSTGRES_URL, migrationFolders(root));
  const bus = keep(
    await openBus({
      service: 'billing',
      config,
      own: { topic: billingTopic, postgresUrl: config.BILLING_POSTGRES_URL },
      logger: createLogger('billing', config.BILLING_LOG_LEVEL),
      onFatal: fatal,
    }),
  );
  return startBilling(config, { bus });
});
