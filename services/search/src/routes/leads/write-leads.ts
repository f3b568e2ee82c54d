// Leads of files come in parts and become a version beside the live one. A killed import is cleared by the next of its kind.
import { operatorAccess } from '@leadwright/eventsourcing/operate/operator-access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { withTypes } from '@leadwright/runtime/http/typed-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { keepRawBodies } from '@leadwright/runtime/requests/raw-body';
import { isMadeUp } from '@leadwright/leads/imports/version-source';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { clearUnfinished, dictionaryNamed, dropVersion } from '../../datasets/dataset-table.ts';
import { bytesFor, lookAtDisk } from '../../datasets/versions/lead-disk.ts';
import { writePart, writeRemovals } from '../../datasets/stage-version.ts';
import {
  addLeadImport,
  dropSilentImport,
  findLeadImport,
  listLeadImports,
  signLeadImport,
  SILENT_SECONDS_MAX,
} from '../../projections/lead-import.ts';
import { finishImport } from './finish-import.ts';
import { checkKind, ImportId, Kind, liveOf, Version, type LeadsParts } from './leads-parts.ts';
import { longWork } from './long-work.ts';
import { isPartOf, lineBegins, saidOf } from './part-of-version.ts';
import { leadRefusals as refusals } from './refusals.ts';

const PART_BYTES_MAX = 32 * 1024 * 1024;
const FACTS_BYTES_MAX = 1024 * 1024;
// Of a supplier's row, about: what a file will need is known exactly once it was read.
const PLAIN_BYTES_PER_LEAD = 200;

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
  facts: Type.Object({}, { additionalProperties: true }),
  rows: Type.Optional(number),
  delta: Type.Optional(Type.Boolean()),
});
const Finish = Type.Object({
  dictId: Kind,
  version: Version,
  importId: ImportId,
  rows: Type.Integer({ minimum: 0 }),
  removals: Type.Optional(Type.Integer({ minimum: 0 })),
  file: Counted,
});
const Part = Type.Object({
  dictId: Kind,
  version: Version,
  importId: ImportId,
  rows: Type.Integer({ minimum: 1, maximum: 2_000_000 }),
  of: Type.Optional(Type.Union([Type.Literal('leads'), Type.Literal('removals')])),
});

const Outlook = Type.Object({
  dictId: Kind,
  delta: Type.Optional(Type.Boolean()),
  bytes: Type.Integer({ minimum: 0, description: 'Of the plain files.' }),
});

