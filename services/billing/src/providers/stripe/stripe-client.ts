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
 * the effect's business; only a connection that was reset is tried once more, with the same Idempotency-Key. With
 * `endsAtMs` (milliseconds since 1970, real time) no call is begun after it or lasts longer.
 */
export function stripeClient(
  { secretKey, apiBase, timeoutMs = TIMEOUT_MS }: StripeConnection,
  endsAtMs?: number,
): Stripe {
  if (!/^\S+$/.test(secretKey)) throw new Error('STRIPE_SECRET_KEY is empty or contains a space');
  return new Stripe(secretKey, {
    maxNetworkRetries: 0,
    telemetry: false,
    timeout: timeoutMs,
    ...(endsAtMs === undefined ? {} : { httpClient: until(endsAtMs) }),
    ...(apiBase === undefined ? {} : addressOf(apiBase)),
  });
}

type HttpClient = ReturnType<typeof Stripe.createNodeHttpClient>;

/** Shared, so that connections are kept for the next command. */
const http = Stripe.createNodeHttpClient();

function until(endsAtMs: number): HttpClient {
  return {
    getClientName: () => http.getClientName(),
    makeRequest: async (...[host, port, path, method, headers, body, protocol, timeoutMs]) => {
      const leftMs = endsAtMs - Date.now();
      if (leftMs <= 0) throw Object.assign(new Error('the command took too long'), { code: 'ETIMEDOUT' });
      return http.makeRequest(host, port, path, method, headers, body, protocol, Math.min(timeoutMs, leftMs));
    },
  };
}

function addressOf(apiBase: string): { protocol: 'http' | 'https'; host: string; port: string } {
  const { protocol, hostname, port } = new URL(apiBase);
  if (protocol !== 'http:' && protocol !== 'https:') throw new Error(`STRIPE_API_BASE ${apiBase} is not a web address`);
  const secure = protocol === 'https:';
  return { protocol: secure ? 'https' : 'http', host: hostname, port: port || (secure ? '443' : '80') };
}
