// Slow clients: the gateway ends each connection within SLOW_MS_MAX, answered or not.
import { asJson, get, head, type AttackCase } from '../attack-case.ts';

/** Node allows 30 s for headers and body together, and checks once a second. */
const SLOW_MS_MAX = 31_000;

const login = head('POST', '/api/login', `${asJson}Content-Length: 5000\r\n`);
const chunked = head('POST', '/api/login', `${asJson}Transfer-Encoding: chunked\r\n`);
const drips = (bytes: string): NonNullable<AttackCase['drip']> => ({ bytes, everyMs: 1_000 });

const slow: [name: string, begin: string, drip?: AttackCase['drip']][] = [
  ['says nothing', ''],
  ['stops in the method', 'GE'],
  ['stops in the target', 'GET /api/v2/'],
  ['stops in a header', 'GET /api/v2/plans HTTP/1.1\r\nHost: <ho'],
  ['stops before the empty line', get('/api/v2/plans').slice(0, -2)],
  ['stops before the body', login],
  ['stops in the body', `${login}{"email":`],
  ['stops in a chunk', `${chunked}fff\r\n{"email":`],
  ['stops between chunks', `${chunked}2\r\n{}\r\n`],
  ['stops before the end of the chunks', `${chunked}2\r\n{}\r\n0\r\n`],
  ['drips its target', 'GET /api/v2/files/', drips('x')],
  ['drips its headers', 'GET /api/v2/plans HTTP/1.1\r\nHost: <host>\r\n', drips('X-A: b\r\n')],
  ['drips a header', 'GET /api/v2/plans HTTP/1.1\r\nHost: <host>\r\nX-A: ', drips('b')],
  ['drips its body', login, drips(' ')],
  ['drips chunks', chunked, drips('1\r\n \r\n')],
  ['drips line ends before its request', '', drips('\r\n')],
  ['stops in its second request', `${get('/api/v2/plans')}GE`],
  [
    'breaks its chunks behind an upgrade',
    `${head('POST', '/api/login', `${asJson}Connection: Upgrade\r\nUpgrade: h2c\r\nTransfer-Encoding: chunked\r\n`)}zz\r\n{}\r\n0\r\n\r\n`,
  ],
  [
    'waits for 100-continue and sends nothing',
    head('POST', '/api/login', `${asJson}Content-Length: 50\r\nExpect: 100-continue\r\n`),
  ],
];

/** Run concurrently, because each lasts half a minute. */
export const slowCases: AttackCase[] = slow.map(([name, begin, drip]) => ({
  name: `slow: a client that ${name}`,
  pieces: begin === '' ? [] : [begin],
  answers: [],
  msMax: SLOW_MS_MAX,
  ...(drip ? { drip } : {}),
}));
