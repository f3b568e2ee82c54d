import type { FastifyRequest } from 'fastify';
import type { Context, EventStore, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { materialise } from '../../subscription/periods/materialise.ts';
import { belongsTo } from '../../subscription/projections/seat.ts';
import { keyOf } from '../../kernel/idempotency-key.ts';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';

export type FinanceAct = { tx: WriteTransaction; by: string; context: Context };

/** Runs `work` under the account's lock, once per key; a throw stores nothing. 403 for impersonators and members. */
export async function financeCommand(
  store: EventStore,
  request: FastifyRequest,
  { accountId, asked }: { accountId: string; asked: Record<string, unknown> },
  work: (asked: FinanceAct) => Promise<string>,
): Promise<string> {
  const key = keyOf(request);
  const { personId: by, impersonatorId, accountId: own } = request.caller;
  // Four eyes are two people: whoever acts for another would be both.
  if (impersonatorId !== null) throw refuse(refusals.actingForAnother);
  if (own === accountId) throw refuse(refusals.ownAccount);
  const context = contextOf(request);
  const outcome = await store.once(accountId, { key, request: asked }, async (tx) => {
    // A person may have several accounts, and is of finance in each of them.
    if (await belongsTo(tx.db, accountId, by)) throw refuse(refusals.ownAccount);
    await materialise(tx, accountId, context);
    return { status: 200, body: { adjustmentId: await work({ tx, by, context }) } };
  });
  if (outcome.conflict) {
    const details = outcome.fields.map((path) => ({ path, message: 'is not what it was at first' }));
    throw refuse(refusals.idempotencyKeyReused, { details });
  }
  return (outcome.answer.body as { adjustmentId: string }).adjustmentId;
}
