// The requests that the gateway may send to a service: a row of its table, a normal path, and framing that has only one
// reading.
import { forwardedRoutes, type UpstreamName } from '@leadwright/gateway/upstreams/forwarded-routes';
import { signatureHeaders } from '@leadwright/gateway/upstreams/headers';
import type { HttpMessage } from './http-message.ts';

type Allowed = {
  service: UpstreamName | 'any';
  method: string;
  target: RegExp;
  isSigned?: boolean;
  hasCookies?: boolean;
};

// A normal path segment: no slash, backslash or control character, encoded or not.
const CHARACTER = String.raw`(?:[A-Za-z0-9\-._~!$&'()*+,;=:@]|%(?!2[Ff]|5[Cc]|[01][0-9A-Fa-f]|7[Ff])[0-9A-Fa-f]{2})`;
const SEGMENT = String.raw`(?!(?:\.|%2[eE]){1,2}(?:[/?]|$))${CHARACTER}+`;
const QUERY = String.raw`(?:\?(?:[A-Za-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9A-Fa-f]{2})*)?`;

const patternOf = (path: string): RegExp => {
  const segments = path
    .split('/')
    .slice(1)
    .map((segment) => {
      if (segment === '*') return `${SEGMENT}(?:/${SEGMENT})*`;
      return segment.startsWith(':') ? SEGMENT : segment.replaceAll('.', '\\.');
    });
  return new RegExp(`^/${segments.join('/')}${QUERY}$`);
};

/** Requests that the gateway makes for itself, for no caller. Of them rows of the table cover the claims and the facts alone. */
const ownRequests: Allowed[] = [
  { service: 'any', method: 'GET', target: /^\/health\/ready$/ },
  { service: 'accounts', method: 'GET', target: new RegExp(`^/gateway/sessions/${SEGMENT}$`) },
  { service: 'accounts', method: 'POST', target: /^\/gateway\/sessions\/of-cookie$/ },
  { service: 'accounts', method: 'GET', target: /^\/api\/v2\/claims\?site=leadwright$/ },
  { service: 'search', method: 'GET', target: /^\/api\/v2\/lead-facts$/ },
];

const forwarded: Allowed[] = forwardedRoutes.map(({ service, method, path, access, cookies }) => ({
  service,
  method,
  target: patternOf(path),
  isSigned: access === 'provider',
  hasCookies: cookies === true,
}));

const inward = new Set([
  'host',
  'connection',
  'authorization',
  'cookie',
  'x-correlation-id',
  'traceparent',
  'tracestate',
  'accept',
  'accept-language',
  'content-type',
  'content-length',
  'idempotency-key',
  'if-none-match',
  'if-modified-since',
  'if-range',
  'range',
]);

/** Where a session is opened or renewed: by which people recognise it. */
const ofDevice = ['user-agent', 'x-client-address'];

/** The fault of a request that a service received; undefined if it has none. */
export function problemOfRequest(service: UpstreamName, { startLine, headers }: HttpMessage): string | undefined {
  const [method = '', target = ''] = startLine.split(' ');
  const length = headers.get('content-length')?.join() ?? '0';
  if (['GET', 'HEAD'].includes(method) && length !== '0') return `a ${method} with a body of ${length} bytes`;
  const repeated = [...headers].filter(([, values]) => values.length > 1).map(([name]) => name);
  if (repeated.length > 0) return `repeated ${repeated.join()}`;
  const fits = (allowed: Allowed): boolean =>
    ['any', service].includes(allowed.service) && allowed.method === method && allowed.target.test(target);
  if (ownRequests.some(fits)) return undefined;
  const row = forwarded.find(fits);
  if (!row) return 'outside the table';
  if (row.isSigned && headers.has('cookie')) return 'with a cookie of nobody';
  const strange = [...headers.keys()].filter(
    (name) =>
      !inward.has(name) &&
      !(row.isSigned === true && signatureHeaders.includes(name)) &&
      !(row.hasCookies === true && ofDevice.includes(name)),
  );
  return strange.length > 0 ? `with the headers ${strange.join()}` : undefined;
}
