import { may } from '@leadwright/runtime/access/roles';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { inScope } from '@leadwright/postgres/scope';
import { readCosts } from '../projections/download-cost.ts';
import { readReports } from '../projections/file-report.ts';
import { findDownload, findDownloads, listDownloads, type DownloadRow } from '../projections/download.ts';
import { viewOf, type DownloadView } from './download-view.ts';
import type { ExportParts } from './parts.ts';
import { readDownloads, readDownload } from '@leadwright/contracts/routes/export/downloads';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/export/refusals';

/** Newest first. Only super-admins list archived ones; everybody of the account can read one by its id. */
export function readDownloadsRoutes(
  app: HttpApp,
  { database, progress }: Pick<ExportParts, 'database' | 'progress'>,
): void {
  implement(app, readDownloads, async (request) => {
    const accountId = accountOf(request);
    const { archived, ids } = request.query;
    if (archived && !may(request.caller, 'see-archived-downloads')) throw refuse(refusals.archivedList);
    const views = await inScope(database.db, [accountId], async (trx) => {
      const rows =
        ids === undefined
          ? await listDownloads(trx, accountId, archived)
          : await findDownloads(trx, accountId, ids.split(','));
      return viewsOf(trx, accountId, rows);
    });
    return { downloads: views };
  });
  implement(app, readDownload, async (request) => {
    const accountId = accountOf(request);
    const { id } = request.params;
    return inScope(database.db, [accountId], async (trx) => {
      const row = await findDownload(trx, accountId, id);
      if (!row) throw refuse(refusals['download-unknown']);
      return (await viewsOf(trx, accountId, [row]))[0] as DownloadView;
    });
  });

  async function viewsOf(
    trx: Parameters<typeof readCosts>[0],
    accountId: string,
    rows: DownloadRow[],
  ): Promise<DownloadView[]> {
    const ids = rows.map((row) => row.downloadId);
    const [costs, reports] = await Promise.all([readCosts(trx, accountId, ids), readReports(trx, accountId, ids)]);
    return rows.map((row) => {
      const id = row.downloadId;
      return viewOf(row, progress.of(id), costs.get(id), reports.get(id));
    });
  }
}
