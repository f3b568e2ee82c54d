import { createServer, connect, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { startToxicProxy, type Toxic, type ToxicProxy } from './toxic-proxy.ts';

// T10 relies on the proxy, so each of its faults is tested here.
jest.setTimeout(60_000);
// A busy machine may take long for what is not delayed.
const ECHO_MS_MAX = 30_000;
let echo: Server;
let proxy: ToxicProxy;

beforeAll(async () => {
  echo = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined);
    socket.pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(echo, 'listening');
});
beforeEach(async () => {
  const address = echo.address();
  proxy = await startToxicProxy({ host: '127.0.0.1', port: typeof address === 'object' && address ? address.port : 0 });
});
afterEach(() => proxy.stop());
afterAll(
  () =>
    new Promise((resolve) => {
      echo.close(resolve);
    }),
);

async function opened(): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port: proxy.port });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** The milliseconds until the whole echo arrived, or how the connection ended before. */
async function echoed(socket: Socket, bytes: number, withinMs = ECHO_MS_MAX): Promise<number | string> {
  const began = performance.now();
  let seen = 0;
  const whole = new Promise<number>((resolve) => {
    socket.on('data', (piece: Buffer) => {
      seen += piece.length;
      if (seen >= bytes) resolve(performance.now() - began);
    });
  });
  socket.write(Buffer.alloc(bytes, 1));
  return Promise.race([
    whole,
    new Promise<string>((resolve) => {
      socket.once('close', () => resolve('closed'));
    }),
    new Promise<string>((resolve) => {
      setTimeout(() => resolve('silent'), withinMs).unref();
    }),
  ]);
}

const under = async (toxic: Toxic, bytes: number, withinMs?: number): Promise<number | string> => {
  proxy.set(toxic);
  const socket = await opened();
  const result = await echoed(socket, bytes, withinMs);
  socket.destroy();
  return result;
};

describe('the toxic proxy', () => {
  it('passes bytes unchanged without a toxic', async () => {
    expect(await under({ kind: 'none' }, 100_000)).toEqual(expect.any(Number));
    expect(proxy.done()).toBe(0);
  });
  it('delays both directions', async () => {
    expect(await under({ kind: 'latency', ms: 100 }, 10)).toBeGreaterThanOrEqual(195);
  });
  it('limits the bytes per second', async () => {
    expect(await under({ kind: 'bandwidth', bytesPerSecond: 100_000 }, 20_000)).toBeGreaterThanOrEqual(390);
  });
  it('loses pieces by ending their connection', async () => {
    expect(await under({ kind: 'loss', chance: 1 }, 10)).toBe('closed');
  });
  it('resets open connections', async () => {
    expect(await under({ kind: 'reset', afterMs: 0 }, 1_000_000)).toBe('closed');
  });
  it('silences open connections for good, and serves new ones', async () => {
    const old = await opened();
    expect(await echoed(old, 10)).toEqual(expect.any(Number));
    proxy.set({ kind: 'half-open' });
    expect(await echoed(old, 10, 300)).toBe('silent');
    expect(await under({ kind: 'none' }, 10)).toEqual(expect.any(Number));
    expect(await echoed(old, 10, 300)).toBe('silent');
    old.destroy();
  });
  it('passes on the end of a connection late', async () => {
    proxy.set({ kind: 'slow-close', ms: 200 });
    const socket = await opened();
    const began = performance.now();
    socket.resume().end('x');
    await once(socket, 'end');
    expect(performance.now() - began).toBeGreaterThanOrEqual(195);
    socket.destroy();
  });
});
