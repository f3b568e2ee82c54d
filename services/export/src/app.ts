// Export's public port: its routes by name.
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { archiveDownloadRoutes } from './routes/archive-download.ts';
import { findOrderRoute } from './routes/find-order.ts';
import { getFileRoute } from './routes/get-file.ts';
import { linkDownloadRoute } from './routes/link-download.ts';
import type { ExportParts } from './routes/parts.ts';
import { readDownloadsRoutes } from './routes/read-downloads.ts';
import { requestDownloadRoute } from './routes/request-download.ts';

export function addRoutes(app: HttpApp, parts: ExportParts): void {
  requestDownloadRoute(app, parts);
  findOrderRoute(app, parts);
  readDownloadsRoutes(app, parts);
  linkDownloadRoute(app, parts);
  archiveDownloadRoutes(app, parts);
  getFileRoute(app, parts);
}
