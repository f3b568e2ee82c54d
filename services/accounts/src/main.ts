import path from 'node:path';
import { openBus } from '@leadwright/messaging/open-bus';
import { busCheck } from '@leadwright/runtime/process/bus-config';
import { parseConfig } from '@leadwright/runtime/process/config';
import { armCrashpoint } from '@leadwright/runtime/process/crashpoint';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { migrate } from '@leadwright/postgres/migrate';
import { runMain } from '@leadwright/runtime/process/service';
import { AccountsMainConfigSchema } from './config.ts';
import { accountsTopic } from './contracts.ts';
import { migrationFolders } from './migrations.ts';
import { startAccounts } from './service.ts';

const root = path.resolve(import.meta.dirname, '../../..');

await runMain('accounts', async ({ keep, fatal }) => {
  const config = parseConfig(AccountsMainConfigSchema, process.env, [busCheck('ACCOUNTS')]);
  armCrashpoint(config.ACCOUNTS_CRASH_AT);
  if (config.ACCOUNTS_MIGRATE) await migrate(config.ACCOUNTS_POSTGRES_URL, migrationFolders(root));
  const bus = keep(
    await openBus({
      service: 'accounts',
      config,
      own: { topic: accountsTopic, postgresUrl: config.ACCOUNTS_POSTGRES_URL },
      logger: createLogger('accounts', config.ACCOUNTS_LOG_LEVEL),
      onFatal: fatal,
    }),
  );
  return startAccounts(config, { bus });
});
