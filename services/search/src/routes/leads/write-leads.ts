// Leads of files come in parts and become a version beside the live one. A killed import is cleared by the next of its kind.
import { operatorAccess } from '@leadwright/eventsourcing/operate/operator-access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { withTypes } from '@leadwright/runtime/http/typed-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { keepRawBodies } from '@leadwright/runtime/requests/raw-body';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { changeBetween, figuresOf } from '../../datasets/compare-versions.ts';
import { dropVersion } from '../../datasets/dataset-table.ts';
import { finishVersion, freeVersion, writePart } from '../../datasets/stage-version.ts';
import { isMadeUp } from '../../datasets/load-demo-data.ts';
import { gateFindings, type FileCounts } from '../../imports/gates.ts';
import {
  addLeadImport,
  findLeadImport,
  listLeadImports,
  readyLeadImport,
  dropLeadImport,
  signLeadImport,
} from '../../projections/lead-import.ts';
import { checkKind, ImportId, Kind, liveOf, Version, type LeadsParts } from './leads-parts.ts';
import { longWork } from './long-work.ts';
import { leadRefusals as refusals } from './refusals.ts';

/** A process that said nothing for so long is dead. */
export const SILENT_SECONDS_MAX = 30;
const PART_BYTES_MAX = 32 * 1024 * 1024;
const FACTS_BYTES_MAX = 1024 * 1024;

const number = Type.Integer({ minimum: 0 });
const Counted = Type.Object({
  rows: number,
  rejected: number,
  duplicates: number,
  emptied: Type.Record(Type.String(), number),
});
const Begin = Type.Object({
  dictId: Kind,
  importId: ImportId,
  source: Type.String({ minLength: 1, maxLength: 200 }),
  facts: Type.Unknown(),
});
const Finish = Type.Object({
  dictId: Kind,
  version: Version,
  importId: ImportId,
  rows: Type.Integer({ minimum: 0 }),
  file: Counted,
});
const Part = Type.Object({
  dictId: Kind,
  version: Version,
  importId: ImportId,
  rows: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
});

export function writeLeadsRoutes(app: HttpApp, parts: LeadsParts): void {
  app.post(
    '/internal/leads/imports',
    { schema: { hide: true, body: Begin }, config: operatorAccess, bodyLimit: FACTS_BYTES_MAX },
    async ({ body, caller }) => ({ version: await beginImport(parts, { ...body, begunBy: caller.personId }) }),
  );
  // A scope of its own: a part stays the bytes that came, since only the engine reads them.
  void (app as unknown as FastifyInstance).register(async (scope) => {
    keepRawBodies(scope);
    withTypes(scope).post(
      '/internal/leads/imports/parts',
      { schema: { hide: true, querystring: Part }, config: operatorAccess, bodyLimit: PART_BYTES_MAX },
      async ({ query, body }) => {
        if (!(await signLeadImport(parts.database.db, query.importId))) throw refuse(refusals.importGone);
        await writePart(parts.clickhouse, query.dictId, { lines: body as Buffer, rows: query.rows });
        return {};
      },
    );
  });
  app.post(
    '/internal/leads/imports/finishes',
    { schema: { hide: true, body: Finish }, config: operatorAccess },
    async ({ body }, reply) =>
      reply.type('application/x-ndjson').send(
        longWork(
          () => finishImport(parts, body),
          () => signLeadImport(parts.database.db, body.importId),
        ),
      ),
  );
}

type Began = { dictId: string; importId: string; source: string; facts: unknown; begunBy: string };

/** The number of the version to write. Throws where another import of the kind lives. */
export async function beginImport(parts: LeadsParts, { dictId, ...begun }: Began): Promise<number> {
  checkKind(dictId);
  const { clickhouse, database } = parts;
  const imports = await listLeadImports(database.db, dictId);
  const other = imports.find(({ state }) => state === 'writing');
  if (other && other.silentSeconds <= SILENT_SECONDS_MAX)
    throw refuse(refusals.importRunning, {
      message: `An import of ${dictId}, begun by ${other.begunBy} at ${other.begunAt}, is writing version ${other.version}; its last sign came ${Math.round(other.silentSeconds)} seconds ago.`,
    });
  if (other) {
    await dropLeadImport(database.db, dictId, other.version);
    await dropVersion(clickhouse, dictId, other.version);
  }
  const version = await freeVersion(clickhouse, dictId, {
    live: (await liveOf(parts, dictId)).version,
    known: imports.map(({ version: known }) => known),
    waiting: imports.filter(({ state }) => state === 'ready').map(({ version: ready }) => ready),
  });
  if (!(await addLeadImport(database.db, { dictId, version, ...begun }))) throw refuse(refusals.importRunning);
  return version;
}

type Finishing = {
  dictId: string;
  version: number;
  importId: string;
  rows: number;
  file: FileCounts;
};

async function finishImport(parts: LeadsParts, { dictId, version, importId, rows, file }: Finishing): Promise<unknown> {
  const { clickhouse, database } = parts;
  const found = await findLeadImport(database.db, dictId, version);
  if (found?.importId !== importId) throw refuse(refusals.importGone);
  // Asked a second time, it says what it said.
  if (found.state !== 'writing') return found.comparison;
  const faults = rows === 0 ? ['it has no leads'] : await finishVersion(clickhouse, dictId, { version, rows });
  if (faults.length > 0) {
    await dropVersion(clickhouse, dictId, version);
    await dropLeadImport(database.db, dictId, version);
    throw refuse(refusals.versionNotReady, {
      message: `The version cannot be used: ${faults.join('; ')}. Nothing changed.`,
    });
  }
  const live = await liveOf(parts, dictId);
  const figures = await figuresOf(clickhouse, dictId, version);
  const before =
    live.version === 0 || isMadeUp(live.source)
      ? undefined
      : {
          figures: await figuresOf(clickhouse, dictId, live.version),
          change: await changeBetween(clickhouse, dictId, { live: live.version, version, rows: rows + live.rows }),
        };
  const comparison = {
    with: before === undefined ? null : live.version,
    figures,
    before: before ?? null,
    findings: gateFindings(figures, file, before),
  };
  if (!(await readyLeadImport(database.db, importId, { rows, comparison }))) throw refuse(refusals.importGone);
  return comparison;
}
