// A job that migrates the service's database and ClickHouse tables before a new version starts. Never
// run two at once: ClickHouse has no lock.
import path from 'node:path';
import { migrateClickHouseAt } from '@leadwright/clickhouse/migrate-clickhouse';
import { parseConfig } from '@leadwright/runtime/process/config';
import { runJob } from '@leadwright/runtime/process/job';
import { migrate } from '@leadwright/postgres/migrate';
import { Type } from 'typebox';
import { SearchMainConfigSchema } from './config.ts';
import { clickhouseMigrationFolders, migrationFolders } from './migrations.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const { SEARCH_POSTGRES_URL, SEARCH_CLICKHOUSE_URL, SEARCH_CLICKHOUSE_FOLDER } = SearchMainConfigSchema.properties;

await runJob('search', async () => {
  const config = parseConfig(
    Type.Object({ SEARCH_POSTGRES_URL, SEARCH_CLICKHOUSE_URL, SEARCH_CLICKHOUSE_FOLDER }),
    process.env,
  );
  await migrate(config.SEARCH_POSTGRES_URL, migrationFolders(root));
  await migrateClickHouseAt(
    'search',
    { url: config.SEARCH_CLICKHOUSE_URL, folder: config.SEARCH_CLICKHOUSE_FOLDER },
    clickhouseMigrationFolders(root),
  );
});