export function writeLeadsRoutes(app: HttpApp, parts: LeadsParts): void {
  // Asked before anything is read, so that nobody waits an hour to hear it.
  app.get(
    '/internal/leads/imports/outlook',
    { schema: { hide: true, querystring: Outlook }, config: operatorAccess },
    async ({ query: { dictId, delta = false, bytes } }) => {
      checkKind(dictId);
      if (delta) await baseOf(parts, dictId);
      const more = delta ? (await liveOf(parts, dictId)).rows : 0;
      await checkRoom(parts, dictId, more + Math.ceil(bytes / PLAIN_BYTES_PER_LEAD));
      return {};
    },
  );
  app.post(
    '/internal/leads/imports',
    { schema: { hide: true, body: Begin }, config: operatorAccess, bodyLimit: FACTS_BYTES_MAX },
    async ({ body: { delta = false, facts, ...body }, caller }) => {
      checkKind(body.dictId);
      const basedOn = delta ? await baseOf(parts, body.dictId) : undefined;
      const known = basedOn === undefined ? facts : { ...facts, basedOn };
      const rows = (body.rows ?? 0) + (delta ? (await liveOf(parts, body.dictId)).rows : 0);
      return { version: await beginImport(parts, { ...body, rows, facts: known, begunBy: caller.personId }) };
    },
  );
  // A scope of its own: a part stays the bytes that came, since only the engine reads them.
  void (app as unknown as FastifyInstance).register(async (scope) => {
    keepRawBodies(scope);
    withTypes(scope).post(
      '/internal/leads/imports/parts',
      { schema: { hide: true, querystring: Part }, config: operatorAccess, bodyLimit: PART_BYTES_MAX },
      async ({ query, body }) => {
        const { dictId, version, importId, of = 'leads' } = query;
        if (!(await signLeadImport(parts.database.db, importId))) throw refuse(refusals.importGone);
        const writing = await findLeadImport(parts.database.db, dictId, version);
        const part = { lines: body as Buffer, rows: query.rows };
        if (writing?.importId !== importId || !isPartOf(part, lineBegins(of, dictId, version)))
          throw refuse(refusals.partNotOfVersion);
        const wrong = await (of === 'removals'
          ? writeRemovals(parts.clickhouse, part)
          : writePart(parts.clickhouse, dictId, part));
        if (wrong) throw refuse(refusals.partNotReadable, saidOf(wrong));
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

type Began = {
  dictId: string;
  importId: string;
  source: string;
  facts: unknown;
  begunBy: string;
  /** How many leads the version will have, where that is known. */
  rows?: number;
};

/** The number of the version to write. Throws where another import of the kind lives. */
export async function beginImport(parts: LeadsParts, { dictId, rows = 0, ...begun }: Began): Promise<number> {
  checkKind(dictId);
  const { clickhouse, database } = parts;
  const imports = await listLeadImports(database.db, dictId);
  const other = imports.find(({ state }) => state === 'writing');
  if (other && other.silentSeconds <= SILENT_SECONDS_MAX)
    throw refuse(refusals.importRunning, {
      message: `An import of ${dictId}, begun by ${other.begunBy} at ${other.begunAt}, is writing version ${other.version}; its last sign came ${Math.round(other.silentSeconds)} seconds ago.`,
    });
  if (other) {
    if (!(await dropSilentImport(database.db, dictId, { version: other.version })))
      throw refuse(refusals.importRunning);
    await dropVersion(clickhouse, dictId, other.version);
  }
  await checkRoom(parts, dictId, rows);
  const { version: live } = await liveOf(parts, dictId);
  const version = Math.max(live, ...imports.map(({ version: known }) => known)) + 1;
  if (!(await addLeadImport(database.db, { dictId, version, expected: rows, ...begun })))
    throw refuse(refusals.importRunning);
  await clearLeftovers(parts, dictId);
  return version;
}

// Only who writes clears: another one's rows would look like what a crash left. What waits is asked first, since it may
// become live meanwhile.
async function clearLeftovers(parts: LeadsParts, dictId: string): Promise<void> {
  const imports = await listLeadImports(parts.database.db, dictId);
  const kept = imports.filter(({ state }) => state === 'ready').map(({ version }) => version);
  const { version: active } = await liveOf(parts, dictId);
  await clearUnfinished(parts.clickhouse, dictId, { active, kept });
}

/** The version that a file of changes changes. */
export async function baseOf(parts: LeadsParts, dictId: string): Promise<number> {
  const { version, source } = await liveOf(parts, dictId);
  if (version === 0 || isMadeUp(source)) throw refuse(refusals.deltaWithoutVersion);
  return version;
}

async function checkRoom(parts: LeadsParts, dictId: string, rows: number): Promise<void> {
  const { version } = await liveOf(parts, dictId);
  const disk = await lookAtDisk(parts.clickhouse);
  const needed = bytesFor(rows, disk.bytesPerLead(dictionaryNamed(dictId), version));
  if (needed <= disk.free) return;
  const gigabytes = (bytes: number) => (bytes / 2 ** 30).toFixed(1);
  throw refuse(refusals.noRoom, {
    message: `The lead store has ${gigabytes(disk.free)} GB left, and a version of ${rows} leads needs about ${gigabytes(needed)}. Drop an old version (npm run leads -- versions), or give it a larger disk.`,
  });
}
