// A separate job that migrates the service's database and ClickHouse tables before the new version starts. Never run
// two at a time: ClickHouse has no lock to prevent it.
import path from 'node:path';
import { migrateClickHouseAt } from '@leadwright/clickhouse/migrate-clickhouse';
import { parseConfig } from '@leadwright/runtime/process/config';
import { runJob } from '@leadwright/runtime/process/job';
import { migrate } from '@leadwright/postgres/migrate';
import { Type } from 'typebox';
import { AuditMainConfigSchema } from './config.ts';
import { clickhouseMigrationFolders, migrationFolders } from './migrations.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const { AUDIT_POSTGRES_URL, AUDIT_CLICKHOUSE_URL, AUDIT_CLICKHOUSE_FOLDER } = AuditMainConfigSchema.properties;

await runJob('audit', async () => {
  const config = parseConfig(
    Type.Object({ AUDIT_POSTGRES_URL, AUDIT_CLICKHOUSE_URL, AUDIT_CLICKHOUSE_FOLDER }),
    process.env,
  );
  await migrate(config.AUDIT_POSTGRES_URL, migrationFolders(root));
  await migrateClickHouseAt(
    'audit',
    { url: config.AUDIT_CLICKHOUSE_URL, folder: config.AUDIT_CLICKHOUSE_FOLDER },
    clickhouseMigrationFolders(root),
  );
});
