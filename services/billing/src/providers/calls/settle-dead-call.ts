// A call that was given up is never made again: whoever asked has long done something else.
import { endDeadLetter } from '@leadwright/eventsourcing/effects/dead-letter';
import { inScope } from '@leadwright/postgres/scope';
import { leavePromo } from '../../plans/projections/taken-marks.ts';
import { book, invoicesOf, refOf, type CallParts } from './perform-call.ts';
import type { Called } from './processor-call.ts';
import { settledCall } from './settle-call.ts';

/** `done` is booked, else `failed`, `not-done`; the account is read again. Throws while it cannot ask. */
export async function settleDeadCall(
  parts: Pick<CallParts, 'database' | 'store' | 'processor' | 'refresh' | 'refused'>,
  call: Called,
): Promise<'done' | 'failed'> {
  const { command } = call.request;
  const found = await settledCall(parts.processor, call);
  const value = found?.done ? found.value : null;
  if (value) await book(parts, call, value);
  else {
    await parts.refresh(call.accountId, invoicesOf(command));
    await parts.refused(call, 'not-done');
  }
  const to = value
    ? ({ state: 'done', providerRef: refOf(value) } as const)
    : ({ state: 'failed', reason: 'not-done' } as const);
  await inScope(parts.database.db, [call.accountId], async (trx) => {
    await endDeadLetter(trx, call.id, to);
    if (!value && command.call === 'create-subscription')
      await leavePromo(trx, { accountId: call.accountId, planId: command.planId, callId: call.id });
  });
  return to.state;
}
