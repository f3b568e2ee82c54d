import { randomBytes, randomUUID } from 'node:crypto';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { forwardedRoutes } from './upstreams/forwarded-routes.ts';
import {
  buildGateway,
  signAccess,
  startUpstreams,
  type TestGateway,
  type Upstreams,
} from './testing/running-gateway.ts';

let upstreams: Upstreams;
let gateway: TestGateway;
let address: string;
let token: string;
beforeAll(async () => {
  upstreams = await startUpstreams();
  gateway = await buildGateway(upstreams);
  address = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  token = await signAccess({ staff: 'super-admin' });
});
afterAll(async () => {
  await gateway.stop();
  await upstreams.stop();
});

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; bytes: Buffer };
const browser = 'gzip, deflate, br, zstd';

// Reads the bytes as they are sent: fetch would decompress them.
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const body = method === 'POST' ? '{}' : undefined;
    const asking = httpRequest(
      `${address}${path}`,
      {
        method,
        headers: {
          'accept-encoding': browser,
          authorization: `Bearer ${token}`,
          origin: 'http://127.0.0.1:8080',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(chunks) }),
        );
        answer.on('error', reject);
      },
    );
    asking.on('error', reject);
    asking.end(body);
  });
}

const long = { filters: Array.from({ length: 400 }, (_, number) => ({ field: `field-${number}` })) };
const json = JSON.stringify(long);

describe('a long JSON answer', () => {
  beforeAll(() =>
    upstreams.instead.set('/api/v2/dictionaries', (_request, reply) => reply.header('etag', '"v1"').send(long)),
  );

  it.each([
    { acceptEncoding: browser, coding: 'br', unpack: brotliDecompressSync },
    { acceptEncoding: 'gzip', coding: 'gzip', unpack: gunzipSync },
    { acceptEncoding: 'br;q=0, gzip;q=0.5', coding: 'gzip', unpack: gunzipSync },
  ])('is compressed as the client asks: $acceptEncoding', async ({ acceptEncoding, coding, unpack }) => {
    const { headers, bytes } = await ask('/api/v2/dictionaries', { 'accept-encoding': acceptEncoding });
    expect([headers['content-encoding'], headers.vary, headers['content-length']]).toEqual([
      coding,
      'accept-encoding',
      undefined,
    ]);
    expect(unpack(bytes).toString()).toBe(json);
    expect(bytes.length).toBeLessThan(json.length / 4);
    // A strong ETag would promise the same bytes in every encoding.
    expect(headers.etag).toBe('W/"v1"');
  });

  it.each(['identity', 'br;q=0, gzip;q=0', 'zstd'])(
    'stays uncompressed for a client that accepts nothing else: %s',
    async (acceptEncoding) => {
      const { headers, bytes } = await ask('/api/v2/dictionaries', { 'accept-encoding': acceptEncoding });
      expect([headers['content-encoding'], headers.vary, bytes.toString()]).toEqual([
        undefined,
        'accept-encoding',
        json,
      ]);
    },
  );

  it('is compressed also where the service streams it without a length', async () => {
    upstreams.instead.set('/api/v2/downloads', async (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'application/json; charset=utf-8', vary: 'accept' });
      for (let at = 0; at < json.length; at += 1000) reply.raw.write(json.slice(at, at + 1000));
      reply.raw.end();
    });
    const { headers, bytes } = await ask('/api/v2/downloads');
    expect([headers['content-encoding'], headers.vary, brotliDecompressSync(bytes).toString()]).toEqual([
      'br',
      'accept, accept-encoding',
      json,
    ]);
  });

  const brokenAfter = (text: string) =>
    upstreams.instead.set('/api/v2/plans', async (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'application/json' });
      reply.raw.write(text, () => reply.raw.destroy());
    });

  it('that fails before its first byte becomes a readable refusal', async () => {
    brokenAfter(json);
    const { status, headers, bytes } = await ask('/api/v2/plans');
    upstreams.instead.delete('/api/v2/plans');
    expect([status, headers['content-encoding'], JSON.parse(bytes.toString())]).toEqual([
      500,
      undefined,
      expect.objectContaining({ code: 'fault' }),
    ]);
  });

  it('that fails later does not look complete', async () => {
    // More than the compressor's buffer, and incompressible.
    brokenAfter(randomBytes(4_000_000).toString('base64'));
    await expect(ask('/api/v2/plans')).rejects.toThrow('aborted');
    upstreams.instead.delete('/api/v2/plans');
  });

  it('of 1 KB or less stays uncompressed', async () => {
    const short = { text: 'x'.repeat(1024 - '{"text":""}'.length) };
    upstreams.instead.set('/api/v2/plans', () => short);
    const { headers, bytes } = await ask('/api/v2/plans');
    upstreams.instead.delete('/api/v2/plans');
    expect([headers['content-encoding'], headers.vary, headers['content-length'], bytes.length]).toEqual([
      undefined,
      'accept-encoding',
      '1024',
      1024,
    ]);
  });

  it('is compressed if it is the API document', async () => {
    const { headers, bytes } = await ask('/docs/json');
    expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'accept-encoding']);
    expect(JSON.parse(brotliDecompressSync(bytes).toString())).toMatchObject({ openapi: '3.1.0' });
  });
});

