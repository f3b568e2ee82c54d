import { Type } from 'typebox';
import { accountOf } from '@leadwright/runtime/access';
import type { HttpApp } from '@leadwright/runtime/http-app';
import { readScoped } from '@leadwright/runtime/scope';
import type { ExportParts } from '../app.ts';
import { fileNameOf } from '../files/file-name.ts';
import { findDownload } from '../projections/download.ts';
import { DownloadParams } from './download-view.ts';
import { refused, unknownDownload } from './refusals.ts';

const Link = Type.Object({ url: Type.String(), filename: Type.String(), expiresInSeconds: Type.Integer() });

/** POST /api/v2/downloads/:id/link: a link for this click, dead a few minutes later. Only a ready download has one. */
export function linkDownloadRoute(app: HttpApp, { database, objects, linkSeconds }: ExportParts): void {
  app.post(
    '/api/v2/downloads/:id/link',
    { schema: { tags: ['downloads'], params: DownloadParams, response: { 200: Link } }, config: { access: 'member' } },
    async (request, reply) => {
      const accountId = accountOf(request);
      const { id } = request.params;
      const row = await readScoped(database.db, [accountId], (trx) => findDownload(trx, accountId, id));
      if (!row) throw unknownDownload();
      if (row.status !== 'ready' || row.objectKey === null) throw refused({ code: 'download-not-completed', downloadId: id });
      const filename = fileNameOf(row.name);
      const url = await objects.link(row.objectKey, { filename, seconds: linkSeconds });
      request.log.info({ downloadId: id, accountId, personId: request.caller.personId }, 'a link to a file was made');
      void reply.header('cache-control', 'no-store');
      return { url, filename, expiresInSeconds: linkSeconds };
    },
  );
}
