import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { crashpoint } from '@leadwright/runtime/process/crashpoint';
import { download, downloadStream } from '../../domain/download.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { ExportParts } from '../parts.ts';
import { refused } from '../refused.ts';
import { cancelDownload } from '@leadwright/contracts/routes/export/download-acts';
import { implement } from '@leadwright/runtime/http/declared-route';

/** Billing gives its leads back. A repeat changes nothing; a finished file is refused, since it is charged. */
export function cancelDownloadRoute(app: HttpApp, { store }: Pick<ExportParts, 'store'>): void {
  implement(app, cancelDownload, async (request) => {
    const { id: downloadId } = request.params;
    const stream = downloadStream(accountOf(request), downloadId);
    const command = { type: 'CancelDownload' as const, downloadId };
    const executed = await store.execute(stream, download, command, contextOf(request));
    if (!executed.accepted) throw refused(executed.refusal);
    crashpoint('export:download-cancelled');
    return { id: downloadId, version: executed.version };
  });
}
