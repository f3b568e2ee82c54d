// What became of a call that was given up. It is never made again: whoever asked has long done something else, and a
// change of plan from then must not come now.
import { endDeadLetter } from '@leadwright/eventsourcing/effects/dead-letter';
import { inScope } from '@leadwright/postgres/scope';
import { leavePromo } from '../../plans/projections/taken-marks.ts';
import { book, refOf, type CallParts } from './perform-call.ts';
import type { Called } from './processor-call.ts';
import { settledCall } from './settle-call.ts';

/**
 * Asks the processor: `done` where it did it, which is then booked, else `failed` with the reason `not-done`. The
 * account is read again in either case. Throws while the processor cannot be asked; the call then stays as it is.
 */
export async function settleDeadCall(
  parts: Pick<CallParts, 'database' | 'store' | 'processor' | 'refresh'>,
  call: Called,
): Promise<'done' | 'failed'> {
  const { command } = call.request;
  const found = await settledCall(parts.processor, call);
  const value = found?.done ? found.value : null;
  if (value) await book(parts, call, value);
  else await parts.refresh(call.accountId);
  const to = value
    ? ({ state: 'done', providerRef: refOf(value) } as const)
    : ({ state: 'failed', reason: 'not-done' } as const);
  await inScope(parts.database.db, [call.accountId], async (trx) => {
    await endDeadLetter(trx, call.id, to);
    if (!value && command.call === 'create-subscription') await leavePromo(trx, call.accountId, command.planId);
  });
  return to.state;
}
