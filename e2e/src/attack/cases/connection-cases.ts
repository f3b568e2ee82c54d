// Several requests on one connection, requests in pieces, and clients that disconnect.
import { asJson, asOwner, get, head, post, postChunked, type AttackCase, type Status } from '../attack-case.ts';

const plans = get('/api/v2/plans');
const me = get('/api/v2/me', asOwner);
const login = '{"email":"nobody00@attack.test","password":"not the right one"}';
const signIn = post('/api/login', login);
const smuggled = get(String.raw`/api/v2/files/x\..\..\..\..\internal\events`);

const inOnePiece: [name: string, requests: string[], answers: Status[], orAnswers?: Status[]][] = [
  ['two requests', [plans, me], [200, 200]],
  [
    'ten requests',
    Array.from({ length: 10 }, (_, i) => (i % 2 === 0 ? plans : me)),
    Array.from({ length: 10 }, () => 200),
  ],
  ['a fast one behind a slow one', [signIn, plans], [401, 200]],
  ['two with bodies', [signIn, signIn], [401, 401]],
  ['chunks and another', [postChunked('/api/login', [login]), plans], [401, 200]],
  ['a refused one and another', [get('/api/v2/nothing'), plans], [404, 200]],
  ['one for nobody between two of a member', [me, get('/api/v2/me'), me], [200, 401, 200]],
  ['one that climbs behind a good one', [plans, smuggled], [200, 400]],
  ['one that is no HTTP behind a good one', [plans, 'rubbish\r\n\r\n'], [200, 400], [400]],
  [
    'a conflict of lengths behind a good one',
    [plans, `${head('POST', '/api/login', `${asJson}Content-Length: 1\r\nContent-Length: 2\r\n`)}{}`],
    [200, 400],
    [400],
  ],
  ['a line end between two', [plans, `\r\n${plans}`], [200, 200]],
  [
    'one that closes, and another that is not received',
    [get('/api/v2/plans', 'Connection: close\r\n'), smuggled],
    [200],
    [400],
  ],
];

const cutOff: [name: string, piece: string][] = [
  ['before the first byte', ''],
  ['in the method', 'GE'],
  ['in the target', 'GET /api/v2/pl'],
  ['in a header', plans.slice(0, -6)],
  ['before the empty line', plans.slice(0, -2)],
  ['before the body', head('POST', '/api/login', `${asJson}Content-Length: 5000\r\n`)],
  ['in the body', `${head('POST', '/api/login', `${asJson}Content-Length: 5000\r\n`)}${login}`],
  ['in a chunk', `${head('POST', '/api/login', `${asJson}Transfer-Encoding: chunked\r\n`)}fff\r\n${login}`],
  ['between chunks', `${head('POST', '/api/login', `${asJson}Transfer-Encoding: chunked\r\n`)}2\r\n{}\r\n`],
  ['before the answer to a GET', me],
  ['before the answer to a POST', signIn],
  ['before the answers to twenty', me.repeat(20)],
  ['after a GET that promises a body', get('/api/v2/plans', 'Content-Length: 5000\r\n')],
  ['after JSON that is spelled otherwise', post('/api/login', JSON.stringify(JSON.parse(login), null, 2))],
];

const bytewise = (bytes: string): AttackCase['pieces'] => [...bytes].flatMap((byte) => [byte, { pauseMs: 0 }]);
const halves = (bytes: string, at: number): AttackCase['pieces'] => [
  bytes.slice(0, at),
  { pauseMs: 80 },
  bytes.slice(at),
];

export const connectionCases: AttackCase[] = [
  ...inOnePiece.map(([name, requests, answers, orAnswers]) => ({
    name: `pipelined: ${name}`,
    pieces: [requests.join('')],
    answers,
    ...(orAnswers ? { orAnswers, closes: true as const } : {}),
  })),
  ...cutOff.map(([name, piece]) => ({ name: `cut off: ${name}`, pieces: [piece], answers: [], cutAfterMs: 30 })),
  { name: 'pieces: a request byte by byte', pieces: bytewise(plans), answers: [200], likePlain: plans },
  {
    name: 'pieces: a log-in byte by byte',
    pieces: bytewise(post('/api/login', login.replace('nobody00', 'bytewise'))),
    answers: [401],
    likePlain: signIn,
  },
  { name: 'pieces: a request cut in its method', pieces: halves(plans, 2), answers: [200], likePlain: plans },
  {
    name: 'pieces: a request cut in its line end',
    pieces: halves(plans, plans.indexOf('\r\n') + 1),
    answers: [200],
    likePlain: plans,
  },
  {
    name: 'pieces: a request cut before its body',
    pieces: halves(signIn, signIn.indexOf('{')),
    answers: [401],
    likePlain: signIn,
  },
  { name: 'pieces: two requests cut in the second', pieces: halves(plans + me, plans.length + 7), answers: [200, 200] },
  {
    name: 'pieces: a second request after the answer to the first',
    pieces: [plans, { pauseMs: 150 }, me],
    answers: [200, 200],
  },
];
