// Never run two at a time: ClickHouse has no lock to prevent it.
import path from 'node:path';
import { migrateClickHouseAt } from '@leadwright/clickhouse/migrate-clickhouse';
import { runMigrations } from '@leadwright/service/run-migrations';
import { AuditMainConfigSchema } from './config.ts';
import { clickhouseMigrationFolders, migrationFolders, shardedBy } from './migrations.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const { AUDIT_CLICKHOUSE_URL, AUDIT_CLICKHOUSE_FOLDER, AUDIT_CLICKHOUSE_CLUSTER } = AuditMainConfigSchema.properties;

await runMigrations({
  name: 'audit',
  env: process.env,
  migrations: migrationFolders(root),
  engine: {
    variables: { AUDIT_CLICKHOUSE_URL, AUDIT_CLICKHOUSE_FOLDER, AUDIT_CLICKHOUSE_CLUSTER },
    migrate: ({ AUDIT_CLICKHOUSE_URL: url, AUDIT_CLICKHOUSE_FOLDER: folder, AUDIT_CLICKHOUSE_CLUSTER: cluster }) =>
      migrateClickHouseAt(
        'audit',
        { url, folder, cluster },
        { migrations: clickhouseMigrationFolders(root), shardedBy },
      ),
  },
});
