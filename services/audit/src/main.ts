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
import { AuditMainConfigSchema } from './config.ts';
import { auditTopic } from './contracts.ts';
import { clickhouseMigrationFolders, migrationFolders } from './migrations.ts';
import { startAudit } from './service.ts';

const root = path.resolve(import.meta.dirname, '../../..');

await runMain('audit', async () => {
  const config = parseConfig(AuditMainConfigSchema, process.env);
  armCrashpoint(config.AUDIT_CRASH_AT);
  const clickhouse = await openClickHouse('audit', { url: config.AUDIT_CLICKHOUSE_URL, folder: config.AUDIT_CLICKHOUSE_FOLDER });
  if (config.AUDIT_MIGRATE) {
    await migrate(config.AUDIT_POSTGRES_URL, migrationFolders(root));
    for (const source of clickhouseMigrationFolders(root)) await migrateClickHouse(clickhouse, source);
  }
  const database = openDatabase(config.AUDIT_POSTGRES_URL, { max: 4 });
  const bus = await openPostgresBus({
    service: 'audit', database, logs: config.AUDIT_BUS_LOGS, own: auditTopic, logger: createLogger('audit', config.AUDIT_LOG_LEVEL),
  });
  const running = await startAudit(config, { bus, clickhouse });
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
