// A server that closes a kept connection may lose a request: so it first asks its callers to use it no more.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export type Leaving = {
  /** From now on each answer, also those under way, ends its connection. New requests are still answered. */
  begin(): void;
  /** Resolves when no connection is open, or `msMax` after `begin`. */
  left(msMax: number): Promise<void>;
};

const LOOK_MS = 50;

export function followConnections(server: Server): Leaving {
  const open = new Set<Socket>();
  const underWay = new Set<ServerResponse>();
  let begunAt: number | undefined;
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  // Before the app's own listener, which may answer at once.
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    if (begunAt !== undefined) response.setHeader('connection', 'close');
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  return {
    begin: () => {
      begunAt = performance.now();
      for (const response of underWay) if (!response.headersSent) response.setHeader('connection', 'close');
    },
    left: async (msMax) => {
      const until = (begunAt ?? performance.now()) + msMax;
      while (open.size > 0 && performance.now() < until) await wait(LOOK_MS);
    },
  };
}
