// Made-up leads are a source of the same import as a file: begun, written, compared and activated by the same steps.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from '@leadwright/runtime/refusals/problem';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { dropVersion } from '../datasets/dataset-table.ts';
import type { GateFinding, VersionFigures } from '../imports/gates.ts';
import { wholeReport } from '../imports/file-report.ts';
import { dropLeadImport, forgetLeadImport, signLeadImport } from '../projections/lead-import.ts';
import { activateImported } from '../routes/leads/change-live.ts';
import { finishImport } from '../routes/leads/finish-import.ts';
import { liveOf, type LeadsParts } from '../routes/leads/leads-parts.ts';
import { leadRefusals as refusals } from '../routes/leads/refusals.ts';
import { signed } from '../routes/leads/signed-work.ts';
import { beginImport } from '../routes/leads/write-leads.ts';
import { clearDead, MAKER } from './clear-dead.ts';

export type MadeUp = {
  dictId: string;
  source: string;
  /** How many leads there will be; 0: not known. */
  expected: number;
  /** Writes the version; resolves with its leads. */
  make: (version: number) => Promise<number>;
  /** What answers one sentence for each thing that leads of this source never are. */
  judge: () => Promise<(figures: VersionFigures) => string[]>;
};

type Parts = LeadsParts & { onWait?: (said: string) => void };

const WHY_ACCEPTED = 'The start was asked for made-up leads.';
// A killed import is known by its silence.
const WAIT_MS_MAX = 45_000;
const ASK_EVERY_MS = 1_000;

/** False where nobody was made up: of a few people perhaps none has any. */
export async function importMadeUp(parts: Parts, made: MadeUp): Promise<boolean> {
  const { clickhouse, database } = parts;
  const importId = randomUUID();
  const { dictId } = made;
  const version = await begin(parts, made, importId);
  try {
    const rows = await signed(
      () => made.make(version),
      () => signLeadImport(database.db, importId),
    );
    if (rows === 0) {
      await forgetLeadImport(database.db, importId);
      return false;
    }
    const findings = await signed(
      () => compare(parts, made, { version, importId, rows }),
      () => signLeadImport(database.db, importId),
    );
    const accept = findings.length === 0 ? {} : { accept: WHY_ACCEPTED };
    await activateImported(parts, { dictId, version, ...accept }, { actorId: MAKER, correlationId: importId });
    return true;
  } catch (error) {
    // What was said to be live stays, whatever failed after that.
    if ((await liveOf(parts, dictId)).version === version) throw error;
    await dropVersion(clickhouse, dictId, version);
    await dropLeadImport(database.db, dictId, version);
    throw error;
  }
}

async function compare(
  parts: LeadsParts,
  { dictId, judge }: MadeUp,
  { version, importId, rows }: { version: number; importId: string; rows: number },
): Promise<GateFinding[]> {
  const file = { rows, rejected: 0, duplicates: 0, emptied: {} };
  const faults = await judge();
  const { findings } = await finishImport(parts, { dictId, version, importId, rows, file }, (figures) => ({
    faults: faults(figures),
    facts: { ...noFile(dictId), report: wholeReport(figures) },
  }));
  return findings;
}

const noFile = (kind: string) => ({ kind, files: [], columns: [], leftOut: [], unmentioned: [] });

async function begin(parts: Parts, { dictId, source, expected }: MadeUp, importId: string): Promise<number> {
  const giveUpAt = Date.now() + WAIT_MS_MAX;
  let isSaid = false;
  for (;;) {
    try {
      const other = await clearDead(parts, dictId);
      if (other)
        throw refuse(refusals.importRunning, {
          message: `Another start made version ${other.version} of ${dictId} and may be activating it; its last sign came ${Math.round(other.silentSeconds)} seconds ago.`,
        });
      return await beginImport(parts, {
        ...{ dictId, importId, source, rows: expected, begunBy: MAKER },
        facts: noFile(dictId),
      });
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== refusals.importRunning.code || Date.now() > giveUpAt)
        throw error;
      if (!isSaid) parts.onWait?.(error.message);
      isSaid = true;
      await wait(ASK_EVERY_MS);
    }
  }
}
