// Texts that no database stores or that are not UTF-8: refused in every text field, never answered by 500.
import { topics } from '@leadwright/contracts/topology';
import { asAdmin, asJson, asOwner, attack, get, post, type AttackCase } from '../attack-case.ts';

const bad: [name: string, text: string][] = [
  ['an escaped NUL', String.raw`\u0000`],
  ['a lone high surrogate', String.raw`\ud800`],
  ['a lone low surrogate', String.raw`\udc00`],
  ['surrogates in the wrong order', String.raw`\udc00\ud800`],
];
// A lenient decoder replaces these, which gives another valid text.
const replaced: [name: string, text: string][] = [
  ['a byte that UTF-8 never has', '\xff'],
  ['a surrogate in UTF-8', '\xed\xa0\x80'],
];

const download = (name: string, state: string, field: string): string =>
  `{"dictId":"consumers","geography":{"kind":"ST","values":["${state}"]},"filters":[{"field":"${field}","from":1}],"name":"${name}","rows":1,"datasetVersion":1}`;

/** Each body with a gap in place of one text. */
const bodies: [where: string, target: string, of: (text: string) => string][] = [
  ['the address of a log-in', '/api/login', (text) => `{"email":"a${text}@attack.test","password":"x"}`],
  ['the password of a log-in', '/api/login', (text) => `{"email":"nobody00@attack.test","password":"x${text}"}`],
  ['the uid of a log-in', '/api/login', (text) => `{"email":"nobody00@attack.test","password":"x","uid":"${text}x"}`],
  ['a name in a log-in', '/api/login', (text) => `{"email":"nobody00@attack.test","password":"x","${text}":1}`],
  ['the address of a sign-up', '/api/v2/sign-ups', (text) => `{"email":"a${text}@attack.test"}`],
  ['the name of a sign-up', '/api/v2/sign-ups', (text) => `{"email":"nobody00@attack.test","name":"N${text}"}`],
  [
    'the token of a confirmation',
    '/api/v2/sign-ups/confirm',
    (text) => `{"token":"x${text}","password":"violet harbour lamp 31"}`,
  ],
  [
    'the password of a confirmation',
    '/api/v2/sign-ups/confirm',
    (text) => `{"token":"x","password":"violet harbour ${text}"}`,
  ],
  [
    'a place of a count',
    '/api/v2/searches/count',
    (text) => `{"dictId":"consumers","geography":{"kind":"ST","values":["A${text}"]},"filters":[]}`,
  ],
  [
    'a city of a count',
    '/api/v2/searches/count',
    (text) => `{"dictId":"consumers","geography":{"kind":"CITY","values":["AZ:${text}"]},"filters":[]}`,
  ],
  [
    'a field of a count',
    '/api/v2/searches/count',
    (text) => `{"dictId":"consumers","geography":{"kind":"nationwide"},"filters":[{"field":"age${text}","from":1}]}`,
  ],
  [
    'a value of a count',
    '/api/v2/searches/count',
    (text) =>
      `{"dictId":"consumers","geography":{"kind":"nationwide"},"filters":[{"field":"lastName","anyOf":["x${text}"]}]}`,
  ],
  [
    'a bound of a count',
    '/api/v2/searches/count',
    (text) => `{"dictId":"consumers","geography":{"kind":"nationwide"},"filters":[{"field":"age","from":"${text}"}]}`,
  ],
  [
    'a place of a preview',
    '/api/v2/searches/preview',
    (text) => `{"dictId":"consumers","geography":{"kind":"ST","values":["A${text}"]},"filters":[]}`,
  ],
  ['the name of a download', '/api/v2/downloads', (text) => download(`x${text}`, 'AZ', 'age')],
  ['a place of a download', '/api/v2/downloads', (text) => download('x', `A${text}`, 'age')],
  ['a field of a download', '/api/v2/downloads', (text) => download('x', 'AZ', `a${text}`)],
];

const asked = asJson + asOwner + 'Idempotency-Key: attack-text\r\n';
const cursor = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const topic = topics.billing;
const time = '2026-01-01T00:00:00.000000Z';

const trailCursors: [name: string, cursor: string][] = [
  ['the 99th of a month', cursor(['2026-99-99T99:99:99.999999Z', topic, 1])],
  ['the 30th of February', cursor(['2026-02-30T00:00:00.000000Z', topic, 1])],
  ['the 25th hour', cursor(['2026-01-01T25:00:00.000000Z', topic, 1])],
  ['the year 0', cursor(['0000-01-01T00:00:00.000000Z', topic, 1])],
  ['a negative number', cursor([time, topic, -1])],
  ['a fraction', cursor([time, topic, 1.5])],
  ['a number too large', cursor(`["${time}","${topic}",9007199254740993]`)],
  ['a topic with a NUL', cursor([time, 'a\u0000b', 1])],
  ['a topic with half a character', cursor(`["${time}","\\ud800",1]`)],
  ['bytes that are no UTF-8', Buffer.from([0x5b, 0x22, 0xff, 0x22, 0x5d]).toString('base64url')],
  ['arrays nested deep', cursor('['.repeat(150) + ']'.repeat(150))],
  ['null', cursor('null')],
  ['an object', cursor({ length: 3 })],
  ['no base64', '!!!!'],
];

