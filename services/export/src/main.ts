import path from 'node:path';
import type { Static } from 'typebox';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { openEmbeddedClickHouse } from '@leadwright/clickhouse/clickhouse.embedded';
import { openServerClickHouse } from '@leadwright/clickhouse/clickhouse.server';
import { migrateClickHouse } from '@leadwright/clickhouse/migrate-clickhouse';
import { openPostgresBus } from '@leadwright/messaging/event-bus.postgres';
import { openFileStore } from '@leadwright/objects/file-store';
import { parseConfig } from '@leadwright/runtime/config';
import { armCrashpoint } from '@leadwright/runtime/crashpoint';
import { openDatabase } from '@leadwright/runtime/database';
import { createLogger } from '@leadwright/runtime/logger';
import { migrate } from '@leadwright/runtime/migrate';
import { runMain } from '@leadwright/runtime/service';
import { ExportMainConfigSchema } from './config.ts';
import { exportTopic } from './contracts.ts';
import { clickhouseMigrationFolders, migrationFolders } from './migrations.ts';
import { startExport } from './service.ts';

const root = path.resolve(import.meta.dirname, '../../..');

async function openClickHouse(config: Readonly<Static<typeof ExportMainConfigSchema>>): Promise<ClickHouse> {
  const { EXPORT_CLICKHOUSE_URL: url, EXPORT_CLICKHOUSE_FOLDER: folder } = config;
  if (url !== undefined) return openServerClickHouse({ url });
  if (folder !== undefined) return openEmbeddedClickHouse({ folder });
  throw new Error('EXPORT_CLICKHOUSE_URL or EXPORT_CLICKHOUSE_FOLDER says where the leads are');
}

await runMain('export', async () => {
  const config = parseConfig(ExportMainConfigSchema, process.env);
  armCrashpoint(config.EXPORT_CRASH_AT);
  const clickhouse = await openClickHouse(config);
  if (config.EXPORT_MIGRATE) {
    await migrate(config.EXPORT_POSTGRES_URL, migrationFolders(root));
    for (const source of clickhouseMigrationFolders(root)) await migrateClickHouse(clickhouse, source);
  }
  const objects = await openFileStore({ folder: config.EXPORT_OBJECTS_FOLDER, signingKey: config.EXPORT_LINK_KEY, linkBase: '/api/v2/files' });
  const database = openDatabase(config.EXPORT_POSTGRES_URL, { max: 4 });
  const bus = await openPostgresBus({
    service: 'export', database, logs: config.EXPORT_BUS_LOGS, own: exportTopic, logger: createLogger('export', config.EXPORT_LOG_LEVEL),
  });
  const running = await startExport(config, { bus, clickhouse, objects });
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
