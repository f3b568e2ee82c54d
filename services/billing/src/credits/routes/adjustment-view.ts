import { Type, type Static } from 'typebox';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { adjustmentReasons } from '../domain/adjustment-events.ts';
import { readAdjustments, type AdjustmentRow } from '../projections/adjustment.ts';
import { refusals } from '../../kernel/refusals.ts';

const maybeText = Type.Union([Type.String(), Type.Null()]);

export const ReasonSchema = Type.Enum([...adjustmentReasons], { description: 'One of a closed list.' });

export const AdjustmentSchema = Type.Object({
  adjustmentId: Type.String(),
  accountId: Type.String(),
  action: Type.Union([Type.Literal('adjust'), Type.Literal('void')]),
  leads: Type.Integer({ description: 'Up or down; of a void, what the lot had left when it was proposed.' }),
  lotId: Type.Union([Type.String(), Type.Null()], { description: 'The lot that is voided.' }),
  reason: Type.String(),
  note: Type.String(),
  corrects: maybeText,
  proposedById: Type.String(),
  proposedByYou: Type.Boolean({ description: 'Somebody else has to agree.' }),
  proposedAt: Type.String(),
  needsApproval: Type.Boolean(),
  expiresAt: Type.Union([Type.String(), Type.Null()], { description: 'Exclusive; null: nobody had to agree.' }),
  state: Type.Union([Type.Literal('open'), Type.Literal('expired'), Type.Literal('booked'), Type.Literal('declined')]),
  decidedById: maybeText,
  decidedAt: maybeText,
});

/** As `personId` of finance sees it. */
export function shownAdjustment(row: AdjustmentRow, personId: string): Static<typeof AdjustmentSchema> {
  return { ...row, proposedByYou: row.proposedById === personId };
}

/** One adjustment as it is now; 404 for one that the account does not have. */
export async function findAdjustment(
  { database, clockOffsetMs }: { database: Database; clockOffsetMs: () => number },
  { accountId, adjustmentId, personId }: { accountId: string; adjustmentId: string; personId: string },
): Promise<Static<typeof AdjustmentSchema>> {
  const [row] = await inScope(database.db, [accountId], (trx) =>
    readAdjustments(trx, { accountId, adjustmentId }, { offsetMs: clockOffsetMs(), limit: 1 }),
  );
  if (!row) throw refuse(refusals.adjustmentUnknown);
  return shownAdjustment(row, personId);
}