describe('what is never compressed', () => {
  // A new row must be added to one of the two lists.
  const plain = forwardedRoutes.filter(({ compressible }) => compressible !== true);
  const secret = [
    '/api/login',
    '/api/v2/sessions/refresh',
    '/api/v2/sessions/logout',
    '/api/v2/sign-ups',
    '/api/v2/sign-ups/confirm',
    '/api/v2/downloads/:id/link',
    '/api/v2/files/:token',
    '/api/v2/mailbox',
    '/dev/mailbox',
  ];

  it.each(secret)('is an answer that carries a token, a link, a mail or a file: %s', (path) => {
    expect(plain.map((route) => route.path)).toContain(path);
  });

  it.each(plain.map((route) => ({ name: `${route.method} ${route.path}`, ...route })))(
    'is the answer of $name, however long',
    async ({ method, path }) => {
      const url = path.replaceAll(/:\w+/g, 'some-thing');
      upstreams.instead.set(url, () => long);
      const { status, headers, bytes } = await ask(url, { 'bot-check-token': `test-token.${randomUUID()}` }, method);
      upstreams.instead.delete(url);
      expect([status, headers['content-encoding'], bytes.toString()]).toEqual([200, undefined, json]);
    },
  );

  it('is the event stream', async () => {
    upstreams.liveSessions.add('session-1');
    const { headers } = await new Promise<{ headers: IncomingHttpHeaders }>((resolve, reject) => {
      const asking = httpRequest(
        `${address}/api/v2/events`,
        { headers: { 'accept-encoding': browser, cookie: 'test-refresh=session-1' } },
        (answer) => {
          resolve({ headers: answer.headers });
          answer.destroy();
        },
      );
      asking.on('error', reject);
      asking.end();
    });
    expect([headers['content-type'], headers['content-encoding']]).toEqual([
      'text/event-stream; charset=utf-8',
      undefined,
    ]);
  });
});

describe('a file of the page', () => {
  it.each([
    { path: '/assets/app-1234.js', acceptEncoding: browser, coding: 'br', content: 'brotli of app' },
    { path: '/assets/app-1234.js', acceptEncoding: 'gzip', coding: 'gzip', content: 'gzip of app' },
    { path: '/assets/app-1234.js', acceptEncoding: 'identity', coding: undefined, content: 'export {};' },
    { path: '/favicon.svg', acceptEncoding: browser, coding: undefined, content: '<svg/>' },
  ])(
    'is sent as the build compressed it: $path for $acceptEncoding',
    async ({ path, acceptEncoding, coding, content }) => {
      const { status, headers, bytes } = await ask(path, { 'accept-encoding': acceptEncoding, accept: 'text/html' });
      expect([status, headers['content-encoding'], headers.vary, bytes.toString()]).toEqual([
        200,
        coding,
        'accept-encoding',
        content,
      ]);
      expect(headers['content-type']).not.toMatch(/octet|gzip|brotli/);
    },
  );

  it('has its own ETag per encoding, so that a cache never mixes them', async () => {
    const [packed, plain] = [
      await ask('/assets/app-1234.js'),
      await ask('/assets/app-1234.js', { 'accept-encoding': 'identity' }),
    ];
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    expect((await ask('/assets/app-1234.js', { 'if-none-match': String(packed.headers.etag) })).status).toBe(304);
  });

  it('is sent whole, even if a range is requested', async () => {
    const { status, bytes } = await ask('/assets/app-1234.js', { range: 'bytes=0-1' });
    expect([status, bytes.toString()]).toEqual([200, 'brotli of app']);
  });

  it('has no address for its compressed variant', async () => {
    expect((await ask('/favicon.svg.br')).status).toBe(404);
    expect((await ask('/index.html.br')).status).toBe(404);
  });
});
