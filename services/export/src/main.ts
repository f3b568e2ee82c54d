import path from 'node:path';
import { openMigratedClickHouse } from '@leadwright/clickhouse/migrate-clickhouse';
import { objectsCheck, openObjects } from '@leadwright/objects/open-objects';
import { runService } from '@leadwright/service/run-service';
import { ExportMainConfigSchema } from './config.ts';
import { clickhouseMigrationFolders, migrationFolders, shardedBy } from './migrations.ts';
import { startExport } from './service.ts';

const root = path.resolve(import.meta.dirname, '../../..');

await runService({
  name: 'export',
  env: process.env,
  schema: ExportMainConfigSchema,
  checks: [objectsCheck('EXPORT')],
  migrations: migrationFolders(root),
  open: async (config, keep) => ({
    clickhouse: keep(
      await openMigratedClickHouse(
        'export',
        {
          url: config.EXPORT_CLICKHOUSE_URL,
          folder: config.EXPORT_CLICKHOUSE_FOLDER,
          cluster: config.EXPORT_CLICKHOUSE_CLUSTER,
        },
        { migrations: config.EXPORT_MIGRATE ? clickhouseMigrationFolders(root) : [], shardedBy },
      ),
    ),
    objects: keep(await openObjects('EXPORT', config, '/api/v2/files')),
  }),
  start: startExport,
});
