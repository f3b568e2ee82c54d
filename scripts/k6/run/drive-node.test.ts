import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import type { ScenarioName } from '../budget.ts';
import type { Person } from '../steps.ts';
import { runInNode, type Measured } from './drive-node.ts';

// A stand-in of the product: one balance per token, downloads that are ready at the second look.
let server: Server;
let url: string;
let lost = 0;
let busy: { status: number; retryAfter?: string } | undefined;
let answers: { status: number } | undefined;
const used = new Map<string, number>();
const looks = new Map<string, number>();

const routes: Record<string, (token: string, body: { rows?: number }, path: string) => [number, object]> = {
  'GET /api/v2/usage': (token) => [200, { leadsRemaining: 1_000 - (used.get(token) ?? 0), leadsHeld: 0 }],
  'GET /api/v2/downloads': () => [200, { downloads: [] }],
  'GET /api/v2/suggestions': () => [200, { items: [] }],
  'POST /api/v2/searches/count': () => [200, { count: 50, datasetVersion: 1 }],
  'POST /api/v2/searches/preview': () => [200, { rows: [] }],
  'POST /api/v2/downloads': (token, { rows = 0 }) => {
    used.set(token, (used.get(token) ?? 0) + rows + lost);
    return [202, { id: `${token}-${rows}` }];
  },
  'GET /api/v2/downloads/:id': (_token, _body, path) => {
    looks.set(path, (looks.get(path) ?? 0) + 1);
    return [200, looks.get(path) === 1 ? { status: 'requested' } : { status: 'ready', leads: 20 }];
  },
  'POST /api/login': () => [200, { token: 'new', expiresInSeconds: 600 }],
  'POST /api/v2/sessions/refresh': () => [200, { token: 'newer', expiresInSeconds: 600 }],
};

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = JSON.parse((await text(request)) || '{}') as { rows?: number };
  const path = new URL(request.url ?? '', url).pathname;
  const name = `${request.method} ${path.replace(/(downloads)\/.+/, '$1/:id')}`;
  const token = request.headers.authorization?.slice(7) ?? '';
  const [status, json] = busy ? [busy.status, {}] : (routes[name]?.(token, body, path) ?? [404, {}]);
  const retry = busy?.retryAfter === undefined ? {} : { 'retry-after': busy.retryAfter };
  const headers = { 'content-type': 'application/json', 'set-cookie': `refresh=${token}; Path=/`, ...retry };
  response.writeHead(answers?.status ?? status, headers).end(JSON.stringify(json));
}

beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  [lost, busy, answers] = [0, undefined, undefined];
  for (const each of [used, looks]) each.clear();
});
afterAll(() => server.close());

const person = (n: number, expiresAt = Date.now() + 600_000): Person => ({
  email: `p${n}@load.test`,
  token: `t${n}`,
  expiresAt,
  cookie: '',
});
const run = (name: ScenarioName, more: object = {}): Promise<Measured> =>
  runInNode({
    name,
    rate: { perSecond: 20, users: 8 },
    seconds: 0.25,
    url,
    password: 'x',
    people: Array.from({ length: 8 }, (_, n) => person(n)),
    rows: 20,
    ...more,
  });

describe('the scenarios without k6', () => {
  it.each([
    ['browse', ['page', 'typeahead']],
    ['login', ['login', 'refresh']],
    ['count', ['count']],
    ['preview', ['preview']],
    ['download', ['balance', 'counted', 'download', 'progress']],
  ] as const)('%s asks what its budget measures', async (name, endpoints) => {
    const measured = await run(name);
    expect(Object.keys(measured.tookMs).sort()).toEqual(endpoints);
    expect(measured).toMatchObject({ iterations: 5, dropped: 0, failed: [] });
  });

  it('read the balance after each download, and say how many leads moved without a reason', async () => {
    expect((await run('download')).noted).toMatchObject({ ledger_mismatch: [0, 0, 0, 0, 0] });
    lost = 3;
    expect((await run('download')).noted.ledger_mismatch).toEqual([3, 3, 3, 3, 3]);
  });

  it('count an answer that is not the right one, and one that never came', async () => {
    answers = { status: 500 };
    expect((await run('count')).failed).toEqual(Array(5).fill('count answers 200'));
    const nobody = await run('count', { url: 'http://127.0.0.1:1' });
    expect(nobody.failed).toEqual(Array(5).fill('count answers 200'));
  });

  it('begin at their rate while others are open, and say what was left out when nobody is free', async () => {
    const measured = await run('download', { rate: { perSecond: 20, users: 2 } });
    expect(measured.iterations).toBe(2);
    expect(measured.dropped).toBe(3);
  });

  it('renew a session that ends soon, and do not measure that', async () => {
    const measured = await run('count', {
      people: [person(1, Date.now() + 1_000)],
      rate: { perSecond: 1, users: 1 },
      seconds: 1,
    });
    expect(Object.keys(measured.tookMs)).toEqual(['session', 'count']);
  });
});

describe('a spike', () => {
  it.each([429, 503])('may be turned away by %i with Retry-After', async (status) => {
    busy = { status, retryAfter: '1' };
    const { noted, failed } = await run('count', { mayBeTurnedAway: true });
    expect([noted.turned_away?.length, noted.wrong_answers, failed]).toEqual([5, undefined, []]);
  });

  it.each([
    ['429 without Retry-After', { status: 429 }],
    ['503 without Retry-After', { status: 503 }],
    ['500', { status: 500, retryAfter: '1' }],
    ['502', { status: 502, retryAfter: '1' }],
  ])('is answered wrongly by %s', async (_what, how) => {
    busy = how;
    const { noted } = await run('count', { mayBeTurnedAway: true });
    expect([noted.turned_away, noted.wrong_answers?.length]).toEqual([undefined, 5]);
  });
});
