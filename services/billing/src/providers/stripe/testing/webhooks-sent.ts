// The webhooks of the local server: signed as Stripe signs them, in the order and number that a test wants.
import { createHmac } from 'node:crypto';
import type { StripeEvent } from './stripe-objects.ts';

export type Delivery = { body: Uint8Array; headers: Record<string, string>; sentAtMs: number };

/** Signed when it is sent, as Stripe does at each try: an event of days ago comes with a fresh signature. */
export function delivery(event: unknown, { secret, sentAtMs }: { secret: string; sentAtMs: number }): Delivery {
  const body = Buffer.from(JSON.stringify(event, null, 2));
  return { body, headers: signedHeaders(body, secret, sentAtMs), sentAtMs };
}

export function signedHeaders(body: Uint8Array, secret: string, sentAtMs: number): Record<string, string> {
  const time = Math.floor(sentAtMs / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
  return { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signature},v0=${'0'.repeat(64)}` };
}

/** The events as they may arrive: each twice, the newest first, and so many days late. */
export function deliveries(
  events: readonly StripeEvent[],
  {
    secret,
    sentAtMs,
    twice = false,
    newestFirst = false,
    daysLate = 0,
  }: { secret: string; sentAtMs: number; twice?: boolean; newestFirst?: boolean; daysLate?: number },
): Delivery[] {
  const order = newestFirst ? [...events].reverse() : [...events];
  const at = sentAtMs + daysLate * 86_400_000;
  return order.flatMap((event) =>
    Array.from({ length: twice ? 2 : 1 }, () => delivery(event, { secret, sentAtMs: at })),
  );
}
