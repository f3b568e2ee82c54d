// HTTP methods and versions.
import { asJson, asOwner, attack, get, head, post, type AttackCase } from '../attack-case.ts';

const empty = 'Content-Length: 0\r\n';
const UNKNOWN = [400, 405, 501] as const;

const otherMethods: [method: string, target: string, allow: string[]][] = [
  ['POST', '/api/v2/plans', ['GET']],
  ['PUT', '/api/v2/plans', ['GET']],
  ['DELETE', '/api/v2/plans', ['GET']],
  ['PATCH', '/api/v2/me', ['GET']],
  ['GET', '/api/login', ['POST']],
  ['PUT', '/api/login', ['POST']],
  ['OPTIONS', '/api/login', ['POST']],
  ['GET', '/api/v2/sessions/refresh', ['POST']],
  ['DELETE', '/api/v2/downloads', ['GET', 'POST']],
  ['DELETE', '/api/v2/downloads/x', ['GET']],
  ['GET', '/api/v2/downloads/x/link', ['POST']],
  ['POST', '/api/v2/files/x', ['GET']],
  ['GET', '/api/v2/searches/count', ['POST']],
  ['POST', '/api/v2/events', ['GET']],
];

const unknownMethods = [
  'TRACE',
  'PROPFIND',
  'PURGE',
  'MKCOL',
  'BREW',
  'get',
  'Get',
  'GETX',
  'G\x00T',
  'GET\t',
  'M-SEARCH',
  'X'.repeat(2_000),
];

const post10 = (target: string, body: string): string =>
  `POST ${target} HTTP/1.0\r\n${asJson}Content-Length: ${body.length}\r\n\r\n${body}`;
const login = '{"email":"nobody00@attack.test","password":"not the right one"}';

const versions: [name: string, bytes: string][] = [
  ['HTTP/3.0', 'GET /api/v2/plans HTTP/3.0\r\nHost: <host>\r\n\r\n'],
  ['HTTP/1.9', 'GET /api/v2/plans HTTP/1.9\r\nHost: <host>\r\n\r\n'],
  ['HTTP/11', 'GET /api/v2/plans HTTP/11\r\nHost: <host>\r\n\r\n'],
  ['HTTP/1.', 'GET /api/v2/plans HTTP/1.\r\nHost: <host>\r\n\r\n'],
  ['HTTP in lower case', 'GET /api/v2/plans http/1.1\r\nHost: <host>\r\n\r\n'],
  ['ICE/1.0', 'GET /api/v2/plans ICE/1.0\r\nHost: <host>\r\n\r\n'],
  ['a second version', 'GET /api/v2/plans HTTP/1.1 HTTP/1.1\r\nHost: <host>\r\n\r\n'],
  ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['a greeting of TLS', '\x16\x03\x01\x00\xa5\x01\x00\x00\xa1\x03\x03\x00\x01\x02\x03\r\n\r\n'],
  ['a greeting of SSH', 'SSH-2.0-OpenSSH_9.6\r\n\r\n'],
  ['a mail', 'HELO attack.test\r\nMAIL FROM:<a@b.test>\r\n\r\n'],
  ['zeros', `${'\x00'.repeat(64)}\r\n\r\n`],
];

export const methodCases: AttackCase[] = [
  ...otherMethods.map(([method, target, allow]) =>
    attack(
      `method: ${method} ${target} names what is allowed`,
      head(method, target, method === 'GET' ? '' : empty),
      405,
      { allow },
    ),
  ),
  ...unknownMethods.map((method) =>
    attack(`method: ${JSON.stringify(method.slice(0, 12))} is unknown`, head(method, '/api/v2/plans', ''), UNKNOWN),
  ),
  attack('method: HEAD of a route', head('HEAD', '/api/v2/plans'), [200, 405], { isHead: true }),
  attack('method: HEAD of no route', head('HEAD', '/api/v2/nothing'), 404, { isHead: true }),
  attack('method: HEAD of a POST route', head('HEAD', '/api/login'), 405, { isHead: true }),
  attack('method: PATCH of no route', head('PATCH', '/api/v2/nothing', empty), 404),
  attack('method: POST of no route', post('/api/v2/nothing', '{}'), 404),
  attack('method: OPTIONS of everything', head('OPTIONS', '*'), [400, 404, 405]),
  attack(
    'method: CONNECT to another host',
    'CONNECT 127.0.0.1:1 HTTP/1.1\r\nHost: 127.0.0.1:1\r\n\r\n',
    [400, 404, 405, 501],
    { closes: true },
  ),
  attack('method: CONNECT to a path', head('CONNECT', '/api/v2/plans'), [400, 404, 405, 501], { closes: true }),
  attack('method: an override is ignored', get('/api/v2/plans', 'X-HTTP-Method-Override: DELETE\r\n'), 200, {
    likePlain: get('/api/v2/plans'),
  }),
  ...versions.map(([name, bytes]) => attack(`version: ${name}`, bytes, [400, 405, 501, 505], { closes: true })),
  // Node's parser takes these three for HTTP; they give an attacker nothing.
  attack('version: none, with a line end only', 'GET /api/v2/plans\r\n\r\n', [200, 400, 505], { closes: true }),
  attack('version: HTTP/2.0 on one connection', 'GET /api/v2/plans HTTP/2.0\r\nHost: <host>\r\n\r\n', [200, 400, 505]),
  attack('version: RTSP/1.0', 'GET /api/v2/plans RTSP/1.0\r\nHost: <host>\r\n\r\n', [200, 400, 505], { closes: true }),
  attack('version: HTTP/1.0 works without a Host', 'GET /api/v2/plans HTTP/1.0\r\n\r\n', 200, {
    closes: true,
    likePlain: get('/api/v2/plans'),
  }),
  attack('version: HTTP/1.0 works for a member', `GET /api/v2/me HTTP/1.0\r\n${asOwner}\r\n`, 200, {
    closes: true,
    likePlain: get('/api/v2/me', asOwner),
  }),
  attack('version: HTTP/1.0 works with a body', post10('/api/login', login), 401, {
    closes: true,
    likePlain: post('/api/login', login),
  }),
  attack(
    'version: HTTP/1.0 is kept alive if it asks',
    'GET /api/v2/plans HTTP/1.0\r\nConnection: keep-alive\r\n\r\n',
    200,
  ),
  attack(
    'version: HTTP/1.0 with chunks is refused',
    `POST /api/login HTTP/1.0\r\n${asJson}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
    400,
  ),
];
