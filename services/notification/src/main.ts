import path from 'node:path';
import { runService } from '@leadwright/service/run-service';
import { NotificationMainConfigSchema, notificationChecks } from './config.ts';
import { migrationFolders } from './migrations.ts';
import { startNotification } from './service.ts';

await runService({
  name: 'notification',
  env: process.env,
  schema: NotificationMainConfigSchema,
  checks: notificationChecks,
  migrations: migrationFolders(path.resolve(import.meta.dirname, '../../..')),
  start: startNotification,
});
