// Recurly's webhooks: header `recurly-signature` is a time in milliseconds and one hexadecimal HMAC-SHA256 for each
// key in force, over `<time>.<body>`. Only JSON is signed, so XML is never taken.
// https://docs.recurly.com/recurly-subscriptions/docs/signature-verification
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Processor, ProviderEvent } from '../processor.ts';
import { customerIdOf, invoiceIdOf, subscriptionIdOf } from './ids.ts';

const AGE_MAX_MS = 300_000;

type Read = ReturnType<Processor['readWebhook']>;

/** `keys`: one for each endpoint, and the old and the new one while an endpoint's key is replaced. */
export function readWebhook(
  keys: readonly string[],
  { body, headers, nowMs }: Parameters<Processor['readWebhook']>[0],
): Read {
  const header = headers['recurly-signature']?.trim() ?? '';
  if (header === '') return { accepted: false, refusal: 'signature-missing' };
  const [time = '', ...signatures] = header.split(',').map((part) => part.trim());
  if (!/^\d{13}$/.test(time) || !isSigned(keys, time, body, signatures)) {
    return { accepted: false, refusal: 'signature-wrong' };
  }
  // Also ahead of us: a signature that may be used tomorrow was not made by a clock that we can trust.
  if (Math.abs(nowMs - Number(time)) > AGE_MAX_MS) return { accepted: false, refusal: 'too-old' };
  const event = eventOf(body);
  return event ? { accepted: true, events: [event] } : { accepted: false, refusal: 'body-invalid' };
}

// Every key and every signature is compared, so that the time taken says nothing about which one was close.
function isSigned(keys: readonly string[], time: string, body: Uint8Array, signatures: readonly string[]): boolean {
  let matches = 0;
  for (const key of keys.filter((text) => text.trim() !== '')) {
    const expected = createHmac('sha256', key).update(`${time}.`).update(body).digest();
    for (const signature of signatures) {
      const given = /^[0-9a-f]{64}$/i.test(signature) ? Buffer.from(signature, 'hex') : Buffer.alloc(32);
      if (timingSafeEqual(expected, given)) matches += 1;
    }
  }
  return matches > 0;
}

const Notification = Type.Object({
  id: Type.String({ minLength: 1 }),
  object_type: Type.String({ minLength: 1 }),
  event_type: Type.String({ minLength: 1 }),
  event_time: Type.String({ minLength: 1 }),
  uuid: Type.Optional(Type.String()),
  account_code: Type.Optional(Type.String()),
  invoice_number: Type.Optional(Type.Union([Type.String(), Type.Integer()])),
});

function eventOf(body: Uint8Array): ProviderEvent | null {
  const notification = jsonOf(body);
  if (!Value.Check(Notification, notification)) return null;
  const { id, object_type, event_type, event_time, uuid, account_code, invoice_number } = notification;
  const type = `${object_type}.${event_type}`;
  return {
    // `id` may be the notification's or the object's. These parts stay in a repeat and differ between notifications.
    eventId: `${id}:${type}:${event_time}`,
    type,
    subscriptionId: object_type === 'subscription' && uuid ? subscriptionIdOf(uuid) : null,
    invoiceId: invoice_number === undefined ? null : invoiceIdOf(String(invoice_number)),
    customerId: account_code === undefined ? null : customerIdOf(account_code),
  };
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return null;
  }
}
