import { createServer, type Server } from 'node:net';

/** `count` ports of 127.0.0.1 that nobody has at the moment; all held at once, so that they differ. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, () => listen(0)));
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map(close));
  return ports;
}

const PAIR_TRIES_MAX = 100;

/** A free port whose next one is free as well. */
export async function freePair(): Promise<number> {
  for (let tries = 0; tries < PAIR_TRIES_MAX; tries++) {
    const [port = 0] = await freePorts(1);
    const next = await listen(port + 1).catch(() => undefined);
    if (!next) continue;
    await close(next);
    return port;
  }
  throw new Error('No two free ports stand side by side.');
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

function listen(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => { server.close(() => resolve()); });
}
