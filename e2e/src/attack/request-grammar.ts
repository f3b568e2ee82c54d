// Random requests made of fragments. Each is complete, or broken in a way that some parser has accepted. The same seed
// makes the same requests.
import { forwardedRoutes } from '@leadwright/gateway/upstreams/forwarded-routes';
import { chunks } from './attack-case.ts';
import type { Piece } from './raw-client.ts';

export type RandomRequest = {
  pieces: Piece[];
  /** The request is incomplete, or the client disconnects: no answer is expected. */
  isUnfinished: boolean;
  isHead: boolean;
};

type Random = () => number;

const methods = ['HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'BREW', 'get', 'PROPFIND'];
const versions = ['HTTP/1.0', 'HTTP/1.2', 'HTTP/2.0', 'HTTP/0.9', 'http/1.1', 'HTTP/1.1 ', ''];
const names = [
  'x',
  'a.b',
  'count',
  'link',
  '0',
  'constructor',
  '%40',
  '%c3%a9',
  '%252e',
  "~!$&'()*+,;=:@",
  '01a20363-1fa1-739a-a8dc-08497a809bda',
];
const otherTargets = [
  '/',
  '/login',
  '/docs',
  '/docs/json',
  '/health/live',
  '/health/ready',
  '/metrics',
  '/internal/events',
  '/internal/openapi.json',
  '/internal/sessions/of-cookie',
  '/api',
  '/api/v2',
  '/assets/x',
  '*',
  '',
];
const intoTargets = [
  '\\',
  '/..',
  '/../',
  '/%2e%2e',
  '/.%2E/',
  '/./',
  '%2f',
  '%2F..',
  '%5c',
  '\\..\\..',
  '//',
  '#',
  '#/..',
  '%00',
  '%1f',
  '%7f',
  '%0d%0a',
  '%',
  '%4',
  '%zz',
  '%ff',
  '%c0%ae',
  '%ed%a0%80',
  '\x01',
  '\x00',
  '\x7f',
  '\xe9',
  ' ',
  '\t',
  ';x',
  '@evil.test',
  'http://127.0.0.1:1/',
  '?',
  '??',
  '&',
  '=',
  '+',
  ',',
  '%25',
  '%2525',
  '../../../../internal/events',
  '\\..\\..\\..\\..\\internal\\events',
  'x'.repeat(400),
];
const queries = [
  '?',
  '?limit=1',
  '?limit=500&after=0',
  '?kind=CITY&q=pho',
  '?kind=ST&values=AZ,CA',
  '?zip=85001',
  '?to=a%40b.test',
  '?before=1.1',
  '?%00=1',
  '?a=%ff',
  '?a[]=1&a[b]=2',
  '?__proto__=1',
  '?q=%ud800',
];
const headers = [
  'Connection: close',
  'Connection: keep-alive',
  'Connection: Upgrade\r\nUpgrade: h2c',
  'Connection: authorization, content-length',
  'Keep-Alive: timeout=1',
  'Expect: 100-continue',
  'Expect: x',
  'TE: trailers',
  'Trailer: X-A',
  'Content-Encoding: gzip',
  'Accept: text/html',
  'Accept: GET /internal/events HTTP/1.1',
  'Accept-Encoding: gzip',
  'Range: bytes=0-',
  'If-None-Match: *',
  'If-Modified-Since: never',
  'Cookie: a=b',
  'Cookie: =;;',
  'Origin: https://evil.test',
  'Origin: null',
  'Referer: x',
  'X-Correlation-Id: forged-correlation-0001',
  'X-Forwarded-For: 10.0.0.1',
  'X-Original-URL: /internal/events',
  'Idempotency-Key: random',
  'Stripe-Signature: t=1,v1=00',
  'Sandbox-Signature: x',
  'Idempotency-Key: \xff',
  'traceparent: 00-0-0-0',
  'Authorization: Bearer x',
  'Authorization: Basic eA==',
  'X-A:',
  'X-A : b',
  'X A: b',
  ' X-A: b',
  'X-A: b\r\n c',
  'X-A: \x00',
  'X-A: \x80',
  ': b',
  'X-A',
  `X-A: ${'b'.repeat(9_000)}`,
];
const types = [
  'application/json; charset=utf-8',
  'application/json;',
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/',
  'application/json, text/html',
  '',
];
const bodies = [
  '{}',
  '[]',
  'null',
  '0',
  '-0',
  '"x"',
  '[1e20]',
  '[1e400]',
  '{"a":1}{"b":2}',
  '{',
  '',
  ' ',
  '\xef\xbb\xbf{}',
  '{"__proto__":1}',
  '[[[[[[]]]]]]',
  '['.repeat(3_000),
  '\x00',
  '\xff\xfe{\x00}\x00',
  'GET /internal/events HTTP/1.1\r\nHost: x\r\n\r\n',
  '{"email":"nobody00@attack.test","password":"not the right one"}',
  '{"email": "nobody00@attack.test", "password": "n\\u00f6t"}',
  '{"email":"nobody00@attack.test","email":"x","password":"y"}',
  '{"email":"a\\u0000b@attack.test","password":"\\ud800"}',
  '{"dictId":"consumers","geography":{"kind":"ST","values":["AZ"]},"filters":[]}',
  '{ "dictId": "consumers", "geography": {"kind":"ST","values":["\\u0041Z"]}, "filters": [ ] }',
  '{"dictId":"consumers","geography":{"kind":"ST","values":["AZ"]},"filters":[{"field":"age","from":2e1,"to":-0}]}',
  '{"token":"x","password":"violet harbour lamp 31"}',
  '{"cookie":"x"}',
];

/** The next request of this random sequence. */
export function randomRequest(random: Random): RandomRequest {
  const requests = Array.from({ length: random() < 0.08 ? 2 + Math.floor(random() * 3) : 1 }, () => oneRequest(random));
  const bytes = requests.map((request) => request.bytes).join('');
  const isHead = requests.some((request) => request.isHead);
  const isUnfinished = requests.some((request) => request.isUnfinished) || random() < 0.03;
  if (random() > 0.1) return { pieces: [bytes], isUnfinished, isHead };
  const at = Math.floor(random() * bytes.length);
  return { pieces: [bytes.slice(0, at), { pauseMs: Math.floor(random() * 6) }, bytes.slice(at)], isUnfinished, isHead };
}

type OneRequest = { bytes: string; isUnfinished: boolean; isHead: boolean };

const pick = <Value>(random: Random, values: readonly [Value, ...Value[]] | readonly Value[]): Value => {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
};

function oneRequest(random: Random): OneRequest {
  const route = pick(random, forwardedRoutes);
  const method = random() < 0.8 ? route.method : random() < 0.5 ? pick(random, ['GET', 'POST']) : pick(random, methods);
  const version = random() < 0.94 ? 'HTTP/1.1' : pick(random, versions);
  const lines = [
    ...(random() < 0.96 ? ['Host: <host>'] : random() < 0.5 ? [] : ['Host: <host>', 'Host: evil.test']),
    ...(random() < 0.5 ? ['Authorization: Bearer <owner>'] : []),
    ...Array.from({ length: random() < 0.6 ? 0 : 1 + Math.floor(random() * 2) }, () => pick(random, headers)),
  ];
  const { framing, body, ...framed } = framedBody(random, method);
  // Node's parser ignores an error in a body after Upgrade, so such a request ends by the timeout.
  const isUnfinished = framed.isUnfinished || (framed.isBad && lines.some((line) => line.includes('Upgrade')));
  return {
    bytes: `${method} ${targetOf(random, route.path)} ${version}\r\n${[...lines, ...framing, '', ''].join('\r\n')}${body}`,
    isUnfinished,
    isHead: method === 'HEAD',
  };
}

function targetOf(random: Random, path: string): string {
  const named = path.replaceAll(/\*|:\w+/g, () => pick(random, names));
  const target =
    (random() < 0.85 ? named : pick(random, otherTargets)) + (random() < 0.25 ? pick(random, queries) : '');
  if (random() < 0.7) return target;
  const at = Math.floor(random() * (target.length + 1));
  return target.slice(0, at) + pick(random, intoTargets) + target.slice(at);
}

type Framed = { framing: string[]; body: string; isUnfinished: boolean };

function framedBody(random: Random, method: string): Framed & { isBad: boolean } {
  if (method !== 'POST' && random() < 0.8) return { framing: [], body: '', isUnfinished: false, isBad: false };
  const text = pick(random, bodies);
  const type = random() < 0.9 ? ['Content-Type: application/json'] : [`Content-Type: ${pick(random, types)}`];
  const isBad = random() >= 0.6;
  const framed = pick(random, isBad ? badFramings : goodFramings)(text);
  return { ...framed, framing: [...type, ...framed.framing], isBad };
}

type Frame = (text: string) => Framed;
const whole = (framing: string[], body: string): Framed => ({ framing, body, isUnfinished: false });

const goodFramings: Frame[] = [
  (text) => whole([`Content-Length: ${text.length}`], text),
  (text) => whole([`Content-Length: ${text.length}`], text),
  (text) => whole(['Transfer-Encoding: chunked'], chunks(...(text === '' ? [] : [text]))),
  (text) => whole(['Transfer-Encoding: chunked'], chunks(...text.split(/(?<=[,:])/).filter((part) => part !== ''))),
];

// Where two readings are possible, the bytes are complete in both, so an answer is expected.
const badFramings: Frame[] = [
  (text) => ({ framing: [`Content-Length: ${text.length + 7}`], body: text, isUnfinished: true }),
  (text) => ({ framing: ['Content-Length: 5000'], body: text, isUnfinished: true }),
  (text) => ({ framing: ['Transfer-Encoding: chunked'], body: `fff\r\n${text}`, isUnfinished: true }),
  (text) => whole([`Content-Length: ${Math.max(0, text.length - 3)}`], text),
  (text) => whole([], text),
  (text) => whole(['Content-Length: 0'], text),
  (text) => whole([`Content-Length: ${text.length}`, `Content-Length: ${text.length}`], text),
  (text) => whole([`Content-Length: ${text.length}`, 'Content-Length: 1'], text),
  (text) => whole([`Content-Length: ${text.length}, ${text.length}`], text),
  (text) => whole([`Content-Length: +${text.length}`], text),
  (text) => whole([`Content-Length: ${chunks(text).length}`, 'Transfer-Encoding: chunked'], chunks(text)),
  (text) => whole(['Transfer-Encoding: chunked', 'Content-Length: 3'], chunks(text)),
  (text) => whole(['Transfer-Encoding: gzip, chunked'], chunks(text)),
  (text) => whole(['Transfer-Encoding: chunked, identity'], chunks(text)),
  (text) => whole(['Transfer-Encoding: identity', `Content-Length: ${text.length}`], text),
  (text) => whole(['Transfer-Encoding:\x0bchunked'], chunks(text)),
  (text) => whole(['Transfer-Encoding: chunked'], `zz\r\n${text}\r\n0\r\n\r\n`),
  (text) =>
    whole(
      ['Transfer-Encoding: chunked'],
      chunks(text).replace('0\r\n\r\n', '0\r\nX-A: b\r\nContent-Length: 3\r\n\r\n'),
    ),
];
