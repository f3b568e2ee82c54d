import { Type } from 'typebox';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { inScope } from '@leadwright/postgres/scope';
import { listImported } from '../../projections/imported-download.ts';
import { examples } from '../examples.ts';
import type { ExportParts } from '../parts.ts';

const Imported = Type.Object({
  id: Type.String(),
  name: Type.String({ description: "The search's name." }),
  dictId: Type.String(),
  rows: Type.Integer(),
  leadsMultiplier: Type.Number(),
  timestamp: Type.Integer({ description: 'When it was requested, seconds since 1970.' }),
  reported: Type.Boolean(),
  reason: Type.String({ description: 'blankFile or wrongLeads where it was reported, else empty.' }),
});

/**
 * GET /api/v2/imported-downloads: what the account downloaded in the product before this one, newest first, to be read
 * alone. Only super-admins see those that the customer had archived, as in the list of downloads.
 */
export function listImportedDownloadsRoute(app: HttpApp, { database }: Pick<ExportParts, 'database'>): void {
  app.get(
    '/api/v2/imported-downloads',
    {
      schema: {
        tags: ['downloads'],
        summary: 'Downloads that were brought over from the product before this one',
        response: { 200: Type.Object({ downloads: Type.Array(Imported) }) },
      },
      config: { access: 'member', refusals: [], example: examples.imported },
    },
    async (request) => {
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
    },
  );
}
