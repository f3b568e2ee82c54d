// Versions of leads as super-admins see and change them. What takes long goes on after the answer, and says so in the list.
import { randomUUID } from 'node:crypto';
import {
  activateLeadVersion,
  getLeadVersionReport,
  listLeadVersions,
  rollBackLeads,
} from '@leadwright/contracts/routes/search/lead-data';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import { dictionaries } from '@leadwright/leads/dictionaries';
import { implement } from '@leadwright/runtime/http/declared-route';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { Problem } from '@leadwright/runtime/refusals/problem';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { dictionaryNamed } from '../../datasets/dataset-table.ts';
import { lookAtDisk } from '../../datasets/versions/lead-disk.ts';
import { listVersions } from '../../datasets/versions/list-versions.ts';
import type { GateFinding, VersionChange, VersionFigures } from '../../imports/gates.ts';
import type { FileReport } from '../../imports/file-report.ts';
import { endLeadWork, findLeadImport, listLeadImports, signLeadImport } from '../../projections/lead-import.ts';
import { listLeadReadings } from '../../projections/lead-reading.ts';
import { activateBegun, beginActivation, beginRollback, endRollback } from './change-live.ts';
import type { LeadsParts } from './leads-parts.ts';
import { leadRefusals as refusals } from './refusals.ts';
import { signed } from './signed-work.ts';

export function leadDataRoutes(app: HttpApp, parts: LeadsParts): void {
  const { clickhouse, database } = parts;
  implement(app, listLeadVersions, async () => ({
    bytesFree: Math.round((await lookAtDisk(clickhouse)).free),
    kinds: await Promise.all(dictionaries.map(({ dictId, name }) => kindOf(parts, { dictId, name }))),
  }));
  implement(app, getLeadVersionReport, async ({ params: { dictId, version } }) =>
    reportOf(parts, dictId, Number(version)),
  );
  implement(app, activateLeadVersion, async (request, reply) => {
    const { dictId } = request.params;
    const version = Number(request.params.version);
    const { reason } = request.body;
    const asked = { dictId, version, ...(reason === undefined ? {} : { accept: reason }) };
    const context = contextOf(request);
    await beginActivation(parts, asked);
    inBackground(
      () => activateBegun(parts, asked, context),
      (failure) => endLeadWork(database.db, asked, failure),
      request.log,
    );
    return reply.status(202).send({ version });
  });
  implement(app, rollBackLeads, async (request, reply) => {
    const importId = randomUUID();
    const context = contextOf(request);
    const begun = await beginRollback(parts, { dictId: request.params.dictId, importId }, context);
    inBackground(
      () =>
        signed(
          () => endRollback(parts, begun, context),
          () => signLeadImport(database.db, importId),
        ),
      async (failure) => (failure === null ? undefined : endLeadWork(database.db, begun, failure)),
      request.log,
    );
    return reply.status(202).send({ version: begun.version });
  });
}

const NOT_DONE = 'It was not possible. The live version is as it was; look at the log of search, or try again.';

// A process that dies in it is silent from then on: nothing has changed, and the next call clears what it left.
function inBackground(
  work: () => Promise<unknown>,
  ended: (failure: string | null) => Promise<unknown>,
  log: Pick<HttpApp['log'], 'error'>,
): void {
  void work()
    .then(
      () => null,
      (err: unknown) => {
        if (!(err instanceof Problem)) log.error({ err }, 'the live version of leads was not changed');
        return err instanceof Problem ? err.message : NOT_DONE;
      },
    )
    .then(ended)
    .catch((err: unknown) => log.error({ err }, 'what became of a version of leads was not noted'));
}

async function kindOf(parts: LeadsParts, { dictId, name }: { dictId: string; name: string }) {
  const versions = await listVersions(parts, dictId);
  const writing = (await listLeadImports(parts.database.db, dictId)).find(({ state }) => state === 'writing');
  const running = writing && {
    version: writing.version,
    rows: versions.find(({ version }) => version === writing.version)?.rows ?? 0,
    of: writing.expected,
    seconds: writing.seconds,
    silentSeconds: writing.silentSeconds,
  };
  return {
    ...{ dictId, name, running: running ?? null },
    versions: versions.map(({ dictId: _, ...version }) => version),
    reading: await listLeadReadings(parts.database.db, dictId),
  };
}

type Facts = { files?: { name: string; bytes: number; sha256: string }[]; report?: FileReport };
type Comparison = {
  with: number | null;
  figures: VersionFigures;
  before: { figures: VersionFigures; change: Omit<VersionChange, 'same'> & { same?: number } } | null;
  findings: GateFinding[];
};

async function reportOf({ database }: LeadsParts, dictId: string, version: number) {
  const found = await findLeadImport(database.db, dictId, version);
  const { files, report } = (found?.facts ?? {}) as Facts;
  const comparison = (found?.comparison ?? null) as Comparison | null;
  if (!found || !report || !files || comparison === null) throw refuse(refusals.reportUnknown);
  const { before, figures, findings } = comparison;
  return {
    files,
    ...{ rows: report.rows, leads: report.leads, removals: report.removals ?? 0, rejected: report.rejected },
    ...{ rejections: report.rejections, cells: report.cells, figures, findings, accepted: found.accepted },
    labels: Object.fromEntries(dictionaryNamed(dictId).columns.map(({ fieldName, label }) => [fieldName, label])),
    before: before && {
      version: comparison.with ?? 0,
      figures: before.figures,
      ...{ ...before.change, same: before.change.same ?? null },
    },
  };
}
