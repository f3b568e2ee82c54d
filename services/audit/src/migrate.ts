// Never run two at a time: ClickHouse has no lock to prevent it.
import path from 'node:path';
import { migrateClickHouseAt } from '@leadwright/clickhouse/migrate-clickhouse';
import { runMigrations } from '@leadwright/service/run-migrations';
import { AuditMainConfigSchema } from './config.ts';
import { clickhouseMigrationFolders, migrationFolders } from './migrations.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const { AUDIT_CLICKHOUSE_URL, AUDIT_CLICKHOUSE_FOLDER } = AuditMainConfigSchema.properties;

await runMigrations({
  name: 'audit',
  env: process.env,
  migrations: migrationFolders(root),
  engine: {
    variables: { AUDIT_CLICKHOUSE_URL, AUDIT_CLICKHOUSE_FOLDER },
    migrate: ({ AUDIT_CLICKHOUSE_URL: url, AUDIT_CLICKHOUSE_FOLDER: folder }) =>
      migrateClickHouseAt('audit', { url, folder }, clickhouseMigrationFolders(root)),
  },
});
