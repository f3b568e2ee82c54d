// What was written becomes a version that waits: whole, checked, and compared with the live one.
import type { Problem } from '@leadwright/runtime/refusals/problem';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { isMadeUp } from '@leadwright/leads/imports/version-source';
import { changeBetween, figuresOf } from '../../datasets/compare-versions.ts';
import { dropVersion } from '../../datasets/dataset-table.ts';
import { applyChanges, finishVersion } from '../../datasets/stage-version.ts';
import {
  gateFindings,
  type FileCounts,
  type GateFinding,
  type Removals,
  type VersionChange,
  type VersionFigures,
} from '../../imports/gates.ts';
import { dropLeadImport, findLeadImport, readyLeadImport, type LeadImport } from '../../projections/lead-import.ts';
import { liveOf, type LeadsParts } from './leads-parts.ts';
import { leadRefusals as refusals } from './refusals.ts';

export type Finishing = {
  dictId: string;
  version: number;
  importId: string;
  rows: number;
  removals?: number;
  file: FileCounts;
};

export type Comparison = {
  with: number | null;
  figures: VersionFigures;
  before: { figures: VersionFigures; change: VersionChange } | null;
  removals?: Removals;
  findings: GateFinding[];
};

/** What only the source of the leads can say: what is wrong with them, and the facts to keep, once they were counted. */
type Own = (figures: VersionFigures) => { faults: string[]; facts: unknown };

/** Answers the comparison. Asked a second time, it says what it said. */
export async function finishImport(parts: LeadsParts, asked: Finishing, own?: Own): Promise<Comparison> {
  const { dictId, version, importId, file } = asked;
  const { clickhouse, database } = parts;
  const found = await findLeadImport(database.db, dictId, version);
  if (found?.importId !== importId) throw refuse(refusals.importGone);
  if (found.state !== 'writing') return found.comparison as Comparison;
  const { rows, removals, faults } = await wholeVersion(parts, asked, found);
  if (faults.length > 0) throw await notUsable(parts, asked, faults);
  const live = await liveOf(parts, dictId);
  const figures = await figuresOf(clickhouse, dictId, version);
  const said = own?.(figures);
  if (said && said.faults.length > 0) throw await notUsable(parts, asked, said.faults);
  const before =
    live.version === 0 || isMadeUp(live.source)
      ? undefined
      : {
          figures: await figuresOf(clickhouse, dictId, live.version),
          change: await changeBetween(clickhouse, dictId, { live: live.version, version }),
        };
  const comparison: Comparison = {
    with: before === undefined ? null : live.version,
    figures,
    before: before ?? null,
    ...(removals === undefined ? {} : { removals }),
    findings: gateFindings(figures, file, before, removals),
  };
  if (!(await readyLeadImport(database.db, importId, { rows, comparison, facts: said?.facts })))
    throw refuse(refusals.importGone);
  return comparison;
}

async function notUsable(
  { clickhouse, database }: LeadsParts,
  { dictId, version }: Finishing,
  faults: readonly string[],
): Promise<Problem> {
  await dropVersion(clickhouse, dictId, version);
  await dropLeadImport(database.db, dictId, version);
  return refuse(refusals.versionNotReady, {
    message: `The version cannot be used: ${faults.join('; ')}. Nothing changed.`,
  });
}

type Whole = { rows: number; removals?: Removals; faults: string[] };

async function wholeVersion(
  { clickhouse, wordsFrom }: LeadsParts,
  { dictId, version, rows, removals = 0 }: Finishing,
  { facts }: LeadImport,
): Promise<Whole> {
  const { basedOn } = facts as { basedOn?: number };
  const finish = (whole: number) =>
    whole === 0
      ? Promise.resolve(['it has no leads'])
      : finishVersion(clickhouse, dictId, { version, rows: whole, ...(wordsFrom === undefined ? {} : { wordsFrom }) });
  if (basedOn === undefined) return { rows, faults: await finish(rows) };
  const applied = await applyChanges(clickhouse, dictId, { from: basedOn, to: version, changed: rows, removals });
  if ('fault' in applied) return { rows, faults: [applied.fault] };
  return {
    rows: applied.rows,
    removals: { asked: removals, unknown: applied.unknown },
    faults: await finish(applied.rows),
  };
}
