import { endEffect, tryLater } from '@leadwright/eventsourcing/effects/effect';
import type { Context, EventStore } from '@leadwright/eventsourcing/event-store';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { NotificationStored } from '../contracts.ts';
import type { TimeHandover } from '../metrics.ts';
import { channelOf, type DueMail, type DueSms } from './effect.ts';

export type OutcomeParts = {
  store: EventStore<NotificationStored>;
  database: Database;
  logger: Logger;
  timeHandover?: TimeHandover;
};
type Due = DueMail | DueSms;

/** The reason of a dead letter that was never handed over to the provider. */
export const NOT_COMPOSED = 'not-composed';

/** The pauses after tries in which nothing was sent, in milliseconds; the last one repeats. */
const AWAY_MS = [1_000, 5_000, 15_000, 30_000, 60_000];

export function pauseAfter(tries: number): number {
  return AWAY_MS[Math.min(tries, AWAY_MS.length) - 1] ?? 60_000;
}

export async function sent(parts: OutcomeParts, effect: Due, providerRef: string): Promise<void> {
  await end(parts, effect, { state: 'done', providerRef }, { type: 'MessageSent', ...messageOf(effect) });
  parts.timeHandover?.(channelOf(effect.request), effect.request.causationId);
}

/** It was not sent and will not be; `dead`: unless an operator has it tried again. */
export async function failed(
  parts: OutcomeParts,
  effect: Due,
  state: 'failed' | 'dead',
  reason: string,
  error?: unknown,
): Promise<void> {
  parts.logger.error({ err: error, effectId: effect.id, reason }, 'a message could not be sent');
  await end(parts, effect, { state, reason }, { type: 'MessageFailed', ...messageOf(effect), reason });
}

/** Nobody needs it: it ends without an event. */
export async function dropped(
  { database }: OutcomeParts,
  { accountId, id }: Due,
  reason: 'not-needed' | 'opted-out' | 'unwanted',
): Promise<void> {
  await inScope(database.db, [accountId], (trx) => endEffect(trx, id, { state: 'failed', reason }));
}

// State and event commit together, so a sent message has exactly one MessageSent.
async function end(
  parts: OutcomeParts,
  effect: Due,
  to: Parameters<typeof endEffect>[2],
  event: NotificationStored,
): Promise<void> {
  const { accountId, id } = effect;
  await parts.store.transaction([accountId], async (tx) => {
    if (!(await endEffect(tx.db, id, to))) return;
    await tx.record({ accountId, streamId: `message-${id}` }, [event], contextOf(effect));
  });
}

export function contextOf({ request }: Pick<Due, 'request'>): Context {
  const { correlationId, causationId, onBehalfOf, traceparent } = request;
  return { actorId: 'service:notification', correlationId, causationId, onBehalfOf, traceparent };
}

/** It is due again after the pause. `unknown`: the provider may have it. */
export async function later(
  parts: OutcomeParts,
  effect: Due,
  again: { state: 'planned' | 'unknown'; pauseMs: number; reason: string; error?: unknown },
): Promise<void> {
  const { state, pauseMs, reason, error } = again;
  parts.logger.warn({ err: error, effectId: effect.id, pauseMs, reason }, 'a message will be tried again');
  await inScope(parts.database.db, [effect.accountId], (trx) => tryLater(trx, effect.id, state, pauseMs, reason));
}

export function messageOf({ id, request }: Pick<Due, 'id' | 'request'>) {
  return { messageId: id, personId: request.personId, channel: channelOf(request), template: request.template };
}
