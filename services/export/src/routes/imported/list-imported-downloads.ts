import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { inScope } from '@leadwright/postgres/scope';
import { listImported } from '../../projections/imported-download.ts';
import type { ExportParts } from '../parts.ts';
import { listImportedDownloads } from '@leadwright/contracts/routes/export/downloads';
import { implement } from '@leadwright/runtime/http/declared-route';

/** Newest first. Only super-admins see those that the customer had archived. */
export function listImportedDownloadsRoute(app: HttpApp, { database }: Pick<ExportParts, 'database'>): void {
  implement(app, listImportedDownloads, async (request) => {
    const accountId = accountOf(request);
    const all = await inScope(database.db, [accountId], (trx) => listImported(trx, accountId));
    const seesArchived = request.caller.staff === 'super-admin';
    return {
      downloads: all
        .filter(({ archived }) => seesArchived || !archived)
        .map(({ downloadId, name, dictId, rows, multiplierHundredths, madeAt, reported, reason }) => ({
          ...{ id: downloadId, name, dictId, rows, leadsMultiplier: multiplierHundredths / 100, reported, reason },
          timestamp: Math.floor(Date.parse(madeAt) / 1000),
        })),
    };
  });
}
