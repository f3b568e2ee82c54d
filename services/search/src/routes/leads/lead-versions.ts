// Versions of leads as operators see and change them: which there are, which is live, back to the one before.
import { randomUUID } from 'node:crypto';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { Context } from '@leadwright/eventsourcing/event-store';
import { operatorAccess } from '@leadwright/eventsourcing/operate/operator-access';
import { dictionaries } from '@leadwright/leads/dictionaries';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { Type } from 'typebox';
import { activateVersion, NotActivatedError } from '../../datasets/activate-version.ts';
import { dropVersion, rowsOf, versionsPresent } from '../../datasets/dataset-table.ts';
import { copyVersion, finishVersion } from '../../datasets/stage-version.ts';
import type { GateFinding } from '../../imports/gates.ts';
import {
  activatedLeadImport,
  findLeadImport,
  listLeadImports,
  type ImportState,
  readyLeadImport,
  dropLeadImport,
  signLeadImport,
} from '../../projections/lead-import.ts';
import { checkKind, Kind, liveOf, Version, type LeadsParts } from './leads-parts.ts';
import { longWork } from './long-work.ts';
import { leadRefusals as refusals } from './refusals.ts';
import { beginImport } from './write-leads.ts';

const Which = Type.Object({ dictId: Kind, version: Version });
const Activate = Type.Object({
  ...Which.properties,
  accept: Type.Optional(Type.String({ minLength: 3, maxLength: 500 })),
});

export function leadVersionsRoutes(app: HttpApp, parts: LeadsParts): void {
  const { clickhouse, database } = parts;
  app.get('/internal/leads/versions', { schema: { hide: true }, config: operatorAccess }, async () => ({
    versions: (await Promise.all(dictionaries.map(({ dictId }) => versionsOf(parts, dictId)))).flat(),
  }));
  app.get(
    '/internal/leads/versions/report',
    { schema: { hide: true, querystring: Which }, config: operatorAccess },
    async ({ query: { dictId, version } }) => {
      const found = await findLeadImport(database.db, dictId, version);
      if (!found) throw refuse(refusals.versionUnknown, { message: `No import made version ${version} of ${dictId}.` });
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
      return reply.type('application/x-ndjson').send(
        longWork(
          () => rollBack(parts, { dictId: request.body.dictId, importId }, contextOf(request)),
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
      if (!(await versionsOf(parts, dictId)).some((each) => each.version === version))
        throw refuse(refusals.versionUnknown);
      await dropVersion(clickhouse, dictId, version);
      await dropLeadImport(database.db, dictId, version);
      return {};
    },
  );
}

export type VersionView = {
  dictId: string;
  version: number;
  rows: number;
  state: 'live' | 'before' | 'ready' | 'writing';
  source: string;
  begunBy: string | null;
  begunAt: string | null;
};

async function versionsOf(parts: LeadsParts, dictId: string): Promise<VersionView[]> {
  const live = await liveOf(parts, dictId);
  const imports = await listLeadImports(parts.database.db, dictId);
  const present = await versionsPresent(parts.clickhouse, dictId);
  const inState = (...states: ImportState[]) =>
    imports.filter(({ state }) => states.includes(state)).map(({ version }) => version);
  const dropped = new Set(inState('dropped'));
  const numbers = [...new Set([...present, ...inState('writing', 'ready')])].filter((version) => !dropped.has(version));
  return Promise.all(
    numbers
      .sort((a, b) => b - a)
      .map(async (version) => {
        const known = imports.find((each) => each.version === version);
        const state = version === live.version ? 'live' : stateOf(known?.state);
        const rows = await rowsOf(parts.clickhouse, dictId, version);
        const source = version === live.version ? live.source : (known?.source ?? '');
        return {
          dictId,
          version,
          rows,
          state,
          source,
          begunBy: known?.begunBy ?? null,
          begunAt: known?.begunAt ?? null,
        };
      }),
  );
}

// Leads that were made up were active once, or a start would have cleared them.
const stateOf = (known: ImportState | undefined): 'before' | 'ready' | 'writing' =>
  known === 'ready' || known === 'writing' ? known : 'before';

type Asked = { dictId: string; version: number; accept?: string };

async function activateImported(
  parts: LeadsParts,
  { dictId, version, accept }: Asked,
  context: Context,
): Promise<{ version: number; rows: number }> {
  const found = await findLeadImport(parts.database.db, dictId, version);
  if (!found || found.state === 'dropped') throw refuse(refusals.versionUnknown);
  if (found.state === 'writing') throw refuse(refusals.versionNotReady);
  const findings = (found.comparison as { findings?: GateFinding[] } | null)?.findings ?? [];
  const isLive = (await liveOf(parts, dictId)).version === version;
  if (findings.length > 0 && accept === undefined && !isLive)
    throw refuse(refusals.gatesNotPassed, {
      message: `${findings.map(({ message }) => message).join(' ')} Look at the report; --accept with a reason activates it all the same.`,
    });
  try {
    const rows = await activateVersion(
      parts,
      { dictId, version, source: found.source },
      { context, also: (tx) => activatedLeadImport(tx.db, { dictId, version, accepted: accept ?? null }) },
    );
    return { version, rows };
  } catch (error) {
    if (!(error instanceof NotActivatedError)) throw error;
    throw refuse(error.code === 'dataset-empty' ? refusals.versionNotReady : refusals.versionNotNewer);
  }
}

// The version before comes back under a number of its own: numbers only grow, and what a buyer was shown under one stays.
async function rollBack(
  parts: LeadsParts,
  { dictId, importId }: { dictId: string; importId: string },
  context: Context,
): Promise<{ version: number; rows: number; from: number }> {
  checkKind(dictId);
  const { clickhouse, database } = parts;
  const live = await liveOf(parts, dictId);
  const before = (await versionsOf(parts, dictId)).find(
    ({ state, version, rows }) => state === 'before' && version < live.version && rows > 0,
  );
  if (!before) throw refuse(refusals.nothingBefore);
  const facts = { rolledBackFrom: live.version, to: before.version };
  const source = before.source === '' ? `rollback:${before.version}` : before.source;
  const version = await beginImport(parts, { dictId, importId, source, facts, begunBy: context.actorId });
  const rows = await copyVersion(clickhouse, dictId, { from: before.version, to: version });
  const faults = await finishVersion(clickhouse, dictId, { version, rows: before.rows });
  if (faults.length > 0)
    throw new Error(`version ${before.version} of ${dictId} could not be copied: ${faults.join('; ')}`);
  if (!(await readyLeadImport(database.db, importId, { rows, comparison: null }))) throw refuse(refusals.importGone);
  const activated = await activateImported(parts, { dictId, version }, context);
  return { ...activated, from: before.version };
}
