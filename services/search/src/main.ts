import path from 'node:path';
import { migrateClickHouse } from '@leadwright/clickhouse/migrate-clickhouse';
import { openClickHouse } from '@leadwright/clickhouse/open-clickhouse';
import { openBus } from '@leadwright/messaging/open-bus';
import { busCheck } from '@leadwright/runtime/process/bus-config';
import { parseConfig } from '@leadwright/runtime/process/config';
import { armCrashpoint } from '@leadwright/runtime/process/crashpoint';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { migrate } from '@leadwright/postgres/migrate';
import { runMain } from '@leadwright/runtime/process/service';
import { SearchMainConfigSchema } from './config.ts';
import { searchTopic } from './contracts.ts';
import { clickhouseMigrationFolders, migrationFolders } from './migrations.ts';
import { startSearch } from './service.ts';

const root = path.resolve(import.meta.dirname, '../../..');

await runMain('search', async ({ keep, fatal }) => {
  const config = parseConfig(SearchMainConfigSchema, process.env, [busCheck('SEARCH')]);
  armCrashpoint(config.SEARCH_CRASH_AT);
  const clickhouse = keep(
    await openClickHouse('search', { url: config.SEARCH_CLICKHOUSE_URL, folder: config.SEARCH_CLICKHOUSE_FOLDER }),
  );
  if (config.SEARCH_MIGRATE) {
    await migrate(config.SEARCH_POSTGRES_URL, migrationFolders(root));
    for (const source of clickhouseMigrationFolders(root)) await migrateClickHouse(clickhouse, source);
  }
  const bus = keep(
    await openBus({
      service: 'search',
      config,
      own: { topic: searchTopic, postgresUrl: config.SEARCH_POSTGRES_URL },
      logger: createLogger('search', config.SEARCH_LOG_LEVEL),
      onFatal: fatal,
    }),
  );
  return startSearch(config, { bus, clickhouse });
});
