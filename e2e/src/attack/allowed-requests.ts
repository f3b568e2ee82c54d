// What the gateway may say to a service: a row of its own table, spelled in normal form and framed so
// that only one reading of it exists.
import { forwardedRoutes, type UpstreamName } from '@leadwright/gateway/upstreams/forwarded-routes';
import type { HttpMessage } from './http-message.ts';

type Allowed = { service: UpstreamName | 'any'; method: string; target: RegExp };

// One segment in normal form: no slash, backslash or control character in any spelling.
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

/** What the gateway asks for itself, for no caller; its prefix at accounts is in no row of the table. */
const ownRequests: Allowed[] = [
  { service: 'any', method: 'GET', target: /^\/health\/ready$/ },
  { service: 'accounts', method: 'GET', target: new RegExp(`^/gateway/sessions/${SEGMENT}$`) },
  { service: 'accounts', method: 'POST', target: /^\/gateway\/sessions\/of-cookie$/ },
];

const forwarded: Allowed[] = forwardedRoutes.map(({ service, method, path }) => ({
  service,
  method,
  target: patternOf(path),
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

/** What is wrong with a request that a service got; undefined where nothing is. */
export function problemOfRequest(service: UpstreamName, { startLine, headers }: HttpMessage): string | undefined {
  const [method = '', target = ''] = startLine.split(' ');
  const length = headers.get('content-length')?.join() ?? '0';
  if (['GET', 'HEAD'].includes(method) && length !== '0') return `a ${method} with a body of ${length} bytes`;
  const repeated = [...headers].filter(([, values]) => values.length > 1).map(([name]) => name);
  if (repeated.length > 0) return `repeated ${repeated.join()}`;
  const fits = (allowed: Allowed): boolean =>
    ['any', service].includes(allowed.service) && allowed.method === method && allowed.target.test(target);
  if (ownRequests.some(fits)) return undefined;
  if (!forwarded.some(fits)) return 'outside the table';
  const strange = [...headers.keys()].filter((name) => !inward.has(name));
  return strange.length > 0 ? `with the headers ${strange.join()}` : undefined;
}
