import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { inScope } from '@leadwright/postgres/scope';
import { fileNameOf } from '../files/file-name.ts';
import { findDownload } from '../projections/download.ts';
import { holderOf } from '@leadwright/runtime/access/link-holder';
import type { ExportParts } from './parts.ts';
import { linkDownload } from '@leadwright/contracts/routes/export/downloads';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/export/refusals';

/** A link for this click that expires after a few minutes, and with the session that it was made in. Only a ready download has one. */
export function linkDownloadRoute(
  app: HttpApp,
  { database, objects, linkSeconds }: Pick<ExportParts, 'database' | 'objects' | 'linkSeconds'>,
): void {
  implement(app, linkDownload, async (request, reply) => {
    const accountId = accountOf(request);
    const { id } = request.params;
    const row = await inScope(database.db, [accountId], (trx) => findDownload(trx, accountId, id));
    if (!row) throw refuse(refusals['download-unknown']);
    if (row.status !== 'ready' || row.objectKey === null) throw refuse(refusals['download-not-completed']);
    const filename = fileNameOf(row.name);
    const holder = holderOf(request.caller);
    const url = await objects.link(row.objectKey, {
      ...{ filename, seconds: linkSeconds },
      ...(holder === null ? {} : { holder }),
    });
    request.log.info({ downloadId: id, accountId, personId: request.caller.personId }, 'a link to a file was made');
    void reply.header('cache-control', 'no-store');
    return { url, filename, expiresInSeconds: linkSeconds };
  });
}
