import path from 'node:path';
import { openMigratedClickHouse } from '@leadwright/clickhouse/migrate-clickhouse';
import { runService } from '@leadwright/service/run-service';
import { SearchMainConfigSchema } from './config.ts';
import { clickhouseMigrationFolders, migrationFolders, shardedBy } from './migrations.ts';
import { startSearch } from './service.ts';

const root = path.resolve(import.meta.dirname, '../../..');

await runService({
  name: 'search',
  env: process.env,
  schema: SearchMainConfigSchema,
  migrations: migrationFolders(root),
  open: async (config, keep) => ({
    clickhouse: keep(
      await openMigratedClickHouse(
        'search',
        {
          url: config.SEARCH_CLICKHOUSE_URL,
          folder: config.SEARCH_CLICKHOUSE_FOLDER,
          cluster: config.SEARCH_CLICKHOUSE_CLUSTER,
        },
        { migrations: config.SEARCH_MIGRATE ? clickhouseMigrationFolders(root) : [], shardedBy },
      ),
    ),
  }),
  start: startSearch,
});
