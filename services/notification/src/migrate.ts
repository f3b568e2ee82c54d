// A separate job: migrates the service's database before its new version starts.
import path from 'node:path';
import { parseConfig } from '@leadwright/runtime/process/config';
import { runJob } from '@leadwright/runtime/process/job';
import { migrate } from '@leadwright/postgres/migrate';
import { Type } from 'typebox';
import { NotificationConfigSchema } from './config.ts';
import { migrationFolders } from './migrations.ts';

const { NOTIFICATION_POSTGRES_URL } = NotificationConfigSchema.properties;

await runJob('notification', async () => {
  const config = parseConfig(Type.Object({ NOTIFICATION_POSTGRES_URL }), process.env);
  await migrate(config.NOTIFICATION_POSTGRES_URL, migrationFolders(path.resolve(import.meta.dirname, '../../..')));
});
