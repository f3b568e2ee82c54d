// Framing: a request that could end in two places is refused and its connection is closed.
import { asJson, asOwner, attack, chunks, get, head, post, postChunked, type AttackCase } from '../attack-case.ts';

const hidden = 'GET /internal/events?limit=500 HTTP/1.1\r\nHost: x\r\n\r\n';
const login = '{"email":"nobody00@attack.test","password":"not the right one"}';
const LENGTH = `Content-Length: ${login.length}\r\n`;
const closes = { closes: true } as const;

const lengths: [name: string, lengths: string][] = [
  ['repeated and different', `${LENGTH}Content-Length: 3\r\n`],
  ['repeated and the same', `${LENGTH}${LENGTH}`],
  ['a list of the same', `Content-Length: ${login.length}, ${login.length}\r\n`],
  ['a list of different ones', `Content-Length: ${login.length}, 3\r\n`],
  ['a plus sign', `Content-Length: +${login.length}\r\n`],
  ['a minus sign', `Content-Length: -${login.length}\r\n`],
  ['minus zero', 'Content-Length: -0\r\n'],
  ['hexadecimal', 'Content-Length: 0x45\r\n'],
  ['a fraction', `Content-Length: ${login.length}.0\r\n`],
  ['an exponent', 'Content-Length: 6e1\r\n'],
  ['a word', 'Content-Length: all\r\n'],
  ['empty', 'Content-Length: \r\n'],
  ['more digits than a number has', `Content-Length: ${'9'.repeat(40)}\r\n`],
  ['2^64 and a little', 'Content-Length: 18446744073709551621\r\n'],
  ['a space within', 'Content-Length: 6 9\r\n'],
  ['a NUL at the end', `Content-Length: ${login.length}\x00\r\n`],
  ['a vertical tab before', `Content-Length:\x0b${login.length}\r\n`],
  ['a space before the colon', `Content-Length : ${login.length}\r\n`],
  ['continued on the next line', `Content-Length:\r\n ${login.length}\r\n`],
  ['with an underscore beside it', `${LENGTH}Content-Length\x00: 3\r\n`],
];

