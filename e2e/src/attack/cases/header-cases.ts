// Headers that claim an identity, or that change the connection.
import { asJson, asOwner, attack, get, head, post, type AttackCase } from '../attack-case.ts';
import { FORGED_CORRELATION_ID } from '../one-shape.ts';

const plans = get('/api/v2/plans');
const me = get('/api/v2/me', asOwner);
const login = '{"email":"nobody00@attack.test","password":"not the right one"}';
const raw = (headers: string): string => `GET /api/v2/plans HTTP/1.1\r\n${headers}\r\n`;

const hosts: [name: string, headers: string][] = [
  ['missing', ''],
  ['double and the same', 'Host: <host>\r\nHost: <host>\r\n'],
  ['double and different', 'Host: <host>\r\nHost: evil.test\r\n'],
];

const ignored: [name: string, header: string][] = [
  [
    'an upgrade to h2c',
    'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n',
  ],
  [
    'an upgrade to a web socket',
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n',
  ],
  ['an upgrade without its connection', 'Upgrade: h2c\r\n'],
  ['a rewritten address', 'X-Original-URL: /internal/events\r\nX-Rewrite-URL: /internal/events\r\n'],
  ['a forwarded host', 'X-Forwarded-Host: evil.test\r\nForwarded: host=evil.test\r\n'],
  ['a forwarded address', 'X-Forwarded-For: 10.0.0.1\r\nX-Real-IP: 10.0.0.1\r\n'],
  ['an account by name', 'X-Account-Id: other\r\nX-Person-Id: other\r\nX-Role: admin\r\n'],
  ['a bad trace', 'traceparent: 00-zz-zz-01\r\ntracestate: a=b\r\n'],
  ['a foreign trace', 'traceparent: 00-11111111111111111111111111111111-2222222222222222-01\r\n'],
  [
    'a forged correlation id',
    `X-Correlation-Id: ${FORGED_CORRELATION_ID}\r\nX-Request-Id: ${FORGED_CORRELATION_ID}\r\nRequest-Id: ${FORGED_CORRELATION_ID}\r\n`,
  ],
  ['a wish for trailers', 'TE: trailers\r\nConnection: TE\r\n'],
  ['a request as Accept', 'Accept: GET /internal/events HTTP/1.1\r\n'],
  ["a proxy's log-in", 'Proxy-Authorization: Basic eDp5\r\nProxy-Connection: keep-alive\r\n'],
  ['a cookie of another site', 'Cookie: other=1; __Host-other=2\r\n'],
  ['a cookie that is none', 'Cookie: ;;;=;\x80\r\n'],
  ['a range', 'Range: bytes=0-0\r\n'],
  ['a token that is none', 'Authorization: Bearer x\r\n'],
  ['an origin that is none', 'Origin: null\r\n'],
  ['a key for a question', 'Idempotency-Key: 1\r\n'],
];

const unsignedIn: [name: string, header: string][] = [
  ['a token that is none', 'Authorization: Bearer x\r\n'],
  ['an empty token', 'Authorization: Bearer \r\n'],
  ['another scheme', 'Authorization: Basic b3duZXI6eA==\r\n'],
  ['a token in lower case', 'authorization: bearer <owner>\r\n'],
  [
    "a token that is dropped as a connection's",
    `${asOwner.replace('<owner>', 'x')}Connection: close, authorization\r\n`,
  ],
  ['a token with a letter more', 'Authorization: Bearer <owner>x\r\n'],
  ['a token of 8,000 bytes', `Authorization: Bearer ${'a.'.repeat(4_000)}\r\n`],
];

const malformed: [name: string, header: string][] = [
  ['a space before the colon', 'X-A : b\r\n'],
  ['no colon', 'X-A\r\n'],
  ['no name', ': b\r\n'],
  ['a name with a space', 'X A: b\r\n'],
  ['a name with a NUL', 'X\x00A: b\r\n'],
  ['a value with a NUL', 'X-A: b\x00c\r\n'],
  ['a value with a carriage return', 'X-A: b\rc\r\n'],
  ['a value with a control character', 'X-A: b\x01c\r\n'],
  ['a first line that continues', ' X-A: b\r\n'],
];

