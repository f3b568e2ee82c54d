// Over the raw bytes. Stripe's helper decodes before it checks, and accepts a time in the future.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WebhookRefusal } from '../../processor.ts';

const TOLERANCE_SECONDS = 300;
const HEADER = 'stripe-signature';

/** Reads STRIPE_WEBHOOK_SECRETS: several while a secret is being replaced. Throws for a blank one or one with a space. */
export function parseWebhookSecrets(text: string): readonly string[] {
  const secrets = text.split(',');
  if (!secrets.every((secret) => /^\S+$/.test(secret)))
    throw new Error('STRIPE_WEBHOOK_SECRETS: a secret is empty or contains a space');
  return secrets;
}

/** null: one of the secrets signed these bytes, at most five minutes before or after `nowMs`. */
export function refusalOfSignature(
  { body, headers, nowMs }: { body: Uint8Array; headers: Readonly<Record<string, string>>; nowMs: number },
  secrets: readonly string[],
): WebhookRefusal | null {
  const header = Object.entries(headers).find(([name]) => name.toLowerCase() === HEADER)?.[1];
  if (header === undefined || header.trim() === '') return 'signature-missing';
  const { times, signatures } = partsOf(header);
  const [time, ...others] = times;
  if (time === undefined || others.length > 0 || !/^\d{1,12}$/.test(time)) return 'signature-wrong';
  if (!secrets.some((secret) => signatures.some((signature) => signs(signature, secret, time, body))))
    return 'signature-wrong';
  return Math.abs(nowMs / 1000 - Number(time)) > TOLERANCE_SECONDS ? 'too-old' : null;
}

function partsOf(header: string): { times: string[]; signatures: string[] } {
  const pairs = header.split(',').map((part) => part.trim().split('='));
  const valuesOf = (wanted: string): string[] =>
    pairs.flatMap(([name, value]) => (name === wanted && value !== undefined ? [value] : []));
  return { times: valuesOf('t'), signatures: valuesOf('v1') };
}

function signs(signature: string, secret: string, time: string, body: Uint8Array): boolean {
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  // Decoded, a digit too many would be left out.
  return /^[0-9a-f]{64}$/.test(signature) && timingSafeEqual(Buffer.from(signature, 'hex'), expected);
}
