import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { download, downloadStream } from '../domain/download.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import { Changed, DownloadParams } from './download-view.ts';
import { examples } from './examples.ts';
import type { ExportParts } from './parts.ts';
import { refusals, refused } from './refusals.ts';

const actions = [
  { path: 'archive', type: 'ArchiveDownload', summary: 'Put a download into the archive' },
  { path: 'unarchive', type: 'UnarchiveDownload', summary: 'Take a download out of the archive' },
] as const;

/** POST /api/v2/downloads/:id/archive and /unarchive: removes it from the list and back. Never credits leads. */
export function archiveDownloadRoutes(app: HttpApp, { store }: Pick<ExportParts, 'store'>): void {
  for (const { path, type, summary } of actions) {
    app.post(
      `/api/v2/downloads/:id/${path}`,
      {
        schema: { tags: ['downloads'], summary, params: DownloadParams, response: { 200: Changed } },
        config: {
          access: 'member',
          refusals: [refusals['download-unknown'], refusals['download-not-ended']],
          example: examples.archive,
        },
      },
      async (request) => {
        const downloadId = (request.params as { id: string }).id;
        const stream = downloadStream(accountOf(request), downloadId);
        const executed = await store.execute(stream, download, { type, downloadId }, contextOf(request));
        if (!executed.accepted) throw refused(executed.refusal);
        return { id: downloadId, version: executed.version };
      },
    );
  }
}
