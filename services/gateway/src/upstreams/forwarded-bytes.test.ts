// The raw bytes that a service receives on its connections, without any parser in between.
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { rawRequest } from '@leadwright/runtime/testing/raw-request';
import {
  buildGateway,
  signAccess,
  startUpstreams,
  type TestGateway,
  type Upstreams,
} from '../testing/running-gateway.ts';

let upstreams: Upstreams;
let gateway: TestGateway;
let service: Server;
let token: string;
let url: string;
const answer = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}';
const received: string[] = [];
const sockets = new Set<Socket>();
/** Bytes that the service answers instead, once. */
let instead: string | undefined;

beforeAll(async () => {
  upstreams = await startUpstreams();
  service = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      received.push(bytes.toString('latin1'));
      socket.write(instead ?? answer);
      instead = undefined;
    });
  });
  await new Promise<void>((resolve) => {
    service.listen(0, '127.0.0.1', resolve);
  });
  const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  gateway = await buildGateway({
    ...upstreams,
    urls: { ...upstreams.urls, search: address, export: address, billing: address },
  });
  url = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  token = await signAccess();
});
beforeEach(() => {
  received.length = 0;
  instead = undefined;
});
afterAll(async () => {
  await gateway.stop();
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => {
    service.close(resolve);
  });
  await upstreams.stop();
});

const head = (line: string, more = '') =>
  `${line} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n${more}\r\n`;
const post = (body: Buffer, more = '') =>
  Buffer.concat([
    Buffer.from(
      head(
        'POST /api/v2/searches/preview',
        `content-type: application/json\r\ncontent-length: ${body.length}\r\n${more}`,
      ),
    ),
    body,
  ]);

describe('a body', () => {
  it.each([
    '{ "page" : 2 }',
    '{"page":2e0,"x":"\\u00e9"}',
    '\ufeff{"page":2}',
    '{"page":1,"page":2}',
    '[-0,1e20]',
    'null',
    '{"x":"é"}\n',
  ])('is forwarded byte for byte, with its length: %s', async (text) => {
    const body = Buffer.from(text);
    expect((await rawRequest(url, post(body)))[0]?.status).toBe(200);
    const [request = ''] = received;
    expect(Buffer.from(request.slice(request.indexOf('\r\n\r\n') + 4), 'latin1')).toEqual(body);
    expect(request.match(/^content-length: \d+$/gim)).toEqual([`content-length: ${body.length}`]);
    expect(request).not.toMatch(/transfer-encoding/i);
  });

  it('in chunks is forwarded whole, with its length', async () => {
    const text = head(
      'POST /api/v2/searches/preview',
      'content-type: application/json\r\ntransfer-encoding: chunked\r\n',
    );
    expect((await rawRequest(url, `${text}3;x=y\r\n{"a\r\n5\r\n" :1}\r\n0\r\nx-trailer: 1\r\n\r\n`))[0]?.status).toBe(
      200,
    );
    expect(received.join('')).toMatch(/content-length: 8\r\n(?:[^]*\r\n)?\r\n\{"a" :1\}$/i);
  });

  it('of no bytes is forwarded as no body', async () => {
    expect((await rawRequest(url, post(Buffer.alloc(0))))[0]?.status).toBe(200);
    expect(received.join('')).toMatch(/content-length: 0/i);
    expect(received.join('')).not.toMatch(/content-type/i);
  });

  it.each([
    ['half an object', '{'],
    ['a poisoned key', '{"__proto__":1}'],
    ['a NUL', '{"a":"\\u0000"}'],
    ['white space alone', ' '],
    ['5,000 arrays in each other', `${'['.repeat(5000)}${']'.repeat(5000)}`],
  ])('that no service would accept is not forwarded: %s', async (_, text) => {
    const [refused] = await rawRequest(url, post(Buffer.from(text)));
    expect([refused?.status, received]).toEqual([400, []]);
  });
});

describe('the gateway forwards nothing', () => {
  it.each([
    'GET /api/v2/files/x\\..\\..\\..\\..\\internal\\events?limit=500',
    'GET /api/v2/usage/x\\..\\..\\..\\internal\\events',
    'GET /api/v2/downloads/..%2f..%2finternal%2fevents',
    'GET /api/v2/downloads/%2e%2e/usage',
    'GET /api/v2//usage',
    'GET http://x/api/v2/usage',
    'GET /api/v2/usage#x',
    'GET /api/v2/usage?x=%00',
    'GET /api/v2/downloads/%ff',
    'POST /api/v2/downloads/x\\..\\..\\downloads',
  ])('for %s', async (line) => {
    const answer = (await rawRequest(url, head(line)))[0];
    expect([answer?.status, received]).toEqual([400, []]);
    expect(answer?.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cache-control': 'no-store',
    });
  });

  it('that follows a request that may have no body', async () => {
    const smuggled = 'GET /internal/events HTTP/1.1\r\nhost: billing\r\n\r\n';
    const [answer] = await rawRequest(
      url,
      head('GET /api/v2/usage', `content-type: application/json\r\ncontent-length: ${smuggled.length}\r\n`) + smuggled,
    );
    expect([answer?.status, answer?.headers['connection'], received]).toEqual([400, 'close', []]);
  });

  it('for a request whose declared body does not come', async () => {
    const answer = (await rawRequest(url, head('GET /api/v2/plans', 'content-length: 5000\r\n')))[0];
    expect([answer?.status, received]).toEqual([400, []]);
  });
});

describe('a connection to a service', () => {
  const usage = async () => (await rawRequest(url, head('GET /api/v2/usage')))[0]?.status;

  it('is reused after a complete answer', async () => {
    await usage();
    const before = sockets.size;
    expect([await usage(), sockets.size]).toEqual([200, before]);
  });

  it.each([
    ['more than its length', `${answer}HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nother`, 200],
    ['two lengths', 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-length: 7\r\n\r\n{}other', 503],
    ['no HTTP', 'what?', 503],
  ])('is never reused after an answer with %s', async (_, bytes, status) => {
    instead = bytes;
    expect(await usage()).toBe(status);
    const before = sockets.size;
    expect([await usage(), sockets.size]).toEqual([200, before + 1]);
  });
});
