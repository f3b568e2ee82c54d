// A file may take as long as its bytes keep moving. Neither side that falls silent is waited for without end.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { buildGateway, startUpstreams, type TestGateway, type Upstreams } from '../testing/running-gateway.ts';

// Long beside what a busy machine holds a process up.
const LIMIT_MS = 2_000;
// The client library looks at its limits every half second.
const NOT_LATER_MS = 20_000;
let upstreams: Upstreams;
let service: Server;
let gateway: TestGateway;
let url: string;
/** What the service sends of the file, and when its connection was closed. */
let send: (write: (bytes: string | Buffer) => boolean, end: () => void) => Promise<void>;
let closed: Promise<void>;

beforeAll(async () => {
  upstreams = await startUpstreams();
  service = createServer((_request, response) => {
    closed = new Promise((resolve) => response.once('close', resolve));
    response.on('error', () => undefined);
    response.writeHead(200, { 'content-type': 'text/csv' });
    void send(
      (bytes) => response.write(bytes),
      () => response.end(),
    );
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const exports = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  gateway = await buildGateway(
    { ...upstreams, urls: { ...upstreams.urls, export: exports } },
    { upstreamLimitMs: LIMIT_MS },
  );
  url = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await gateway.stop();
  service.closeAllConnections();
  service.close();
  await upstreams.stop();
});

const inTime = <Result>(work: Promise<Result>): Promise<Result> =>
  Promise.race([
    work,
    wait(NOT_LATER_MS, undefined, { ref: false }).then(() => {
      throw new Error(`not within ${NOT_LATER_MS} ms`);
    }),
  ]);

it('a file whose pieces keep coming takes longer than the limit', async () => {
  send = async (write, end) => {
    for (let piece = 0; piece < 12; piece++) {
      write(`piece ${piece}\n`);
      await wait(LIMIT_MS / 10);
    }
    end();
  };
  const began = performance.now();
  const text = await (await fetch(`${url}/api/v2/files/slow`)).text();
  expect(text.split('\n')).toHaveLength(13);
  expect(performance.now() - began).toBeGreaterThan(LIMIT_MS);
});

it('a file that stops in the middle ends as broken, not as whole', async () => {
  send = async (write) => void write('the first half');
  const answer = await fetch(`${url}/api/v2/files/silent`);
  expect(answer.status).toBe(200);
  await expect(inTime(answer.text())).rejects.toThrow(/terminated/);
  await inTime(closed);
});

it('a browser that stays and reads nothing is let go, and the service with it', async () => {
  const piece = Buffer.alloc(1024 * 1024, 'x');
  // More than the sockets between the two hold.
  send = async (write) => {
    for (let n = 0; n < 64; n++) write(piece);
  };
  const socket: Socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.pause();
  socket.write('GET /api/v2/files/unread HTTP/1.1\r\nhost: x\r\n\r\n');
  try {
    await new Promise((resolve) => service.once('request', resolve));
    await inTime(closed);
  } finally {
    socket.destroy();
  }
});
