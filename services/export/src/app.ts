// Export's public port: its routes by name.
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { archiveDownloadRoutes } from './routes/archive-download.ts';
import { findOrderRoute } from './routes/find-order.ts';
import { getFileRoute } from './routes/get-file.ts';
import { importDownloadsRoute } from './routes/import-downloads.ts';
import { linkDownloadRoute } from './routes/link-download.ts';
import { listImportedDownloadsRoute } from './routes/list-imported-downloads.ts';
import type { ExportParts } from './routes/parts.ts';
import { readDownloadsRoutes } from './routes/read-downloads.ts';
import { requestDownloadRoute } from './routes/request-download.ts';

export function addRoutes(app: HttpApp, parts: ExportParts): void {
  requestDownloadRoute(app, parts);
  findOrderRoute(app, parts);
  readDownloadsRoutes(app, parts);
  listImportedDownloadsRoute(app, parts);
  linkDownloadRoute(app, parts);
  archiveDownloadRoutes(app, parts);
  getFileRoute(app, parts);
}

/** What operators ask export, beside what every service answers. */
export function addInternalRoutes(app: HttpApp, parts: Pick<ExportParts, 'store'>): void {
  importDownloadsRoute(app, parts);
}
