import { Type } from 'typebox';
import { accountOf } from '@leadwright/runtime/access';
import type { HttpApp } from '@leadwright/runtime/http-app';
import { Problem } from '@leadwright/runtime/problem';
import { readScoped } from '@leadwright/runtime/scope';
import type { ExportParts } from '../app.ts';
import { findDownload, listDownloads } from '../projections/download.ts';
import { DownloadParams, DownloadSchema, viewOf } from './download-view.ts';
import { unknownDownload } from './refusals.ts';

const ListQuery = Type.Object({ archived: Type.Boolean({ default: false, description: 'Those that were archived, for super-admins alone.' }) }, { additionalProperties: false });

/**
 * GET /api/v2/downloads and /api/v2/downloads/:id: the account's own, newest first. A list leaves archived ones
 * out, and only super-admins may list those; each stays at its own address for everybody of the account.
 */
export function readDownloadsRoutes(app: HttpApp, { database, progress }: ExportParts): void {
  app.get(
    '/api/v2/downloads',
    {
      schema: { tags: ['downloads'], querystring: ListQuery, response: { 200: Type.Object({ downloads: Type.Array(DownloadSchema) }) } },
      config: { access: 'member' },
    },
    async (request) => {
      const accountId = accountOf(request);
      if (request.query.archived && request.caller.staff !== 'super-admin') {
        throw new Problem(403, 'not-allowed', 'You do not have access to this list');
      }
      const rows = await readScoped(database.db, [accountId], (trx) => listDownloads(trx, accountId, request.query.archived));
      return { downloads: rows.map((row) => viewOf(row, progress.of(row.downloadId))) };
    },
  );
  app.get(
    '/api/v2/downloads/:id',
    { schema: { tags: ['downloads'], params: DownloadParams, response: { 200: DownloadSchema } }, config: { access: 'member' } },
    async (request) => {
      const accountId = accountOf(request);
      const row = await readScoped(database.db, [accountId], (trx) => findDownload(trx, accountId, request.params.id));
      if (!row) throw unknownDownload();
      return viewOf(row, progress.of(row.downloadId));
    },
  );
}