const queries: [name: string, bytes: string][] = [
  ['a negative place in the usage', get('/api/v2/usage/entries?before=-1.1', asOwner)],
  ['a limit of zero', get('/api/v2/usage/entries?limit=0', asOwner)],
  ['a negative limit', get('/api/v2/usage/entries?limit=-1', asOwner)],
  ['a limit that is no number', get('/api/v2/usage/entries?limit=NaN', asOwner)],
  ['a limit of 1e400', get('/api/v2/usage/entries?limit=1e400', asOwner)],
  ['a limit with a fraction', get('/api/v2/usage/entries?limit=1.5', asOwner)],
  ['a hexadecimal limit', get('/api/v2/usage/entries?limit=0x10', asOwner)],
  ['a limit of true', get('/api/v2/usage/entries?limit=true', asOwner)],
  ['a ZIP code of other digits', get('/api/v2/teaser?zip=%D9%A1%D9%A2%D9%A3%D9%A4%D9%A5')],
  ['a kind of place that is none', get('/api/v2/geographies/labels?kind=constructor&values=AZ', asOwner)],
  ['a boolean that is none', get('/api/v2/downloads?archived=maybe', asOwner)],
];

const harmless: [name: string, bytes: string, status: number | number[]][] = [
  ['a place in the usage far behind the last entry', get('/api/v2/usage/entries?before=1.999999999', asOwner), 200],
  ['a download called constructor', get('/api/v2/downloads/constructor', asOwner), 404],
  ['a download called __proto__', get('/api/v2/downloads/__proto__', asOwner), 404],
  ['a download with a quote', get("/api/v2/downloads/'%20or%201=1--", asOwner), 404],
  ['a download with an emoji', get('/api/v2/downloads/%F0%9F%98%80', asOwner), [400, 404]],
  ['a token of a file with dots', get('/api/v2/files/a.b.c'), 404],
  ['a token of a file that is JSON', get('/api/v2/files/%7B%22a%22:1%7D'), 404],
  ['an account called constructor', get('/api/v2/superadmin/accounts/constructor/trail', asAdmin), [200, 404]],
  ['places with a quote', get("/api/v2/suggestions?kind=CITY&q=o'f", asOwner), 200],
  ['places with a percent sign', get('/api/v2/suggestions?kind=CITY&q=%25%25', asOwner), 200],
  ['places with a plus sign', get('/api/v2/suggestions?kind=CITY&q=new+york', asOwner), 200],
  ['labels of nothing known', get('/api/v2/geographies/labels?kind=ST&values=__proto__,constructor', asOwner), 200],
  ['labels of nothing at all', get('/api/v2/geographies/labels?kind=ST&values=,,,__proto__', asOwner), 400],
];

/** Filters of a look-up that a database would run, or that are no text at all. */
const filters: [name: string, filter: string, status?: number][] = [
  ['that ends a statement', "CITY like 'A%'; DROP TABLE leads.consumers --"],
  ['with a union', "CITY = 'A' UNION SELECT password FROM person"],
  ['that is always true', "CITY = 'A' OR 1=1"],
  ['with a subquery', 'CITY = (SELECT 1)'],
  ['with a quote left open', "CITY like 'A"],
  ['of another table', "person.email like 'A%'"],
  ['of a prototype', "__proto__ like 'A%'"],
  ['with wildcards all over', "CITY like '%_%_%_%'"],
  ['of quotes alone', "'".repeat(299)],
  ['of brackets alone', '('.repeat(299)],
  ['with a quote that stands twice', "CITY like 'O''FALLON%'", 200],
];

export const textCases: AttackCase[] = [
  ...filters.map(([name, filter, status = 400]) =>
    attack(
      `look-up: a filter ${name}`,
      post('/api/v2/data/fipsdata_cities', JSON.stringify({ filter }), asked),
      status,
    ),
  ),
  ...bodies.flatMap(([where, target, of]) =>
    bad.map(([name, text]) => attack(`text: ${name} in ${where}`, post(target, of(text), asked), 400)),
  ),
  ...bodies.flatMap(([where, target, of]) =>
    replaced.map(([name, text]) =>
      attack(`text: ${name} in ${where}`, post(target, of(text), asked), [200, 202, 400, 401, 404, 409, 410]),
    ),
  ),
  ...trailCursors.map(([name, after]) =>
    attack(
      `cursor: ${name}`,
      get(`/api/v2/superadmin/accounts/x/trail?after=${encodeURIComponent(after)}`, asAdmin),
      400,
    ),
  ),
  ...queries.map(([name, bytes]) => attack(`query: ${name}`, bytes, 400)),
  ...harmless.map(([name, bytes, status]) => attack(`text: ${name} is harmless`, bytes, status)),
  attack(
    'text: a key with a byte above ASCII',
    post('/api/v2/downloads', download('x', 'AZ', 'age'), `${asJson}${asOwner}Idempotency-Key: \xff\r\n`),
    [202, 400],
  ),
];
