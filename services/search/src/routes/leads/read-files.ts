// Operators' programs say how far they are with their files, for the page of super-admins.
import { operatorAccess } from '@leadwright/eventsourcing/operate/operator-access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { Type } from 'typebox';
import { endLeadReading, signLeadReading } from '../../projections/lead-reading.ts';
import { checkKind, ImportId, Kind, type LeadsParts } from './leads-parts.ts';

const bytes = Type.Integer({ minimum: 0 });
const words = Type.String({ minLength: 1, maxLength: 200 });
const Sign = Type.Object({ dictId: Kind, importId: ImportId, file: words, step: words, bytes, of: bytes });

export function readFilesRoutes(app: HttpApp, { database: { db } }: Pick<LeadsParts, 'database'>): void {
  app.post(
    '/internal/leads/imports/readings',
    { schema: { hide: true, body: Sign }, config: operatorAccess },
    async ({ body }) => {
      checkKind(body.dictId);
      await signLeadReading(db, body);
      return {};
    },
  );
  app.post(
    '/internal/leads/imports/readings/ends',
    { schema: { hide: true, body: Type.Object({ importId: ImportId }) }, config: operatorAccess },
    async ({ body }) => {
      await endLeadReading(db, body.importId);
      return {};
    },
  );
}
