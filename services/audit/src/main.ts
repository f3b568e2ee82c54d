import path from 'node:path';
import { openMigratedClickHouse } from '@leadwright/clickhouse/migrate-clickhouse';
import { runService } from '@leadwright/service/run-service';
import { AuditMainConfigSchema } from './config.ts';
import { clickhouseMigrationFolders, migrationFolders, shardedBy } from './migrations.ts';
import { startAudit } from './service.ts';

const root = path.resolve(import.meta.dirname, '../../..');

await runService({
  name: 'audit',
  env: process.env,
  schema: AuditMainConfigSchema,
  migrations: migrationFolders(root),
  open: async (config, keep) => ({
    clickhouse: keep(
      await openMigratedClickHouse(
        'audit',
        {
          url: config.AUDIT_CLICKHOUSE_URL,
          folder: config.AUDIT_CLICKHOUSE_FOLDER,
          cluster: config.AUDIT_CLICKHOUSE_CLUSTER,
        },
        { migrations: config.AUDIT_MIGRATE ? clickhouseMigrationFolders(root) : [], shardedBy },
      ),
    ),
  }),
  start: startAudit,
});
