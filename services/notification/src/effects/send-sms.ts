// One try of one text message. `sending` was stored before. Providers of text messages know no request key, so one
// without an answer is sent once more with a new code, by which the one before counts no more; then it is given up.
// So a person gets at most one message twice.
import { SpanKind, step } from '@leadwright/runtime/telemetry/tracing';
import { isTransient } from '@leadwright/runtime/process/transient';
import type { SmsOutcome, SmsSender } from '../channels/sms-sender.ts';
import { phoneCodeText } from '../templates/phone-code.ts';
import type { DueSms } from './effect.ts';
import type { People } from './people.ts';
import { failed, later, NOT_COMPOSED, pauseAfter, sent, type OutcomeParts } from './store-outcome.ts';

export type SendSmsParts = OutcomeParts & { people: Pick<People, 'mintCode'>; sms: SmsSender; brand: string };

// A code counts for ten minutes.
const UNANSWERED_MS = 5_000;

/** Tries once and stores the outcome. Throws only if that cannot be stored. */
export async function sendSms(parts: SendSmsParts, effect: DueSms): Promise<void> {
  const { people, sms, brand } = parts;
  const { accountId, id, tries, request } = effect;
  // Once nobody knows of one, it stays so, whatever becomes of the next try.
  const state = effect.before === 'planned' ? 'planned' : 'unknown';
  let minted: { phone: string; code: string } | null;
  try {
    minted = await step({ name: 'ask for code' }, () => people.mintCode(accountId, request.verificationId));
  } catch (error) {
    if (!isTransient(error))
      return failed(parts, effect, 'dead', state === 'planned' ? NOT_COMPOSED : 'no-answer', error);
    return later(parts, effect, { state, pauseMs: pauseAfter(tries), reason: 'accounts-away', error });
  }
  if (!minted) return failed(parts, effect, 'failed', 'code-over');
  const message = { accountId, to: minted.phone, text: phoneCodeText(brand, minted.code) };
  let outcome: SmsOutcome;
  try {
    outcome = await step({ name: 'hand text message over', kind: SpanKind.CLIENT }, () => sms.send(id, message));
  } catch (error) {
    return state === 'unknown'
      ? failed(parts, effect, 'dead', 'no-answer', error)
      : later(parts, effect, { state: 'unknown', pauseMs: UNANSWERED_MS, reason: 'no-answer', error });
  }
  if (outcome.is === 'accepted') return sent(parts, effect, outcome.providerRef);
  if (outcome.is === 'refused') return failed(parts, effect, 'failed', outcome.reason);
  return later(parts, effect, { state, pauseMs: pauseAfter(tries), reason: outcome.reason });
}
