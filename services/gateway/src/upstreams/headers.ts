// Which headers pass in which direction. Lists of what passes, not of what is held back: a header
// that somebody invents tomorrow to name an account does not arrive either.
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

const inward = [
  'accept', 'accept-language', 'content-type', 'content-length', 'idempotency-key', 'if-none-match', 'if-modified-since',
  'if-range', 'range',
];
// Set by the gateway itself, or meaningful for one connection only.
const notOutward = [
  'connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer', 'transfer-encoding', 'upgrade',
  'server', 'x-powered-by', 'x-correlation-id', 'set-cookie', 'strict-transport-security',
];

/** `host` is the upstream's; the correlation id and, where nothing is traced here, the trace begin here if the browser brought none. */
export function headersInward(request: FastifyRequest, host: string | undefined, token: string, withCookies: boolean, traceparent = traceOf(request)): IncomingHttpHeaders {
  const passed = Object.fromEntries(inward.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, request.headers[name]]])));
  return {
    ...passed,
    ...(withCookies && request.headers.cookie !== undefined ? { cookie: request.headers.cookie } : {}),
    ...(host === undefined ? {} : { host }),
    authorization: `Bearer ${token}`,
    'x-correlation-id': request.correlationId,
    traceparent,
  };
}

export function headersOutward(headers: IncomingHttpHeaders, withCookies: boolean): IncomingHttpHeaders {
  const passed = Object.fromEntries(Object.entries(headers).filter(([name]) => !notOutward.includes(name)));
  return withCookies && headers['set-cookie'] ? { ...passed, 'set-cookie': headers['set-cookie'] } : passed;
}

function traceOf({ headers: { traceparent } }: FastifyRequest): string {
  if (typeof traceparent === 'string' && /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-0[01]$/.test(traceparent)) return traceparent;
  return `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`;
}
