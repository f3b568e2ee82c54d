import type { Static } from 'typebox';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { makeActCall, openActCalls } from '../acts/act-call.ts';
import type { PlanActParts } from '../acts/plan-act.ts';
import { readAdjustments, type AdjustmentRow } from '../projections/adjustment.ts';
import type { AdjustmentSchema } from '@leadwright/contracts/routes/billing/credits/adjustments';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';

type Which = { accountId: string; adjustmentId: string; personId: string };

/** As finance sees them: what was booked says too whether the provider has done it. */
export async function shownAdjustments(
  trx: Parameters<typeof readAdjustments>[0],
  rows: readonly AdjustmentRow[],
  personId: string,
): Promise<Static<typeof AdjustmentSchema>[]> {
  const calls = await openActCalls(
    trx,
    rows.filter(({ state }) => state === 'booked'),
  );
  return rows.map((row) => ({
    ...row,
    state: calls.get(row.adjustmentId) ?? row.state,
    proposedByYou: row.proposedById === personId,
  }));
}

/** One adjustment as it is now; 404 for one that the account does not have. */
export async function findAdjustment(
  { database, clockOffsetMs }: { database: Database; clockOffsetMs: () => number },
  { accountId, adjustmentId, personId }: Which,
): Promise<Static<typeof AdjustmentSchema>> {
  const [found] = await inScope(database.db, [accountId], async (trx) => {
    const rows = await readAdjustments(trx, { accountId, adjustmentId }, { offsetMs: clockOffsetMs(), limit: 1 });
    return shownAdjustments(trx, rows, personId);
  });
  if (!found) throw refuse(refusals.adjustmentUnknown);
  return found;
}

/** The same, once the provider has answered what was booked, or for as long as somebody waits at the page. */
export async function madeNow(
  parts: { database: Database; clockOffsetMs: () => number } & Pick<PlanActParts, 'caller'>,
  which: Which,
): Promise<Static<typeof AdjustmentSchema>> {
  const found = await findAdjustment(parts, which);
  if (found.state !== 'under-way') return found;
  await makeActCall(parts, found);
  return findAdjustment(parts, which);
}
