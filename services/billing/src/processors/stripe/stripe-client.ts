import Stripe from 'stripe';

export type StripeConnection = {
  secretKey: string;
  /** Another address of the API, such as http://127.0.0.1:12111; tests name their local server. */
  apiBase?: string;
  /** Milliseconds until a call counts as without an answer. */
  timeoutMs?: number;
};

const TIMEOUT_MS = 20_000;

/**
 * The official client, in the API version that it is made for. It does not repeat by itself, since a repeat is
 * the effect's business; only a connection that was reset is tried once more, with the same Idempotency-Key.
 */
export function stripeClient({ secretKey, apiBase, timeoutMs = TIMEOUT_MS }: StripeConnection): Stripe {
  if (!/^\S+$/.test(secretKey)) throw new Error('STRIPE_SECRET_KEY is empty or contains a space');
  return new Stripe(secretKey, {
    maxNetworkRetries: 0,
    telemetry: false,
    timeout: timeoutMs,
    ...(apiBase === undefined ? {} : addressOf(apiBase)),
  });
}

function addressOf(apiBase: string): { protocol: 'http' | 'https'; host: string; port: string } {
  const { protocol, hostname, port } = new URL(apiBase);
  if (protocol !== 'http:' && protocol !== 'https:') throw new Error(`STRIPE_API_BASE ${apiBase} is not a web address`);
  const secure = protocol === 'https:';
  return { protocol: secure ? 'https' : 'http', host: hostname, port: port || (secure ? '443' : '80') };
}
