// ECDSA over the time and the bytes. The official helper is not used: it checks no age.
import { verify, type KeyObject } from 'node:crypto';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import {
  refused,
  type ProviderWord,
  type Webhook,
  type WebhookReader,
  type WebhookRefusal,
} from '../provider-webhook.ts';
import { EFFECT_ARGUMENT } from './sendgrid-mail.ts';
import { parseWebhookKeys } from './webhook-keys.ts';

const TOLERANCE_SECONDS = 600;
export const SIGNATURE_HEADER = 'x-twilio-email-event-webhook-signature';
export const TIME_HEADER = 'x-twilio-email-event-webhook-timestamp';

const Event = Type.Object({
  event: Type.String(),
  sg_message_id: Type.Optional(Type.String()),
  type: Type.Optional(Type.String()),
  [EFFECT_ARGUMENT]: Type.Optional(Type.String()),
});
const Events = Type.Array(Event);

/** `publicKeys`: as SendGrid shows them, base64, with commas between: two while one is replaced. Throws for others. */
export function createSendGridWebhook(publicKeys: string): WebhookReader {
  const keys = parseWebhookKeys(publicKeys);
  return {
    name: 'sendgrid',
    read: (webhook) => {
      const refusal = refusalOf(webhook, keys);
      if (refusal !== null) return refused(refusal);
      const events = parsed(webhook.body);
      return events === null ? refused('body-invalid') : { accepted: true, words: events.flatMap(wordOf) };
    },
  };
}

function refusalOf({ body, headers, nowMs }: Webhook, keys: readonly KeyObject[]): WebhookRefusal | null {
  const { [SIGNATURE_HEADER]: signature = '', [TIME_HEADER]: time = '' } = headers;
  if (signature === '' || time === '') return 'signature-missing';
  if (!/^\d{1,12}$/.test(time) || !/^[A-Za-z0-9+/]{1,200}={0,2}$/.test(signature)) return 'signature-wrong';
  const signed = Buffer.concat([Buffer.from(time), body]);
  if (!keys.some((key) => verify('sha256', signed, key, Buffer.from(signature, 'base64')))) return 'signature-wrong';
  return Math.abs(nowMs / 1000 - Number(time)) > TOLERANCE_SECONDS ? 'too-old' : null;
}

function parsed(body: Uint8Array): Static<typeof Events> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(body).toString());
    return Value.Check(Events, value) ? value : null;
  } catch {
    return null;
  }
}

// Events of mails that others sent through the same account name no effect; opens and clicks are not ours to know.
function wordOf({ event, type, ...rest }: Static<typeof Event>): ProviderWord[] {
  const { [EFFECT_ARGUMENT]: effectId, sg_message_id: providerRef = '' } = rest;
  if (effectId === undefined) return [];
  const word = { effectId, providerRef };
  switch (event) {
    case 'processed':
    case 'deferred':
      return [{ ...word, is: 'accepted' }];
    case 'delivered':
      return [{ ...word, is: 'delivered' }];
    case 'bounce':
      return [
        type === 'blocked'
          ? { ...word, is: 'bounced', reason: 'blocked', forGood: false }
          : { ...word, is: 'bounced', reason: 'bounce', forGood: true },
      ];
    case 'dropped':
      return [{ ...word, is: 'bounced', reason: 'dropped', forGood: false }];
    case 'spamreport':
      return [{ ...word, is: 'spam' }];
    case 'unsubscribe':
    case 'group_unsubscribe':
      return [{ ...word, is: 'unsubscribed' }];
    default:
      return [];
  }
}