const codings: [name: string, coding: string][] = [
  ['gzip, chunked', 'Transfer-Encoding: gzip, chunked\r\n'],
  ['chunked, gzip', 'Transfer-Encoding: chunked, gzip\r\n'],
  ['chunked twice in a list', 'Transfer-Encoding: chunked, chunked\r\n'],
  ['chunked in two headers', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n'],
  ['identity', 'Transfer-Encoding: identity\r\n'],
  ['chunked, identity', 'Transfer-Encoding: chunked, identity\r\n'],
  ['xchunked', 'Transfer-Encoding: xchunked\r\n'],
  ['a quoted chunked', 'Transfer-Encoding: "chunked"\r\n'],
  ['chunked with a parameter', 'Transfer-Encoding: chunked;q=1\r\n'],
  ['empty', 'Transfer-Encoding: \r\n'],
  ['a comma before', 'Transfer-Encoding: , chunked\r\n'],
  ['a space before the colon', 'Transfer-Encoding : chunked\r\n'],
  ['a vertical tab before', 'Transfer-Encoding:\x0bchunked\r\n'],
  ['continued on the next line', 'Transfer-Encoding:\r\n chunked\r\n'],
  ['chunked and a length', `Transfer-Encoding: chunked\r\n${LENGTH}`],
  ['a length and chunked', `${LENGTH}Transfer-Encoding: chunked\r\n`],
  ['a length of zero and chunked', 'Content-Length: 0\r\nTransfer-Encoding: chunked\r\n'],
  ['a length and identity', `${LENGTH}Transfer-Encoding: identity\r\n`],
];

const badChunks: [name: string, body: string][] = [
  ['a size that is no number', 'xyz\r\n{}\r\n0\r\n\r\n'],
  ['a negative size', '-1\r\n{}\r\n0\r\n\r\n'],
  ['a size with a prefix', '0x2\r\n{}\r\n0\r\n\r\n'],
  ['a size of twenty digits', `${'f'.repeat(20)}\r\n{}\r\n0\r\n\r\n`],
  ['a chunk longer than its size', '2\r\n{"a":1}\r\n0\r\n\r\n'],
  ['a space before the size', ' 2\r\n{}\r\n0\r\n\r\n'],
  ['no size', '\r\n{}\r\n0\r\n\r\n'],
  ['a NUL in the size', '2\x00\r\n{}\r\n0\r\n\r\n'],
];

const onReading: [name: string, bytes: string][] = [
  ['GET with a hidden request as its body', get('/api/v2/plans', `Content-Length: ${hidden.length}\r\n`) + hidden],
  [
    'GET of a member with a hidden request',
    get('/api/v2/me', `${asOwner}Content-Length: ${hidden.length}\r\n`) + hidden,
  ],
  ['GET that promises 5,000 bytes', get('/api/v2/plans', 'Content-Length: 5000\r\n')],
  ['GET of a file that promises 5,000 bytes', get('/api/v2/files/x', 'Content-Length: 5000\r\n')],
  [
    'GET that promises what Accept completes',
    get('/api/v2/plans', 'Accept: GET /internal/events HTTP/1.1\r\nContent-Length: 200\r\n'),
  ],
  ['GET with one byte', `${get('/api/v2/plans', 'Content-Length: 1\r\n')}x`],
  ['GET with JSON', `${get('/api/v2/plans', `${asJson}Content-Length: 2\r\n`)}{}`],
  ['GET of a page with a body', `${get('/login', 'Accept: text/html\r\nContent-Length: 2\r\n')}{}`],
  ['GET of no route with a body', `${get('/api/v2/nothing', 'Content-Length: 2\r\n')}{}`],
  ['GET of the health with a body', `${get('/health/live', 'Content-Length: 2\r\n')}{}`],
  ['GET of the live stream with a body', `${get('/api/v2/events', 'Content-Length: 2\r\n')}{}`],
  ['GET with chunks', get('/api/v2/plans', 'Transfer-Encoding: chunked\r\n') + chunks('{}')],
  ['GET with no chunk but the last', get('/api/v2/plans', 'Transfer-Encoding: chunked\r\n') + chunks()],
  ['GET with a hidden request in a chunk', get('/api/v2/plans', 'Transfer-Encoding: chunked\r\n') + chunks(hidden)],
];

const headWithBody = `${head('HEAD', '/api/v2/plans', 'Content-Length: 2\r\n')}{}`;

export const framingCases: AttackCase[] = [
  ...lengths.map(([name, header]) =>
    attack(`length: ${name}`, head('POST', '/api/login', asJson + header) + login, 400, closes),
  ),
  ...codings.map(([name, header]) =>
    attack(`coding: ${name}`, head('POST', '/api/login', asJson + header) + chunks(login), 400, closes),
  ),
  ...badChunks.map(([name, body]) =>
    attack(
      `chunks: ${name}`,
      head('POST', '/api/login', `${asJson}Transfer-Encoding: chunked\r\n`) + body,
      400,
      closes,
    ),
  ),
  ...onReading.map(([name, bytes]) => attack(`framing: ${name}`, bytes, 400)),
  attack('framing: HEAD with a body', headWithBody, 400, { isHead: true }),
  attack('framing: GET with a length of zero is fine', get('/api/v2/plans', 'Content-Length: 0\r\n'), 200, {
    likePlain: get('/api/v2/plans'),
  }),
  attack(
    'framing: a length with zeros before it is one number or refused',
    `${head('POST', '/api/login', `${asJson}Content-Length: 000${login.length}\r\n`)}${login}`,
    [400, 401],
  ),
  attack(
    'framing: a request hidden behind a shorter length',
    head('POST', '/api/login', `${asJson}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n`) + chunks('{}') + hidden,
    400,
    closes,
  ),
  attack(
    'framing: a request hidden behind the last chunk',
    head('POST', '/api/login', `${asJson}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n`) + `0\r\n\r\n${hidden}`,
    400,
    closes,
  ),
  {
    name: 'framing: a request behind a whole body is a request of its own',
    pieces: [post('/api/login', login) + hidden],
    answers: [401, 404],
  },
  {
    name: 'framing: a body longer than its length begins another request',
    pieces: [`${head('POST', '/api/login', `${asJson}${LENGTH}`)}${login}{"more":1}\r\n\r\n`],
    answers: [401, 400],
    orAnswers: [400],
    closes: true,
  },
  attack(
    'framing: a POST without any length has no body',
    head('POST', '/api/v2/searches/count', asJson + asOwner),
    [400, 411, 415],
  ),
  attack('framing: a POST without a body needs none', post('/api/v2/downloads/unknown/archive', '', asOwner), 404),
  attack(
    'coding: Chunked in capitals is the same coding or refused',
    head('POST', '/api/login', `${asJson}Transfer-Encoding: Chunked\r\n`) + chunks(login),
    [400, 401],
  ),
  attack(
    'coding: chunked with a space behind it is the same coding or refused',
    head('POST', '/api/login', `${asJson}Transfer-Encoding: chunked \r\n`) + chunks(login),
    [400, 401],
  ),
  attack(
    'chunks: an extension is ignored',
    head('POST', '/api/login', `${asJson}Transfer-Encoding: chunked\r\n`) +
      `${login.length.toString(16)};a=b\r\n${login}\r\n0\r\n\r\n`,
    [400, 401],
  ),
  attack(
    'chunks: trailers are ignored',
    head('POST', '/api/login', `${asJson}Transfer-Encoding: chunked\r\nTrailer: X-Account\r\n`) +
      `${login.length.toString(16)}\r\n${login}\r\n0\r\nX-Account: other\r\n\r\n`,
    [400, 401],
  ),
  attack(
    'chunks: trailers that name a length are ignored',
    head('POST', '/api/login', `${asJson}Transfer-Encoding: chunked\r\n`) +
      `${login.length.toString(16)}\r\n${login}\r\n0\r\nContent-Length: 3\r\nAuthorization: Bearer x\r\n\r\n`,
    [400, 401],
  ),
  attack('chunks: a byte each', postChunked('/api/login', [...login.replace('nobody00', 'chunkwise')]), 401, {
    likePlain: post('/api/login', login),
  }),
  attack(
    'chunks: sizes with zeros before them',
    head('POST', '/api/login', `${asJson}Transfer-Encoding: chunked\r\n`) +
      `0000${login.length.toString(16)}\r\n${login}\r\n0000\r\n\r\n`,
    [400, 401],
  ),
  attack(
    'chunks: a body above the limit',
    postChunked(
      '/api/login',
      Array.from({ length: 20 }, () => 'x'.repeat(8_000)),
    ),
    413,
  ),
  attack(
    'length: a body above the limit',
    head('POST', '/api/login', `${asJson}Content-Length: 70000\r\n`) + `"${'x'.repeat(69_998)}"`,
    413,
  ),
  attack(
    'length: more promised than the limit',
    head('POST', '/api/login', `${asJson}Content-Length: 70000000\r\n`),
    413,
  ),
  attack('length: a line end too many before the request', `\r\n${get('/api/v2/plans')}`, [200, 400]),
  attack('lines: line feeds without carriage returns', 'GET /api/v2/plans HTTP/1.1\nHost: <host>\n\n', [200, 400]),
  attack(
    'lines: carriage returns without line feeds',
    'GET /api/v2/plans HTTP/1.1\rHost: <host>\r\r\r\n\r\n',
    400,
    closes,
  ),
  attack(
    'lines: a line feed that begins a header',
    'GET /api/v2/plans HTTP/1.1\r\nHost: <host>\r\nX-A: b\nContent-Length: 5\r\n\r\n',
    400,
  ),
];
