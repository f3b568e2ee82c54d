// No request key: one without an answer waits for its callback, is sent once more with a new code, then given up.
import { step } from '@leadwright/runtime/telemetry/tracing';
import { isTransient } from '@leadwright/runtime/faults/transient';
import type { SmsSender } from '../channels/sms-sender.ts';
import { phoneCodeText } from '../templates/phone-code.ts';
import type { DueSms } from './effect.ts';
import { handMessage, isItsTurn, type HandParts } from './hand-message.ts';
import type { People } from './people.ts';
import { failed, later, NOT_COMPOSED, pauseAfter } from './store-outcome.ts';

export type SendSmsParts = HandParts & { people: Pick<People, 'mintCode'>; sms: SmsSender; brand: string };

// A code counts for ten minutes, and somebody waits for it; a status callback comes within seconds.
const CALLBACK_MS = 20_000;

/** Throws only if the outcome cannot be stored. */
export async function sendSms(parts: SendSmsParts, effect: DueSms): Promise<void> {
  const { people, sms, brand } = parts;
  const { accountId, id, tries, request } = effect;
  // Once nobody knows of one, it stays so, whatever becomes of the next try.
  const state = effect.before === 'planned' ? 'planned' : 'unknown';
  if (state === 'unknown' && !(await isItsTurn(parts, effect, CALLBACK_MS))) return;
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
  const send = () => sms.send(id, message);
  await handMessage(parts, effect, { kind: 'sms', to: message.to, send, pauseMs: CALLBACK_MS });
}
