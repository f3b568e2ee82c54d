// Never run two at a time: ClickHouse has no lock to prevent it.
import path from 'node:path';
import { migrateClickHouseAt } from '@leadwright/clickhouse/migrate-clickhouse';
import { runMigrations } from '@leadwright/service/run-migrations';
import { ExportMainConfigSchema } from './config.ts';
import { clickhouseMigrationFolders, migrationFolders, shardedBy } from './migrations.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const { EXPORT_CLICKHOUSE_URL, EXPORT_CLICKHOUSE_FOLDER, EXPORT_CLICKHOUSE_CLUSTER } =
  ExportMainConfigSchema.properties;

await runMigrations({
  name: 'export',
  env: process.env,
  migrations: migrationFolders(root),
  engine: {
    variables: { EXPORT_CLICKHOUSE_URL, EXPORT_CLICKHOUSE_FOLDER, EXPORT_CLICKHOUSE_CLUSTER },
    migrate: ({ EXPORT_CLICKHOUSE_URL: url, EXPORT_CLICKHOUSE_FOLDER: folder, EXPORT_CLICKHOUSE_CLUSTER: cluster }) =>
      migrateClickHouseAt(
        'export',
        { url, folder, cluster },
        { migrations: clickhouseMigrationFolders(root), shardedBy },
      ),
  },
});
