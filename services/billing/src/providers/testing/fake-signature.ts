// Signed like a provider's: time and HMAC over time and bytes. Two keys are good, as while one is rotated.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Processor, ProviderEvent } from '../processor.ts';

export const signatureHeader = 'sandbox-signature';
export const fakeKeys = { old: 'key-that-is-rotated-out', current: 'key-of-today' } as const;
const AGE_MS_MAX = 300_000;

export type SignedWebhook = { body: Buffer; headers: Record<string, string> };

/** The webhook of these events, as it is sent at `atMs`. */
export function signedWebhook(
  events: readonly ProviderEvent[],
  atMs: number,
  key: string = fakeKeys.current,
): SignedWebhook {
  const body = Buffer.from(`${JSON.stringify({ events }, null, 1)}\n`);
  return { body, headers: { [signatureHeader]: `t=${atMs},v1=${sign(body, atMs, key)}` } };
}

const sign = (body: Uint8Array, atMs: number, key: string): string =>
  createHmac('sha256', key).update(`${atMs}.`).update(body).digest('hex');

export const readFakeWebhook: Processor['readWebhook'] = ({ body, headers, nowMs }) => {
  const header = headers[signatureHeader];
  if (header === undefined) return { accepted: false, refusal: 'signature-missing' };
  const [, time = '', given = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  const isGood = Object.values(fakeKeys).some((key) =>
    timingSafeEqual(Buffer.from(sign(body, Number(time), key)), Buffer.from(given.padEnd(64, '0'))),
  );
  if (!isGood) return { accepted: false, refusal: 'signature-wrong' };
  if (Math.abs(nowMs - Number(time)) > AGE_MS_MAX) return { accepted: false, refusal: 'too-old' };
  try {
    const { events } = JSON.parse(Buffer.from(body).toString('utf8')) as { events: ProviderEvent[] };
    return { accepted: true, events };
  } catch {
    return { accepted: false, refusal: 'body-invalid' };
  }
};
