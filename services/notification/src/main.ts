import path from 'node:path';
import { openBus } from '@leadwright/messaging/open-bus';
import { busCheck } from '@leadwright/runtime/process/bus-config';
import { parseConfig } from '@leadwright/runtime/process/config';
import { armCrashpoint } from '@leadwright/runtime/process/crashpoint';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { migrate } from '@leadwright/postgres/migrate';
import { runMain } from '@leadwright/runtime/process/service';
import { NotificationMainConfigSchema } from './config.ts';
import { notificationTopic } from './contracts.ts';
import { migrationFolders } from './migrations.ts';
import { startNotification } from './service.ts';

const root = path.resolve(import.meta.dirname, '../../..');

await runMain('notification', async ({ keep, fatal }) => {
  const config = parseConfig(NotificationMainConfigSchema, process.env, [busCheck('NOTIFICATION')]);
  armCrashpoint(config.NOTIFICATION_CRASH_AT);
  if (config.NOTIFICATION_MIGRATE) await migrate(config.NOTIFICATION_POSTGRES_URL, migrationFolders(root));
  const bus = keep(
    await openBus({
      service: 'notification',
      config,
      own: { topic: notificationTopic, postgresUrl: config.NOTIFICATION_POSTGRES_URL },
      logger: createLogger('notification', config.NOTIFICATION_LOG_LEVEL),
      onFatal: fatal,
    }),
  );
  return startNotification(config, { bus });
});
