// Export's public port: its routes by name; nothing listens here.
import type { PostgresEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import type { ObjectStore } from '@leadwright/objects/object-store';
import type { Database } from '@leadwright/postgres/database';
import { buildHttpApp, type HttpApp } from '@leadwright/runtime/http/http-app';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { ServiceTokens } from '@leadwright/runtime/process/service-tokens';
import type { Telemetry } from '@leadwright/runtime/telemetry/telemetry';
import type { DownloadEvent } from './domain/download.ts';
import type { Progress } from './files/progress.ts';
import { archiveDownloadRoutes } from './routes/archive-download.ts';
import { findOrderRoute } from './routes/find-order.ts';
import { getFileRoute } from './routes/get-file.ts';
import { linkDownloadRoute } from './routes/link-download.ts';
import { readDownloadsRoutes } from './routes/read-downloads.ts';
import { requestDownloadRoute } from './routes/request-download.ts';

/** A store whose links lead to this service also says what a link opens; undefined for one that is over or altered. */
export type FileObjects = ObjectStore & { openLink?(token: string): { key: string; filename: string } | undefined };

export type ExportParts = {
  store: PostgresEventStore<DownloadEvent>;
  database: Database;
  objects: FileObjects;
  linkSeconds: number;
  progress: Progress;
  tokens: ServiceTokens;
  logger: Logger;
  ready: () => Promise<void>;
  telemetry?: Telemetry | undefined;
};

export async function buildApp(parts: ExportParts): Promise<HttpApp> {
  const { logger, tokens, ready, telemetry } = parts;
  const app = await buildHttpApp({ service: 'export', logger, tokens, ready, telemetry });
  requestDownloadRoute(app, parts);
  findOrderRoute(app, parts);
  readDownloadsRoutes(app, parts);
  linkDownloadRoute(app, parts);
  archiveDownloadRoutes(app, parts);
  getFileRoute(app, parts);
  return app;
}
