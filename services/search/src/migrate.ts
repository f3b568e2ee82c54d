// Never run two at a time: ClickHouse has no lock to prevent it.
import path from 'node:path';
import { migrateClickHouseAt } from '@leadwright/clickhouse/migrate-clickhouse';
import { runMigrations } from '@leadwright/service/run-migrations';
import { SearchMainConfigSchema } from './config.ts';
import { clickhouseMigrationFolders, migrationFolders, shardedBy } from './migrations.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const { SEARCH_CLICKHOUSE_URL, SEARCH_CLICKHOUSE_FOLDER, SEARCH_CLICKHOUSE_CLUSTER } =
  SearchMainConfigSchema.properties;

await runMigrations({
  name: 'search',
  env: process.env,
  migrations: migrationFolders(root),
  engine: {
    variables: { SEARCH_CLICKHOUSE_URL, SEARCH_CLICKHOUSE_FOLDER, SEARCH_CLICKHOUSE_CLUSTER },
    migrate: ({ SEARCH_CLICKHOUSE_URL: url, SEARCH_CLICKHOUSE_FOLDER: folder, SEARCH_CLICKHOUSE_CLUSTER: cluster }) =>
      migrateClickHouseAt(
        'search',
        { url, folder, cluster },
        { migrations: clickhouseMigrationFolders(root), shardedBy },
      ),
  },
});
