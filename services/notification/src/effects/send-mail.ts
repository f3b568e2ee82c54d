// One try of one mail. `sending` was stored before. If the channel throws, the mail becomes `unknown`; it is sent again
// only if the provider does not have it.
import { SpanKind, step } from '@leadwright/runtime/telemetry/tracing';
import { isTransient } from '@leadwright/runtime/process/transient';
import type { Channel, Mail, SendOutcome } from '../channels/channel.ts';
import { composeMail, type ComposeParts } from './compose-mail.ts';
import type { DueMail } from './effect.ts';
import { failed, later, NOT_COMPOSED, pauseAfter, sent, type OutcomeParts } from './store-outcome.ts';

export type SendParts = ComposeParts & OutcomeParts & { channel: Channel };

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
    const pauseMs = pauseAfter(effect.tries);
    const reason = isNew ? 'accounts-away' : 'no-answer';
    return later(parts, effect, { state: isNew ? 'planned' : 'unknown', pauseMs, reason, error });
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
      : later(parts, effect, { state: 'unknown', pauseMs, reason: 'no-answer', error });
  }
  return outcome.accepted ? sent(parts, effect, outcome.providerRef) : failed(parts, effect, 'failed', outcome.reason);
}
