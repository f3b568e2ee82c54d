import { Type, type Static } from 'typebox';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import { operatorAccess } from '@leadwright/eventsourcing/operate/operator-access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { importedDownloadsStream, type DownloadImported } from '../../domain/imported-download.ts';
import { knownImported } from '../../projections/imported-download.ts';
import type { ExportParts } from '../parts.ts';

const id = Type.String({ minLength: 1, maxLength: 128 });
const Imported = Type.Object(
  {
    downloadId: id,
    dictId: Type.String({ maxLength: 64 }),
    name: Type.String({ maxLength: 200 }),
    rows: Type.Integer({ minimum: 0 }),
    multiplierHundredths: Type.Integer({ minimum: 0, maximum: 100_000 }),
    at: Type.String({ maxLength: 40, format: 'date-time' }),
    archived: Type.Boolean(),
    reported: Type.Boolean(),
    reason: Type.Union([Type.Literal(''), Type.Literal('blankFile'), Type.Literal('wrongLeads')]),
    personId: id,
  },
  { additionalProperties: false },
);
const Body = Type.Object(
  { accountId: id, downloads: Type.Array(Imported, { minItems: 1, maxItems: 50 }) },
  { additionalProperties: false },
);
const Answer = Type.Object({ imported: Type.Integer(), alreadyThere: Type.Integer() });
export type LegacyDownload = Static<typeof Imported>;
export type LegacyDownloadsAnswer = Static<typeof Answer>;

/** A repeat is harmless: under the account's lock only those are recorded that are not there. */
export function importDownloadsRoute(app: HttpApp, { store }: Pick<ExportParts, 'store'>): void {
  app.post(
    '/internal/legacy/downloads',
    { schema: { hide: true, body: Body, response: { 200: Answer } }, config: operatorAccess },
    async (request) => {
      const { accountId, downloads } = request.body;
      const each = new Map(downloads.map((download) => [download.downloadId, download]));
      const imported = await store.transaction([accountId], async (tx) => {
        const known = await knownImported(tx.db, accountId, [...each.keys()]);
        const events = [...each.values()].filter(({ downloadId }) => !known.has(downloadId)).map(eventOf);
        if (events.length > 0) await tx.record(importedDownloadsStream(accountId), events, contextOf(request));
        return events.length;
      });
      return { imported, alreadyThere: each.size - imported };
    },
  );
}

const eventOf = ({ at, ...download }: LegacyDownload): DownloadImported => ({
  type: 'DownloadImported',
  ...download,
  effectiveAt: new Date(at).toISOString(),
});
