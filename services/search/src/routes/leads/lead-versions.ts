// Versions of leads as operators see and change them: which there are, which is live, back to the one before.
import { randomUUID } from 'node:crypto';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import { operatorAccess } from '@leadwright/eventsourcing/operate/operator-access';
import { dictionaries } from '@leadwright/leads/dictionaries';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { Type } from 'typebox';
import { dropVersion } from '../../datasets/dataset-table.ts';
import { listVersions } from '../../datasets/versions/list-versions.ts';
import {
  beginLeadWork,
  dropLeadImport,
  endLeadWork,
  findLeadImport,
  signLeadImport,
} from '../../projections/lead-import.ts';
import { activateImported, beginRollback, endRollback } from './change-live.ts';
import { checkKind, Kind, liveOf, Version, type LeadsParts } from './leads-parts.ts';
import { longWork } from './long-work.ts';
import { leadRefusals as refusals } from './refusals.ts';

const Which = Type.Object({ dictId: Kind, version: Version });
const Activate = Type.Object({
  ...Which.properties,
  accept: Type.Optional(Type.String({ minLength: 3, maxLength: 500 })),
});

export function leadVersionsRoutes(app: HttpApp, parts: LeadsParts): void {
  const { clickhouse, database } = parts;
  app.get('/internal/leads/versions', { schema: { hide: true }, config: operatorAccess }, async () => ({
    versions: (await Promise.all(dictionaries.map(({ dictId }) => listVersions(parts, dictId)))).flat(),
  }));
  app.get(
    '/internal/leads/versions/report',
    { schema: { hide: true, querystring: Which }, config: operatorAccess },
    async ({ query: { dictId, version } }) => {
      const found = await findLeadImport(database.db, dictId, version);
      if (!found)
        throw refuse(refusals.leadVersionUnknown, { message: `No import made version ${version} of ${dictId}.` });
      return found;
    },
  );
  app.post(
    '/internal/leads/versions/activations',
    { schema: { hide: true, body: Activate }, config: operatorAccess },
    async (request) => activateImported(parts, request.body, contextOf(request)),
  );
  app.post(
    '/internal/leads/versions/rollbacks',
    { schema: { hide: true, body: Type.Object({ dictId: Kind }) }, config: operatorAccess },
    async (request, reply) => {
      const importId = randomUUID();
      const { dictId } = request.body;
      const context = contextOf(request);
      return reply.type('application/x-ndjson').send(
        longWork(
          async () => endRollback(parts, await beginRollback(parts, { dictId, importId }, context), context),
          () => signLeadImport(database.db, importId),
        ),
      );
    },
  );
  app.post(
    '/internal/leads/versions/drops',
    { schema: { hide: true, body: Which }, config: operatorAccess },
    async ({ body: { dictId, version } }) => {
      checkKind(dictId);
      if ((await liveOf(parts, dictId)).version === version) throw refuse(refusals.versionLive);
      if (!(await listVersions(parts, dictId)).some((each) => each.version === version))
        throw refuse(refusals.leadVersionUnknown);
      // One that is being activated is taken away under nobody.
      const isImported = (await findLeadImport(database.db, dictId, version)) !== undefined;
      if (isImported && !(await beginLeadWork(database.db, { dictId, version })))
        throw refuse(refusals.activationRunning);
      try {
        if ((await liveOf(parts, dictId)).version === version) throw refuse(refusals.versionLive);
        await dropVersion(clickhouse, dictId, version);
        await dropLeadImport(database.db, dictId, version);
      } finally {
        await endLeadWork(database.db, { dictId, version });
      }
      return {};
    },
  );
}
