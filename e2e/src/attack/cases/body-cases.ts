// Bodies that are not JSON, or have another Content-Type or encoding.
import { asJson, asOwner, attack, get, head, post, postChunked, type AttackCase } from '../attack-case.ts';

const login = '{"email":"nobody00@attack.test","password":"not the right one"}';
const count = '/api/v2/searches/count';
const typed = (type: string): string => `Content-Type: ${type}\r\n`;
const plain = post('/api/login', login);

const jsonTypes = [
  'application/json; charset=utf-8',
  'application/json;charset=UTF-8',
  'APPLICATION/JSON',
  'application/json ; charset="utf-8"',
  'application/json',
];
const otherTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'text/json',
  'application/jsonp',
  'application/json, text/plain',
  'text/plain; application/json',
  'application/octet-stream',
  'json',
  '*/*',
  'application/',
  '/json',
];
const maybeTypes = [
  'application/json;',
  'application/json; ',
  'application/json;;',
  'application/json; charset',
  'application/json; charset=',
  'application/json; charset=latin1',
  'application/json; =x',
  'application/problem+json',
  'application/json\x80',
];
const encodings = ['gzip', 'deflate', 'br', 'zstd', 'gzip, gzip', 'x', 'aes128gcm'];

const noJson: [name: string, body: string][] = [
  ['an open brace', '{'],
  ['an open text', '{"email":"a'],
  ['two values', '{}{}'],
  ['a comma at the end', '{"email":"a@b.test",}'],
  ['single quotes', "{'email':'a@b.test'}"],
  ['a comment', '{/* */"email":"a@b.test"}'],
  ['NaN', '{"email":NaN}'],
  ['undefined', 'undefined'],
  ['a leading zero', '{"email":01}'],
  ['a raw line feed in a text', '{"email":"a\nb"}'],
  ['a raw NUL in a text', '{"email":"a\x00b"}'],
  ['an escape that is none', String.raw`{"email":"\x41"}`],
  ['half of an escape', String.raw`{"email":"\u00"}`],
  ['a NUL behind it', '{}\x00'],
  ['white space alone', '   '],
  ['UTF-16', [...login].map((letter) => `${letter}\x00`).join('')],
  ['a byte-order mark alone', '\xef\xbb\xbf'],
  ['two byte-order marks', `\xef\xbb\xbf\xef\xbb\xbf${login}`],
  ['gzip without its name', '\x1f\x8b\x08\x00\x00\x00\x00\x00'],
  ['a no-break space', '\xc2\xa0{}'],
];

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const nestedObjects = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const poisoned = [
  '{"__proto__":{"admin":true},"email":"nobody00@b.test","password":"x"}',
  '{"constructor":{"prototype":{"admin":true}},"email":"nobody00@b.test","password":"x"}',
  '{"email":"nobody00@b.test","password":"x","\\u005f_proto__":{"admin":true}}',
];

export const bodyCases: AttackCase[] = [
  ...jsonTypes.map((type) =>
    attack(`type: ${type} is JSON`, post('/api/login', login, typed(type)), 401, { likePlain: plain }),
  ),
  ...otherTypes.map((type) => attack(`type: ${type} is not`, post('/api/login', login, typed(type)), 415)),
  ...maybeTypes.map((type) =>
    attack(`type: ${JSON.stringify(type)} is JSON or is not`, post('/api/login', login, typed(type)), [400, 401, 415]),
  ),
  ...encodings.map((coding) =>
    attack(`encoding: ${coding}`, post('/api/login', login, `${asJson}Content-Encoding: ${coding}\r\n`), 415),
  ),
  attack(
    'encoding: identity is none or refused',
    post('/api/login', login, `${asJson}Content-Encoding: identity\r\n`),
    [401, 415],
  ),
  attack('encoding: of chunks', postChunked('/api/login', [login], `${asJson}Content-Encoding: gzip\r\n`), 415),
  attack('type: missing', post('/api/login', login, ''), 415),
  attack('type: missing, in chunks', postChunked('/api/login', [login], ''), 415),
  attack('type: double and the same', post('/api/login', login, asJson + asJson), [400, 401, 415]),
  attack(
    'type: double and different',
    post('/api/login', login, `${asJson}Content-Type: text/plain\r\n`),
    [400, 401, 415],
  ),
  attack('type: of a GET is no matter', get('/api/v2/plans', 'Content-Type: text/plain\r\n'), [200, 415]),
  attack(
    'type: of a POST without a body is no matter',
    post('/api/v2/downloads/unknown/archive', '', typed('text/plain') + asOwner),
    [404, 415],
  ),
  attack('type: of a member is looked at too', post(count, '{}', typed('text/plain') + asOwner), 415),
  ...noJson.map(([name, body]) => attack(`body: ${name}`, post('/api/login', body), 400)),
  ...noJson
    .slice(0, 4)
    .map(([name, body]) => attack(`body: ${name}, in chunks`, postChunked('/api/login', [body]), 400)),
  ...noJson
    .slice(0, 4)
    .map(([name, body]) => attack(`body: ${name}, of a member`, post(count, body, asJson + asOwner), 400)),
  attack('body: empty', post('/api/login', ''), 400),
  attack('body: empty, in chunks', postChunked('/api/login', []), 400),
  attack('body: empty, of a member', post(count, '', asJson + asOwner), 400),
  ...[count, '/api/login', '/api/v2/sign-ups'].flatMap((target) => [
    attack(`body: arrays nested 5,000 deep to ${target}`, post(target, nested(5_000), asJson + asOwner), 400),
    attack(`body: objects nested 5,000 deep to ${target}`, post(target, nestedObjects(5_000), asJson + asOwner), 400),
    attack(
      `body: arrays nested 5,000 deep in a field of ${target}`,
      post(target, `{"filters":${nested(5_000)},"email":${nested(5_000)}}`, asJson + asOwner),
      400,
    ),
  ]),
  attack('body: arrays nested 30,000 deep', post('/api/login', nested(30_000)), 400),
  attack('body: arrays nested 5,000 deep that never end', post('/api/login', '['.repeat(5_000)), 400),
  ...poisoned.map((body, i) =>
    attack(
      `body: a prototype by ${['__proto__', 'constructor', 'an escaped __proto__'][i]}`,
      post('/api/login', body),
      400,
    ),
  ),
  attack('body: a prototype of a member', post(count, '{"__proto__":{"a":1}}', asJson + asOwner), 400),
  attack(
    'body: of a route that takes none',
    post('/api/v2/downloads/unknown/archive', '{"x":1}', asJson + asOwner),
    [400, 404],
  ),
  attack('body: a field too many', post('/api/login', '{"email":"nobody00@b.test","password":"x","admin":true}'), 400),
  attack('body: of the wrong types', post('/api/login', '{"email":{"$ne":1},"password":["x"]}'), 400),
  attack(
    'body: 60,000 names',
    post('/api/login', `{${Array.from({ length: 6_000 }, (_, i) => `"a${i}":1`).join()}}`),
    [400, 413],
  ),
  attack('body: of a page', head('POST', '/login', 'Content-Length: 0\r\n'), [404, 405]),
];
