import path from 'node:path';
import { openPostgresBus } from '@leadwright/messaging/event-bus.postgres';
import { parseConfig } from '@leadwright/runtime/config';
import { armCrashpoint } from '@leadwright/runtime/crashpoint';
import { openDatabase } from '@leadwright/runtime/database';
import { createLogger } from '@leadwright/runtime/logger';
import { migrate } from '@leadwright/runtime/migrate';
import { runMain } from '@leadwright/runtime/service';
import { BillingConfigSchema } from './config.ts';
import { billingTopic } from './contracts.ts';
import { migrationFolders } from './migrations.ts';
import { startBilling } from './service.ts';

const root = path.resolve(import.meta.dirname, '../../..');

await runMain('billing', async () => {
  const config = parseConfig(BillingConfigSchema, process.env);
  armCrashpoint(config.BILLING_CRASH_AT);
  if (config.BILLING_MIGRATE) await migrate(config.BILLING_POSTGRES_URL, migrationFolders(root));
  const database = openDatabase(config.BILLING_POSTGRES_URL, { max: 4 });
  const bus = await openPostgresBus({
    service: 'billing', database, logs: config.BILLING_BUS_LOGS, own: billingTopic,
    logger: createLogger('billing', config.BILLING_LOG_LEVEL),
  });
  const running = await startBilling(config, { bus });
  return {
    ...running,
    stop: async () => {
      await running.stop();
      await bus.close();
      await database.close();
    },
  };
});
