// Which headers pass in which direction. Lists of what passes, not of what is held back: a header
// that somebody invents tomorrow to name an account does not arrive either.
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { cookiePair } from '@leadwright/runtime/requests/refresh-cookie-name';

const inward = [
  'accept',
  'accept-language',
  'idempotency-key',
  'if-none-match',
  'if-modified-since',
  'if-range',
  'range',
];
const outward = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-length',
  'content-range',
  'content-security-policy',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
];

export type Inward = {
  token: string;
  hasBody: boolean;
  /** Of the span here; undefined where nothing is traced, then the browser's or a new one. */
  traceparent: string | undefined;
  /** The cookie that may pass; undefined: none. */
  cookieName: string | undefined;
};

/** Host and content-length are the client's own business: it knows where it asks and how much it sends. */
export function headersInward(
  request: FastifyRequest,
  { token, hasBody, traceparent, cookieName }: Inward,
): Record<string, string> {
  const { headers } = request;
  const passed = inward.flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const cookie = cookieName === undefined ? undefined : cookiePair(headers.cookie, cookieName);
  return {
    ...Object.fromEntries(passed),
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
    ...(cookie === undefined ? {} : { cookie }),
    authorization: `Bearer ${token}`,
    'x-correlation-id': request.correlationId,
    traceparent: traceparent ?? traceOf(request),
  };
}

/** Adds `set-cookie` where it sets the cookie that may pass. */
export function headersOutward(
  headers: IncomingHttpHeaders,
  cookieName: string | undefined,
): Record<string, string | string[]> {
  const passed = Object.fromEntries(
    outward.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  );
  const cookies = [headers['set-cookie'] ?? []]
    .flat()
    .filter((cookie) => cookieName !== undefined && cookie.startsWith(`${cookieName}=`));
  return cookies.length === 0 ? passed : { ...passed, 'set-cookie': cookies };
}

function traceOf({ headers: { traceparent } }: FastifyRequest): string {
  if (typeof traceparent === 'string' && /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-0[01]$/.test(traceparent))
    return traceparent;
  return `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`;
}
