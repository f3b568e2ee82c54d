// A job of its own: brings the service's database and ClickHouse tables up to date, before its new
// version starts. Never two at once: ClickHouse has no lock to offer.
import path from 'node:path';
import { migrateClickHouseAt } from '@leadwright/clickhouse/migrate-clickhouse';
import { parseConfig } from '@leadwright/runtime/process/config';
import { runJob } from '@leadwright/runtime/process/job';
import { migrate } from '@leadwright/postgres/migrate';
import { Type } from 'typebox';
import { ExportMainConfigSchema } from './config.ts';
import { clickhouseMigrationFolders, migrationFolders } from './migrations.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const { EXPORT_POSTGRES_URL, EXPORT_CLICKHOUSE_URL, EXPORT_CLICKHOUSE_FOLDER } = ExportMainConfigSchema.properties;

await runJob('export', async () => {
  const config = parseConfig(
    Type.Object({ EXPORT_POSTGRES_URL, EXPORT_CLICKHOUSE_URL, EXPORT_CLICKHOUSE_FOLDER }),
    process.env,
  );
  await migrate(config.EXPORT_POSTGRES_URL, migrationFolders(root));
  await migrateClickHouseAt(
    'export',
    { url: config.EXPORT_CLICKHOUSE_URL, folder: config.EXPORT_CLICKHOUSE_FOLDER },
    clickhouseMigrationFolders(root),
  );
});
