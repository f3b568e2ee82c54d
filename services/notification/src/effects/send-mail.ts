// One try of one mail. `sending` was stored before. If the channel throws, the mail becomes `unknown`; it is sent again
// only if the provider does not have it.
import { endEffect, tryLater } from '@leadwright/eventsourcing/effects/effect';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import type { Database } from '@leadwright/postgres/database';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import { inScope } from '@leadwright/postgres/scope';
import { SpanKind, step } from '@leadwright/runtime/telemetry/tracing';
import { isTransient } from '@leadwright/runtime/process/transient';
import type { Channel, Mail, SendOutcome } from '../channels/channel.ts';
import type { NotificationStored } from '../contracts.ts';
import { composeMail, type ComposeParts } from './compose-mail.ts';
import type { DueMail } from './effect.ts';

export type SendParts = ComposeParts & {
  store: EventStore<NotificationStored>;
  database: Database;
  channel: Channel;
  logger: Logger;
};

/** The reason of a dead letter that was never handed over to the provider. */
export const NOT_COMPOSED = 'not-composed';

const AWAY_MS = [1_000, 5_000, 15_000, 30_000, 60_000];
const UNANSWERED_MS = [60_000, 600_000, 3_600_000];

/** Tries once and stores the outcome. Throws only if that cannot be stored. */
export async function sendMail(parts: SendParts, effect: DueMail): Promise<void> {
  if (effect.before !== 'planned') {
    const known = await parts.channel.lookUp(effect.id);
    if (known.found) return sent(parts, effect, known.providerRef);
  }
  let mail: Mail | null;
  try {
    mail = await step({ name: 'compose mail' }, () => composeMail(parts, effect));
  } catch (error) {
    // An earlier try may have been sent: until that is known, the provider is asked before each further one.
    const isNew = effect.before === 'planned';
    if (!isTransient(error)) return failed(parts, effect, 'dead', isNew ? NOT_COMPOSED : 'no-answer', error);
    return later(
      parts,
      effect,
      isNew ? 'planned' : 'unknown',
      AWAY_MS[Math.min(effect.tries, AWAY_MS.length) - 1] ?? 60_000,
      error,
    );
  }
  if (!mail) return failed(parts, effect, 'failed', 'person-unknown');
  const composed = mail;
  let outcome: SendOutcome;
  try {
    outcome = await step({ name: 'hand mail over', kind: SpanKind.CLIENT }, () =>
      parts.channel.send(effect.id, composed),
    );
  } catch (error) {
    const pauseMs = UNANSWERED_MS[effect.tries - 1];
    return pauseMs === undefined
      ? failed(parts, effect, 'dead', 'no-answer', error)
      : later(parts, effect, 'unknown', pauseMs, error);
  }
  return outcome.accepted ? sent(parts, effect, outcome.providerRef) : failed(parts, effect, 'failed', outcome.reason);
}

async function sent(parts: SendParts, effect: DueMail, providerRef: string): Promise<void> {
  await end(parts, effect, { state: 'done', providerRef }, { type: 'MessageSent', ...messageOf(effect) });
}

async function failed(
  parts: SendParts,
  effect: DueMail,
  state: 'failed' | 'dead',
  reason: string,
  error?: unknown,
): Promise<void> {
  parts.logger.error({ err: error, effectId: effect.id, reason }, 'a mail could not be sent');
  await end(parts, effect, { state, reason }, { type: 'MessageFailed', ...messageOf(effect), reason });
}

// State and event commit together, so a sent mail has exactly one MessageSent.
async function end(
  parts: SendParts,
  effect: DueMail,
  to: Parameters<typeof endEffect>[2],
  event: NotificationStored,
): Promise<void> {
  const { accountId, id, request } = effect;
  await parts.store.transaction([accountId], async (tx) => {
    if (!(await endEffect(tx.db, id, to))) return;
    await tx.record({ accountId, streamId: `message-${id}` }, [event], {
      actorId: 'service:notification',
      correlationId: request.correlationId,
      causationId: request.causationId,
      onBehalfOf: request.onBehalfOf,
      traceparent: request.traceparent,
    });
  });
}

async function later(
  parts: SendParts,
  effect: DueMail,
  state: 'planned' | 'unknown',
  pauseMs: number,
  error: unknown,
): Promise<void> {
  parts.logger.warn({ err: error, effectId: effect.id, pauseMs }, 'a mail will be tried again');
  const reason = state === 'planned' ? 'accounts-away' : 'no-answer';
  await inScope(parts.database.db, [effect.accountId], (trx) => tryLater(trx, effect.id, state, pauseMs, reason));
}

function messageOf({ id, request }: DueMail) {
  return { messageId: id, personId: request.personId, channel: 'email' as const, template: request.template };
}
