// How the sandbox signs what it sends to billing: HMAC-SHA256 over time and raw bytes, in the header sandbox-signature.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Processor, ProviderEvent } from '../processor.ts';
import type { SandboxWebhook } from '../created-processor.ts';

export const SIGNATURE_HEADER = 'sandbox-signature';
const AGE_MS_MAX = 300_000;

const maybe = Type.Union([Type.String(), Type.Null()]);
const Body = Type.Object({
  events: Type.Array(
    Type.Object({
      eventId: Type.String({ minLength: 1 }),
      type: Type.String({ minLength: 1 }),
      subscriptionId: maybe,
      invoiceId: maybe,
      customerId: maybe,
    }),
  ),
});

/** One webhook with these events, signed at `nowMs` (real time). */
export function signWebhook(secret: string, events: ProviderEvent[], nowMs: number): SandboxWebhook {
  const body = Buffer.from(JSON.stringify({ events }));
  const seconds = Math.floor(nowMs / 1000);
  const signature = signatureOf(secret, seconds, body).toString('hex');
  return { body, headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: `t=${seconds},v1=${signature}` } };
}

/** Checks signature and age (five minutes, both ways), then reads the events. */
export function readSandboxWebhook(
  secret: string,
  { body, headers, nowMs }: Parameters<Processor['readWebhook']>[0],
): ReturnType<Processor['readWebhook']> {
  const header = headers[SIGNATURE_HEADER]?.trim();
  if (!header) return { accepted: false, refusal: 'signature-missing' };
  const [, seconds, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (seconds === undefined || hex === undefined) return { accepted: false, refusal: 'signature-wrong' };
  if (!timingSafeEqual(Buffer.from(hex, 'hex'), signatureOf(secret, Number(seconds), body)))
    return { accepted: false, refusal: 'signature-wrong' };
  if (Math.abs(nowMs - Number(seconds) * 1000) > AGE_MS_MAX) return { accepted: false, refusal: 'too-old' };
  const parsed = jsonOf(body);
  return Value.Check(Body, parsed)
    ? { accepted: true, events: parsed.events }
    : { accepted: false, refusal: 'body-invalid' };
}

function signatureOf(secret: string, seconds: number, body: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return null;
  }
}
