import path from 'node:path';
import { runService } from '@leadwright/service/run-service';
import { NotificationMainConfigSchema, providersCheck } from './config.ts';
import { migrationFolders } from './migrations.ts';
import { startNotification } from './service.ts';

await runService({
  name: 'notification',
  env: process.env,
  schema: NotificationMainConfigSchema,
  checks: [providersCheck],
  migrations: migrationFolders(path.resolve(import.meta.dirname, '../../..')),
  start: startNotification,
});
