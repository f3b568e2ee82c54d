// `sending` was stored before; where the provider cannot tell, the time is too, so it gets a message twice at most.
import { inScope } from '@leadwright/postgres/scope';
import { crashpoint } from '@leadwright/runtime/process/crashpoint';
import { SpanKind, step } from '@leadwright/runtime/telemetry/tracing';
import type { SendOutcome } from '../channels/channel.ts';
import type { DueMail, DueSms } from './effect.ts';
import { handOver, takeBack, turnOf, type Turn } from './handed-over.ts';
import { failed, later, pauseAfter, sent, type OutcomeParts } from './store-outcome.ts';
import type { AddressMark } from './suppression/suppression.ts';

export type HandParts = OutcomeParts & { addressMark: AddressMark };

/** False where it is not its turn; the outcome is stored then. */
export async function isItsTurn(parts: OutcomeParts, effect: DueMail | DueSms, waitMs: number): Promise<boolean> {
  const turn = await inScope<Turn>(parts.database.db, [effect.accountId], (trx) => turnOf(trx, effect.id, waitMs));
  if (turn.is === 'now') return true;
  if (turn.is === 'over') await failed(parts, effect, 'dead', 'no-answer');
  else await later(parts, effect, { state: 'unknown', pauseMs: turn.ms, reason: 'no-answer' });
  return false;
}

/** One try. `pauseMs`: when it is looked at again, had it no answer; null: it is given up. */
export async function handMessage(
  parts: HandParts,
  effect: DueMail | DueSms,
  {
    kind,
    to,
    send,
    pauseMs,
  }: { kind: 'mail' | 'sms'; to: string; send(): Promise<SendOutcome>; pauseMs: number | null },
): Promise<void> {
  const { id, accountId, before } = effect;
  const { db } = parts.database;
  await inScope(db, [accountId], (trx) => handOver(trx, effect, parts.addressMark(to)));
  crashpoint(`notification:${kind}-sending`);
  let outcome: SendOutcome;
  try {
    outcome = await step(
      { name: kind === 'mail' ? 'hand mail over' : 'hand text message over', kind: SpanKind.CLIENT },
      send,
    );
  } catch (error) {
    return pauseMs === null
      ? failed(parts, effect, 'dead', 'no-answer', error)
      : later(parts, effect, { state: 'unknown', pauseMs, reason: 'no-answer', error });
  }
  crashpoint(`notification:${kind}-accepted`);
  if (outcome.is === 'accepted') return sent(parts, effect, outcome.providerRef);
  if (outcome.is === 'refused') return failed(parts, effect, 'failed', outcome.reason);
  await inScope(db, [accountId], (trx) => takeBack(trx, id));
  // An earlier try may have been sent: that is not known before the provider says so.
  const state = before === 'planned' ? 'planned' : 'unknown';
  return later(parts, effect, { state, pauseMs: pauseAfter(effect.tries), reason: outcome.reason });
}
