// `sending` was stored before. A mail without an answer is `unknown` until the provider or its webhook tells.
import { inScope } from '@leadwright/postgres/scope';
import { step } from '@leadwright/runtime/telemetry/tracing';
import { isTransient } from '@leadwright/runtime/faults/transient';
import type { Channel } from '../channels/channel.ts';
import { findUnwanted } from '../projections/mail-preference.ts';
import { topicOf } from '../templates/mails.tsx';
import { composeMail, type ComposeParts } from './compose-mail.ts';
import type { DueMail } from './effect.ts';
import { handMessage, isItsTurn, type HandParts } from './hand-message.ts';
import { dropped, failed, later, NOT_COMPOSED, pauseAfter, sent } from './store-outcome.ts';
import { isSuppressed } from './suppression/suppression.ts';

export type SendParts = ComposeParts & HandParts & { channel: Channel };

const UNANSWERED_MS = [60_000, 600_000, 3_600_000];

/** How long a mail without an answer waits for the provider's webhook before it is sent once more. */
const WEBHOOK_MS = 30 * 60_000;

/** Throws only if the outcome cannot be stored. */
export async function sendMail(parts: SendParts, effect: DueMail): Promise<void> {
  const { channel, database } = parts;
  const { id, accountId, tries } = effect;
  if (effect.before !== 'planned') {
    const known = await channel.lookUp?.(id);
    if (known?.found) return sent(parts, effect, known.providerRef);
    if (!channel.lookUp && !(await isItsTurn(parts, effect, WEBHOOK_MS))) return;
  }
  if (await isUnwanted(parts, effect)) return dropped(parts, effect, 'unwanted');
  let mail: Awaited<ReturnType<typeof composeMail>>;
  try {
    mail = await step({ name: 'compose mail' }, () => composeMail(parts, effect));
  } catch (error) {
    // An earlier try may have been sent: until that is known, the provider is asked before each further one.
    const isNew = effect.before === 'planned';
    if (!isTransient(error)) return failed(parts, effect, 'dead', isNew ? NOT_COMPOSED : 'no-answer', error);
    const pauseMs = pauseAfter(tries);
    const reason = isNew ? 'accounts-away' : 'no-answer';
    return later(parts, effect, { state: isNew ? 'planned' : 'unknown', pauseMs, reason, error });
  }
  if (mail === 'not-needed' || mail === 'opted-out') return dropped(parts, effect, mail);
  if (mail === 'search-unknown') return failed(parts, effect, 'failed', 'search-unknown');
  if (!mail) return failed(parts, effect, 'failed', 'person-unknown');
  const composed = mail;
  const mark = parts.addressMark(composed.to);
  if (await inScope(database.db, [accountId], (trx) => isSuppressed(trx, accountId, mark)))
    return failed(parts, effect, 'failed', 'suppressed');
  await handMessage(parts, effect, {
    kind: 'mail',
    to: composed.to,
    send: () => channel.send(id, composed),
    pauseMs: channel.lookUp ? (UNANSWERED_MS[tries - 1] ?? null) : WEBHOOK_MS,
  });
}

async function isUnwanted({ database }: SendParts, { accountId, request }: DueMail): Promise<boolean> {
  const topic = topicOf(request.template);
  if (topic === null) return false;
  const unwanted = await inScope(database.db, [accountId], (trx) => findUnwanted(trx, accountId, request.personId));
  return unwanted.includes(topic);
}
