// Allow-lists: a header that somebody invents tomorrow to name an account does not pass either.
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { cookiePair } from '@leadwright/runtime/requests/refresh-cookie-name';

const passedToService = [
  'accept',
  'accept-language',
  'idempotency-key',
  'if-none-match',
  'if-modified-since',
  'if-range',
  'range',
];
/** What providers sign their events with; these pass on their routes only. */
export const signatureHeaders = [
  'sandbox-signature',
  'stripe-signature',
  'recurly-signature',
  'x-twilio-email-event-webhook-signature',
  'x-twilio-email-event-webhook-timestamp',
  'x-twilio-signature',
];
const passedToBrowser = [
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

export type ForwardedFields = {
  token: string;
  bodyType: string | undefined;
  isSigned: boolean;
  /** The gateway's span. Undefined without a tracer: then the browser's traceparent or a new one is sent. */
  traceparent: string | undefined;
  /** Undefined for none. With it go the headers that name the browser. */
  cookieName: string | undefined;
};

/** The HTTP client sets host and content-length itself. */
export function requestHeaders(
  request: FastifyRequest,
  { token, bodyType, isSigned, traceparent, cookieName }: ForwardedFields,
): Record<string, string> {
  const { headers } = request;
  const passed = [...passedToService, ...(isSigned ? signatureHeaders : [])].flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const cookie = cookieName === undefined ? undefined : cookiePair(headers.cookie, cookieName);
  return {
    ...Object.fromEntries(passed),
    ...(bodyType === undefined ? {} : { 'content-type': bodyType }),
    ...(cookie === undefined ? {} : { cookie }),
    ...(cookieName === undefined ? {} : deviceHeaders(request)),
    authorization: `Bearer ${token}`,
    'x-correlation-id': request.correlationId,
    traceparent: traceparent ?? traceOf(request),
  };
}

/** `set-cookie` passes only for the cookie named here. */
export function responseHeaders(
  headers: IncomingHttpHeaders,
  cookieName: string | undefined,
): Record<string, string | string[]> {
  const passed = Object.fromEntries(
    passedToBrowser.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  );
  const cookies = [headers['set-cookie'] ?? []]
    .flat()
    .filter((cookie) => cookieName !== undefined && cookie.startsWith(`${cookieName}=`));
  return cookies.length === 0 ? passed : { ...passed, 'set-cookie': cookies };
}

const USER_AGENT_MAX = 400;

/** By which people recognise a session of theirs. The address is the one that limits are counted for. */
function deviceHeaders({ headers, ip }: FastifyRequest): Record<string, string> {
  const userAgent = headers['user-agent'];
  return {
    'x-client-address': ip,
    ...(userAgent === undefined ? {} : { 'user-agent': userAgent.slice(0, USER_AGENT_MAX) }),
  };
}

function traceOf({ headers: { traceparent } }: FastifyRequest): string {
  if (typeof traceparent === 'string' && /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-0[01]$/.test(traceparent))
    return traceparent;
  return `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`;
}
