import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { cancelDownloadRoute } from './routes/acts/cancel-download.ts';
import { recheckRoute } from './routes/acts/recheck.ts';
import { runAgainRoute } from './routes/acts/run-again.ts';
import { unarchiveAllRoute } from './routes/acts/unarchive-all.ts';
import { archiveDownloadRoutes } from './routes/archive-download.ts';
import { findOrderRoute } from './routes/find-order.ts';
import { getFileRoute } from './routes/get-file.ts';
import { importDownloadsRoute } from './routes/imported/import-downloads.ts';
import { financeReportsRoute } from './routes/reports/finance-reports.ts';
import { linkDownloadRoute } from './routes/link-download.ts';
import { listImportedDownloadsRoute } from './routes/imported/list-imported-downloads.ts';
import { openSharedDownloadRoute } from './routes/open-shared-download.ts';
import type { ExportParts } from './routes/parts.ts';
import { readDownloadsRoutes } from './routes/read-downloads.ts';
import { reportFileRoute } from './routes/reports/report-file.ts';
import { requestDownloadRoute } from './routes/request-download.ts';

export function addRoutes(app: HttpApp, parts: ExportParts): void {
  requestDownloadRoute(app, parts);
  findOrderRoute(app, parts);
  readDownloadsRoutes(app, parts);
  listImportedDownloadsRoute(app, parts);
  linkDownloadRoute(app, parts);
  archiveDownloadRoutes(app, parts);
  cancelDownloadRoute(app, parts);
  runAgainRoute(app, parts);
  recheckRoute(app, parts);
  unarchiveAllRoute(app, parts);
  reportFileRoute(app, parts);
  financeReportsRoute(app, parts);
  getFileRoute(app, parts);
  openSharedDownloadRoute(app, parts);
}

export function addInternalRoutes(app: HttpApp, parts: Pick<ExportParts, 'store'>): void {
  importDownloadsRoute(app, parts);
}
