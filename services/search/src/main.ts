import path from 'node:path';
import { migrateClickHouse } from '@leadwright/clickhouse/migrate-clickhouse';
import { openClickHouse } from '@leadwright/clickhouse/open-clickhouse';
import { openPostgresBus } from '@leadwright/messaging/event-bus.postgres';
import { parseConfig } from '@leadwright/runtime/config';
import { armCrashpoint } from '@leadwright/runtime/crashpoint';
import { openDatabase } from '@leadwright/runtime/database';
import { createLogger } from '@leadwright/runtime/logger';
import { migrate } from '@leadwright/runtime/migrate';
import { runMain } from '@leadwright/runtime/service';
import { SearchMainConfigSchema } from './config.ts';
import { searchTopic } from './contracts.ts';
import { clickhouseMigrationFolders, migrationFolders } from './migrations.ts';
import { startSearch } from './service.ts';

const root = path.resolve(import.meta.dirname, '../../..');

await runMain('search', async () => {
  const config = parseConfig(SearchMainConfigSchema, process.env);
  armCrashpoint(config.SEARCH_CRASH_AT);
  const clickhouse = await openClickHouse('search', { url: config.SEARCH_CLICKHOUSE_URL, folder: config.SEARCH_CLICKHOUSE_FOLDER });
  if (config.SEARCH_MIGRATE) {
    await migrate(config.SEARCH_POSTGRES_URL, migrationFolders(root));
    for (const source of clickhouseMigrationFolders(root)) await migrateClickHouse(clickhouse, source);
  }
  const database = openDatabase(config.SEARCH_POSTGRES_URL, { max: 4 });
  const bus = await openPostgresBus({
    service: 'search', database, logs: config.SEARCH_BUS_LOGS, own: searchTopic, logger: createLogger('search', config.SEARCH_LOG_LEVEL),
  });
  const running = await startSearch(config, { bus, clickhouse });
  return {
    ...running,
    stop: async () => {
      await running.stop();
      await bus.close();
      await database.close();
      await clickhouse.close();
    },
  };
});
