import path from 'node:path';
import { openMigratedClickHouse } from '@leadwright/clickhouse/migrate-clickhouse';
import { runService } from '@leadwright/service/run-service';
import { checkObjects, ExportMainConfigSchema } from './config.ts';
import { openObjects } from './files/open-objects.ts';
import { clickhouseMigrationFolders, migrationFolders } from './migrations.ts';
import { startExport } from './service.ts';

const root = path.resolve(import.meta.dirname, '../../..');

await runService({
  name: 'export',
  env: process.env,
  schema: ExportMainConfigSchema,
  checks: [checkObjects],
  migrations: migrationFolders(root),
  open: async (config, keep) => ({
    clickhouse: keep(
      await openMigratedClickHouse(
        'export',
        { url: config.EXPORT_CLICKHOUSE_URL, folder: config.EXPORT_CLICKHOUSE_FOLDER },
        config.EXPORT_MIGRATE ? clickhouseMigrationFolders(root) : [],
      ),
    ),
    objects: keep(await openObjects(config)),
  }),
  start: startExport,
});
