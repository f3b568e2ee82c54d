// What operators and super-admins do to the live version: another one becomes it, or the one before comes back.
import type { Context } from '@leadwright/eventsourcing/event-store';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { sourceOfCopy } from '@leadwright/leads/imports/version-source';
import { activateVersion, NotActivatedError } from '../../datasets/activate-version.ts';
import { listVersions } from '../../datasets/versions/list-versions.ts';
import { copyVersion, finishVersion } from '../../datasets/stage-version.ts';
import { rollbackTarget } from '../../datasets/versions/version-fates.ts';
import type { GateFinding } from '../../imports/gates.ts';
import {
  activatedLeadImport,
  beginLeadWork,
  endLeadWork,
  findLeadImport,
  readyLeadImport,
  signLeadWork,
  type LeadImport,
} from '../../projections/lead-import.ts';
import { checkKind, liveOf, type LeadsParts } from './leads-parts.ts';
import { leadRefusals as refusals } from './refusals.ts';
import { signed } from './signed-work.ts';
import { beginImport } from './write-leads.ts';

export type Activation = { dictId: string; version: number; accept?: string };

/** The version, if it may be activated now. */
async function activatable(
  parts: LeadsParts,
  { dictId, version, accept }: Activation,
): Promise<Pick<LeadImport, 'source'>> {
  const found = await findLeadImport(parts.database.db, dictId, version);
  if (!found || found.state === 'dropped') throw refuse(refusals.leadVersionUnknown);
  if (found.state === 'writing') throw refuse(refusals.versionNotReady);
  const live = (await liveOf(parts, dictId)).version;
  if (live === version) return found;
  if (version < live) throw refuse(refusals.versionNotNewer);
  const { basedOn } = found.facts as { basedOn?: number };
  if (basedOn !== undefined && basedOn !== live) throw refuse(refusals.deltaBaseChanged);
  const findings = (found.comparison as { findings?: GateFinding[] } | null)?.findings ?? [];
  if (findings.length > 0 && accept === undefined)
    throw refuse(refusals.gatesNotPassed, {
      message: `${findings.map(({ message }) => message).join(' ')} Look at the report; with a reason it is activated all the same.`,
    });
  return found;
}

/** Throws where it may not be, or another version of the kind is being activated. Who begins ends it by `endLeadWork`. */
export async function beginActivation(parts: LeadsParts, asked: Activation): Promise<void> {
  await activatable(parts, asked);
  if (!(await beginLeadWork(parts.database.db, asked))) throw refuse(refusals.activationRunning);
}

export async function activateImported(
  parts: LeadsParts,
  asked: Activation,
  context: Context,
): Promise<{ version: number; rows: number }> {
  await beginActivation(parts, asked);
  try {
    return await activateBegun(parts, asked, context);
  } finally {
    await endLeadWork(parts.database.db, asked);
  }
}

export async function activateBegun(
  parts: LeadsParts,
  asked: Activation,
  context: Context,
): Promise<{ version: number; rows: number }> {
  return signed(
    () => makeLive(parts, asked, context),
    () => signLeadWork(parts.database.db, asked),
  );
}

async function makeLive(
  parts: LeadsParts,
  asked: Activation,
  context: Context,
): Promise<{ version: number; rows: number }> {
  const { dictId, version, accept } = asked;
  // Another one may have become live before it was this one's turn.
  const { source } = await activatable(parts, asked);
  const live = await liveOf(parts, dictId);
  if (live.version === version) return { version, rows: live.rows };
  try {
    const rows = await activateVersion(
      parts,
      { dictId, version, source },
      { context, also: (tx) => activatedLeadImport(tx.db, { dictId, version, accepted: accept ?? null }) },
    );
    return { version, rows };
  } catch (error) {
    if (!(error instanceof NotActivatedError)) throw error;
    throw refuse(error.code === 'dataset-empty' ? refusals.versionNotReady : refusals.versionNotNewer);
  }
}

export type Rollback = { dictId: string; importId: string; version: number; from: number; rows: number };

/** The version before comes back under a number of its own: numbers only grow, and what a buyer was shown under one stays. */
export async function beginRollback(
  parts: LeadsParts,
  { dictId, importId }: { dictId: string; importId: string },
  { actorId }: Pick<Context, 'actorId'>,
): Promise<Rollback> {
  checkKind(dictId);
  const live = await liveOf(parts, dictId);
  const before = rollbackTarget(await listVersions(parts, dictId));
  if (!before) throw refuse(refusals.nothingBefore);
  const facts = { rolledBackFrom: live.version, to: before.version };
  const source = sourceOfCopy(before);
  const { rows } = before;
  const version = await beginImport(parts, { dictId, importId, source, facts, begunBy: actorId, rows });
  return { dictId, importId, version, from: before.version, rows };
}

export async function endRollback(
  parts: LeadsParts,
  { dictId, importId, version, from, rows }: Rollback,
  context: Context,
): Promise<{ version: number; rows: number; from: number }> {
  const { clickhouse, database, wordsFrom } = parts;
  const there = await copyVersion(clickhouse, dictId, { from, to: version });
  const faults = await finishVersion(clickhouse, dictId, {
    ...{ version, rows },
    ...(wordsFrom === undefined ? {} : { wordsFrom }),
  });
  if (faults.length > 0) throw new Error(`version ${from} of ${dictId} could not be copied: ${faults.join('; ')}`);
  if (!(await readyLeadImport(database.db, importId, { rows: there, comparison: null })))
    throw refuse(refusals.importGone);
  return { ...(await activateImported(parts, { dictId, version }, context)), from };
}