export const headerCases: AttackCase[] = [
  ...hosts.map(([name, headers]) => attack(`host: ${name}`, raw(headers), 400)),
  attack('host: empty', raw('Host:\r\n'), [200, 400]),
  attack('host: of another site', raw('Host: evil.test\r\n'), [200, 400, 421]),
  attack('host: with a path', raw('Host: <host>/internal\r\n'), [200, 400]),
  attack('host: with a space', raw('Host: a b\r\n'), [200, 400]),
  ...ignored.map(([name, header]) =>
    attack(`header: ${name} is ignored`, get('/api/v2/plans', header), 200, { likePlain: plans }),
  ),
  ...unsignedIn.map(([name, header]) => attack(`header: ${name} signs nobody in`, get('/api/v2/me', header), 401)),
  ...malformed.map(([name, header]) => attack(`header: ${name}`, get('/api/v2/plans', header), 400, { closes: true })),
  attack(
    'header: an upgrade of a member is ignored',
    get('/api/v2/me', `${asOwner}Connection: Upgrade\r\nUpgrade: h2c\r\n`),
    200,
    { likePlain: me },
  ),
  attack(
    'header: an upgrade of a POST is ignored',
    post('/api/login', login, `${asJson}Connection: Upgrade\r\nUpgrade: h2c\r\n`),
    401,
    { likePlain: post('/api/login', login) },
  ),
  attack(
    'header: two tokens are one or none',
    get('/api/v2/me', `${asOwner}Authorization: Bearer x\r\n`),
    [200, 400, 401],
  ),
  attack('header: a header on two lines is one or refused', get('/api/v2/plans', 'X-A: b\r\n c\r\n'), [200, 400]),
  attack('header: 20 KB of one', get('/api/v2/plans', `X-A: ${'b'.repeat(20_000)}\r\n`), 431, { closes: true }),
  attack('header: 20 KB of name', get('/api/v2/plans', `${'X'.repeat(20_000)}: b\r\n`), 431, { closes: true }),
  attack(
    'header: 200 KB of many',
    get('/api/v2/plans', Array.from({ length: 4_000 }, (_, i) => `X-${i}: ${'b'.repeat(40)}\r\n`).join('')),
    431,
    { closes: true },
  ),
  attack(
    'header: 1,500 small ones',
    get('/api/v2/plans', Array.from({ length: 1_500 }, (_, i) => `X${i}: b\r\n`).join('')),
    [200, 400, 431],
  ),
  attack(
    'header: a correlation id is made anew in refusals too',
    get('/api/v2/me', `X-Correlation-Id: ${FORGED_CORRELATION_ID}\r\n`),
    401,
  ),
  attack(
    'header: a foreign origin may not sign in',
    post('/api/login', login, `${asJson}Origin: https://evil.test\r\nCookie: a=b\r\n`),
    403,
  ),
  attack('header: close closes', get('/api/v2/plans', 'Connection: close\r\n'), 200, {
    closes: true,
    likePlain: plans,
  }),
  attack(
    'header: an origin with a control character',
    post('/api/login', login, `${asJson}Origin: http://\x80\r\n`),
    [400, 403],
  ),
  attack('expect: 100-continue works', post('/api/login', login, `${asJson}Expect: 100-continue\r\n`), 401, {
    continues: true,
    likePlain: post('/api/login', login),
  }),
  {
    name: 'expect: 100-continue works when the body waits for it',
    answers: [401],
    continues: true,
    pieces: [
      head('POST', '/api/login', `${asJson}Content-Length: ${login.length}\r\nExpect: 100-continue\r\n`),
      { pauseMs: 200 },
      login,
    ],
  },
  attack(
    'expect: 100-continue of a GET is harmless',
    get('/api/v2/plans', 'Expect: 100-continue\r\n'),
    [200, 400, 417],
  ),
  attack('expect: something else', post('/api/login', login, `${asJson}Expect: 200-ok\r\n`), 417),
  attack('expect: something else of a GET', get('/api/v2/plans', 'Expect: cookies\r\n'), 417),
  attack('expect: two things', post('/api/login', login, `${asJson}Expect: 100-continue, cookies\r\n`), [401, 417]),
];
