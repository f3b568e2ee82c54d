import type { FastifyRequest } from 'fastify';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { download, downloadStream } from '../domain/download.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { ExportParts } from './parts.ts';
import { refused } from './refused.ts';
import { archiveDownload, unarchiveDownload } from '@leadwright/contracts/routes/export/download-acts';
import { implement } from '@leadwright/runtime/http/declared-route';

type Act = 'ArchiveDownload' | 'UnarchiveDownload';

/** Takes it from the list and back. Never credits leads. */
export function archiveDownloadRoutes(app: HttpApp, { store }: Pick<ExportParts, 'store'>): void {
  const change = async (request: FastifyRequest, type: Act, downloadId: string) => {
    const stream = downloadStream(accountOf(request), downloadId);
    const executed = await store.execute(stream, download, { type, downloadId }, contextOf(request));
    if (!executed.accepted) throw refused(executed.refusal);
    return { id: downloadId, version: executed.version };
  };
  implement(app, archiveDownload, (request) => change(request, 'ArchiveDownload', request.params.id));
  implement(app, unarchiveDownload, (request) => change(request, 'UnarchiveDownload', request.params.id));
}
