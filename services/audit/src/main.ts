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
import { AuditMainConfigSchema } from './config.ts';
import { auditTopic } from './contracts.ts';
import { clickhouseMigrationFolders, migrationFolders } from './migrations.ts';
import { startAudit } from './service.ts';

const root = path.resolve(import.meta.dirname, '../../..');

await runMain('audit', async ({ keep, fatal }) => {
  const config = parseConfig(AuditMainConfigSchema, process.env, [busCheck('AUDIT')]);
  armCrashpoint(config.AUDIT_CRASH_AT);
  const clickhouse = keep(
    await openClickHouse('audit', { url: config.AUDIT_CLICKHOUSE_URL, folder: config.AUDIT_CLICKHOUSE_FOLDER }),
  );
  if (config.AUDIT_MIGRATE) {
    await migrate(config.AUDIT_POSTGRES_URL, migrationFolders(root));
    for (const source of clickhouseMigrationFolders(root)) await migrateClickHouse(clickhouse, source);
  }
  const bus = keep(
    await openBus({
      service: 'audit',
      config,
      own: { topic: auditTopic, postgresUrl: config.AUDIT_POSTGRES_URL },
      logger: createLogger('audit', config.AUDIT_LOG_LEVEL),
      onFatal: fatal,
    }),
  );
  return startAudit(config, { bus, clickhouse });
});
