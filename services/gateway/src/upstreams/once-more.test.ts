// A service whose process is killed while it is asked.
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import {
  buildGateway,
  signAccess,
  startUpstreams,
  type TestGateway,
  type Upstreams,
} from '../testing/running-gateway.ts';

type Dies = 'before it answers' | 'in its answer' | 'never';

let upstreams: Upstreams;
let gateway: TestGateway;
let service: Server;
let token: string;
let asked: string[] = [];
let deaths: Dies[] = [];

beforeAll(async () => {
  upstreams = await startUpstreams();
  token = await signAccess();
  service = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    request.resume().once('end', () => {
      const dies = deaths.shift() ?? 'never';
      if (dies === 'before it answers') return void request.socket.destroy();
      response.writeHead(200, { 'content-type': 'application/json' });
      if (dies === 'never') return void response.end('{"ok":true}');
      response.write('{"ok":', () => request.socket.destroy());
    });
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  gateway = await buildGateway({
    ...upstreams,
    urls: { ...upstreams.urls, export: url, accounts: upstreams.urls.accounts },
  });
});
afterAll(async () => {
  await gateway.stop();
  service.closeAllConnections();
  service.close();
  await upstreams.stop();
});
beforeEach(() => {
  asked = [];
});

const ask = async (
  method: 'GET' | 'POST',
  dies: Dies[],
  { url = '/api/v2/downloads', ...headers }: Record<string, string> = {},
): Promise<number> => {
  deaths = dies;
  const answer = await gateway.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(method === 'POST' ? { payload: {} } : {}),
  });
  return answer.statusCode;
};

describe('a request whose service dies before any of the answer', () => {
  it('is asked once more where it reads, or has an Idempotency-Key', async () => {
    expect(await ask('GET', ['before it answers'])).toBe(200);
    expect(await ask('POST', ['before it answers'], { 'idempotency-key': 'key-1' })).toBe(200);
    expect(asked).toEqual([...Array(2).fill('GET /api/v2/downloads'), ...Array(2).fill('POST /api/v2/downloads')]);
  });

  it('is asked once where it changes something without a key, or under one that its route does not know', async () => {
    expect(await ask('POST', ['before it answers'])).toBe(503);
    const url = '/api/v2/downloads/00000000-0000-7000-8000-000000000001/cancel';
    expect(await ask('POST', ['before it answers'], { url, 'idempotency-key': 'key-2' })).toBe(503);
    expect(asked).toHaveLength(2);
  });

  it('is asked no third time', async () => {
    expect(await ask('GET', ['before it answers', 'before it answers'])).toBe(503);
    expect(asked).toHaveLength(2);
  });
});

it('a request whose answer has begun is never asked again', async () => {
  await ask('GET', ['in its answer']).catch(() => undefined);
  expect(asked).toHaveLength(1);
});
