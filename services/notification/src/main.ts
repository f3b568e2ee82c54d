import path from 'node:path';
import { openPostgresBus } from '@leadwright/messaging/event-bus.postgres';
import { parseConfig } from '@leadwright/runtime/config';
import { armCrashpoint } from '@leadwright/runtime/crashpoint';
import { openDatabase } from '@leadwright/runtime/database';
import { createLogger } from '@leadwright/runtime/logger';
import { migrate } from '@leadwright/runtime/migrate';
import { runMain } from '@leadwright/runtime/service';
import { NotificationMainConfigSchema } from './config.ts';
import { notificationTopic } from './contracts.ts';
import { migrationFolders } from './migrations.ts';
import { startNotification } from './service.ts';

const root = path.resolve(import.meta.dirname, '../../..');

await runMain('notification', async () => {
  const config = parseConfig(NotificationMainConfigSchema, process.env);
  armCrashpoint(config.NOTIFICATION_CRASH_AT);
  if (config.NOTIFICATION_MIGRATE) await migrate(config.NOTIFICATION_POSTGRES_URL, migrationFolders(root));
  const database = openDatabase(config.NOTIFICATION_POSTGRES_URL, { max: 4 });
  const bus = await openPostgresBus({
    service: 'notification', database, logs: config.NOTIFICATION_BUS_LOGS, own: notificationTopic,
    logger: createLogger('notification', config.NOTIFICATION_LOG_LEVEL),
  });
  const running = await startNotification(config, { bus });
  return {
    ...running,
    stop: async () => {
      await running.stop();
      await bus.close();
      await database.close();
    },
  };
});
