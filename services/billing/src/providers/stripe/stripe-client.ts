import Stripe from 'stripe';

export type StripeConnection = {
  secretKey: string;
  /** Another address of the API, such as http://127.0.0.1:12111; tests name their local server. */
  apiBase?: string;
  /** Milliseconds until a call counts as without an answer. */
  timeoutMs?: number;
};

const TIMEOUT_MS = 20_000;

/** Repeats only a reset connection, once, under its key. `endsAtMs`: no call lasts longer; real time, milliseconds. */
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
