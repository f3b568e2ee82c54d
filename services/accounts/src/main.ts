import path from 'node:path';
import { openPostgresBus } from '@leadwright/messaging/event-bus.postgres';
import { parseConfig } from '@leadwright/runtime/config';
import { armCrashpoint } from '@leadwright/runtime/crashpoint';
import { openDatabase } from '@leadwright/runtime/database';
import { createLogger } from '@leadwright/runtime/logger';
import { migrate } from '@leadwright/runtime/migrate';
import { runMain } from '@leadwright/runtime/service';
import { AccountsConfigSchema } from './config.ts';
import { accountsTopic } from './contracts.ts';
import { migrationFolders } from './migrations.ts';
import { startAccounts } from './service.ts';

const root = path.resolve(import.meta.dirname, '../../..');

await runMain('accounts', async () => {
  const config = parseConfig(AccountsConfigSchema, process.env);
  armCrashpoint(config.ACCOUNTS_CRASH_AT);
  if (config.ACCOUNTS_MIGRATE) await migrate(config.ACCOUNTS_POSTGRES_URL, migrationFolders(root));
  const database = openDatabase(config.ACCOUNTS_POSTGRES_URL, { max: 4 });
  // It hears nobody, so it needs no other topic's log.
  const logger = createLogger('accounts', config.ACCOUNTS_LOG_LEVEL);
  const bus = await openPostgresBus({ service: 'accounts', database, logs: {}, own: accountsTopic, logger });
  const running = await startAccounts(config, { bus });
  return {
    ...running,
    stop: async () => {
      await running.stop();
      await bus.close();
      await database.close();
    },
  };
});
