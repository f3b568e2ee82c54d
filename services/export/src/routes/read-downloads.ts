import { Type } from 'typebox';
import { accountOf } from '@leadwright/runtime/access';
import type { HttpApp } from '@leadwright/runtime/http-app';
import { refuse } from '@leadwright/runtime/refusal';
import { readScoped } from '@leadwright/runtime/scope';
import type { ExportParts } from '../app.ts';
import { findDownload, listDownloads } from '../projections/download.ts';
import { DownloadParams, DownloadSchema, viewOf } from './download-view.ts';
import { examples } from './examples.ts';
import { refusals } from './refusals.ts';

const ListQuery = Type.Object({ archived: Type.Boolean({ default: false }) }, { additionalProperties: false });

/** GET /api/v2/downloads and /api/v2/downloads/:id: the account's own, newest first. */
export function readDownloadsRoutes(app: HttpApp, { database, progress }: ExportParts): void {
  app.get(
    '/api/v2/downloads',
    {
      schema: { tags: ['downloads'], summary: 'All downloads of the account', querystring: ListQuery, response: { 200: Type.Object({ downloads: Type.Array(DownloadSchema) }) } },
      config: { access: 'member', example: examples.list },
    },
    async (request) => {
      const accountId = accountOf(request);
      const rows = await readScoped(database.db, [accountId], (trx) => listDownloads(trx, accountId, request.query.archived));
      return { downloads: rows.map((row) => viewOf(row, progress.of(row.downloadId))) };
    },
  );
  app.get(
    '/api/v2/downloads/:id',
    {
      schema: { tags: ['downloads'], summary: 'One download', params: DownloadParams, response: { 200: DownloadSchema } },
      config: { access: 'member', refusals: [refusals['download-unknown']], example: examples.read },
    },
    async (request) => {
      const accountId = accountOf(request);
      const row = await readScoped(database.db, [accountId], (trx) => findDownload(trx, accountId, request.params.id));
      if (!row) throw refuse(refusals['download-unknown']);
      return viewOf(row, progress.of(row.downloadId));
    },
  );
}
