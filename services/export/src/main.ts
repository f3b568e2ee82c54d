import path from 'node:path';
import { migrateClickHouse } from '@leadwright/clickhouse/migrate-clickhouse';
import { openClickHouse } from '@leadwright/clickhouse/open-clickhouse';
import { openBus } from '@leadwright/messaging/open-bus';
import { openFileStore } from '@leadwright/objects/file-store';
import { openS3Store } from '@leadwright/objects/s3-store';
import { armCrashpoint } from '@leadwright/runtime/process/crashpoint';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { migrate } from '@leadwright/postgres/migrate';
import { runMain } from '@leadwright/runtime/process/service';
import type { FileObjects } from './app.ts';
import { parseMainConfig, type ExportMainConfig } from './config.ts';
import { exportTopic } from './contracts.ts';
import { clickhouseMigrationFolders, migrationFolders } from './migrations.ts';
import { startExport } from './service.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Links to files of a folder lead to this service, links to files in S3 straight there. */
async function openObjects(config: ExportMainConfig): Promise<FileObjects & { close(): void }> {
  const {
    EXPORT_OBJECTS_FOLDER: folder,
    EXPORT_LINK_KEY: signingKey,
    EXPORT_S3_BUCKET: bucket,
    EXPORT_S3_REGION: region,
  } = config;
  if (folder !== undefined && signingKey !== undefined) {
    return { ...(await openFileStore({ folder, signingKey, linkBase: '/api/v2/files' })), close: () => undefined };
  }
  if (bucket === undefined || region === undefined)
    throw new Error('EXPORT_OBJECTS_FOLDER or EXPORT_S3_BUCKET says where files stand');
  const { EXPORT_S3_ENDPOINT: endpoint, EXPORT_S3_PUBLIC_ENDPOINT: publicEndpoint } = config;
  const { EXPORT_S3_ACCESS_KEY_ID: accessKeyId, EXPORT_S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  return openS3Store({
    bucket,
    region,
    forcePathStyle: config.EXPORT_S3_PATH_STYLE,
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(publicEndpoint === undefined ? {} : { publicEndpoint }),
    ...(accessKeyId === undefined || secretAccessKey === undefined
      ? {}
      : { credentials: { accessKeyId, secretAccessKey } }),
  });
}

await runMain('export', async ({ keep, fatal }) => {
  const config = parseMainConfig(process.env);
  armCrashpoint(config.EXPORT_CRASH_AT);
  const clickhouse = keep(
    await openClickHouse('export', { url: config.EXPORT_CLICKHOUSE_URL, folder: config.EXPORT_CLICKHOUSE_FOLDER }),
  );
  if (config.EXPORT_MIGRATE) {
    await migrate(config.EXPORT_POSTGRES_URL, migrationFolders(root));
    for (const source of clickhouseMigrationFolders(root)) await migrateClickHouse(clickhouse, source);
  }
  const objects = keep(await openObjects(config));
  const bus = keep(
    await openBus({
      service: 'export',
      config,
      own: { topic: exportTopic, postgresUrl: config.EXPORT_POSTGRES_URL },
      logger: createLogger('export', config.EXPORT_LOG_LEVEL),
      onFatal: fatal,
    }),
  );
  return startExport(config, { bus, clickhouse, objects });
});
