import { Type } from 'typebox';
import { dictionaryOf } from '@leadwright/leads/dictionaries';
import type { Filter, Geography } from '@leadwright/leads/query';
import { filtersInWords, placesInWords } from '@leadwright/leads/query-words';
import { inScope } from '@leadwright/postgres/scope';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { findDownload, type DownloadRow } from '../projections/download.ts';
import type { ExportParts } from './parts.ts';
import { openSharedDownload, id, accountId, Count } from '@leadwright/contracts/routes/export/files';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/export/refusals';

/** Public: anybody with both ids sees what was searched; nothing of the file, its cost or who ordered it. */
export function openSharedDownloadRoute(app: HttpApp, { database }: Pick<ExportParts, 'database'>): void {
  implement(app, openSharedDownload, async (request) => {
    const { downloadSearch, aid } = request.body;
    const row = await inScope(database.db, [aid], (trx) => findDownload(trx, aid, downloadSearch));
    if (row === null) throw refuse(refusals.sharedUnknown);
    return sharedOf(row);
  });
}

/** For a mail that shares the search. Notification asks by the account that it has from a session. */
export function readSharedDownloadRoute(app: HttpApp, { database }: Pick<ExportParts, 'database'>): void {
  app.post(
    '/internal/shared-downloads/read',
    {
      schema: {
        hide: true,
        body: Type.Object({ accountId, downloadId: id }, { additionalProperties: false }),
        response: {
          200: Type.Object({
            name: Type.String(),
            type: Type.String(),
            count: Count,
            places: Type.Array(Type.String()),
          }),
        },
      },
      config: { access: 'internal', callers: ['notification'], refusals: [refusals.sharedUnknown] },
    },
    async ({ body: { accountId: account, downloadId } }) => {
      const row = await inScope(database.db, [account], (trx) => findDownload(trx, account, downloadId));
      if (row === null) throw refuse(refusals.sharedUnknown);
      const { searchName: name, type, count, places } = sharedOf(row);
      return { name, type, count, places };
    },
  );
}

function sharedOf({ name, dictId, query, rows, rowsAsked }: DownloadRow) {
  const { geography, filters } = JSON.parse(query) as { geography: Geography; filters: Filter[] };
  return {
    searchName: name,
    type: dictionaryOf(dictId)?.type ?? dictId,
    dictId,
    geographyParams: geography,
    searchParams: filters,
    count: rows ?? rowsAsked,
    places: placesInWords(geography),
    conditions: filtersInWords(dictId, filters),
  };
}
