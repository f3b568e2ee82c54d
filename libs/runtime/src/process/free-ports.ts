// Below the range of outgoing connections (Linux from 32768, others from 49152), one of which may take such a port.
import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

const FIRST = 20_000;
const LAST = 32_000;
const TRIES_MAX = 200;

/** `count` ports in a row, in order, that were free a moment ago. Another process may take one before you do. */
export async function freePorts(count: number): Promise<number[]> {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    // By chance, so that two processes that look at the same time look at different places.
    const first = randomInt(FIRST, LAST - count);
    const ports = Array.from({ length: count }, (_, i) => first + i);
    const free = await Promise.all(ports.map(isFree));
    if (free.every(Boolean)) return ports;
  }
  throw new Error(`No ${count} free ports stand side by side between ${FIRST} and ${LAST}.`);
}

export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}

/** Throws a sentence if somebody has the port. */
export async function assertFree(port: number): Promise<void> {
  if (port === 0) return;
  try {
    await close(await listen(port));
  } catch (error) {
    throw new Error(`Port ${port} is taken. Start with --port N, or --port 0 for a free one.`, { cause: error });
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = await listen(port).catch(() => undefined);
  if (server) await close(server);
  return server !== undefined;
}

function listen(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
