// Node ends idle connections, but neither those never used nor those whose last answer is still under way.
import { setImmediate as turn } from 'node:timers/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

// The first request of a connection that was just opened may be on its way.
const FIRST_REQUEST_MS_MAX = 250;
const QUIET_TURNS = 3;
const TURNS_MAX = 200;

/** When the app closes, ends unused connections soon and each other one after the answer in hand. */
export function endConnectionsOnClose(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  let accepted = 0;
  let closing = false;
  let held: Promise<void> | undefined;
  let release = (): void => undefined;
  const endUnused = (): void => {
    for (const socket of unused) socket.destroy();
  };
  app.server.on('connection', (socket: Socket) => {
    accepted++;
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
    if (closing) setTimeout(endUnused, FIRST_REQUEST_MS_MAX);
  });
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    unused.delete(socket);
    response.once('finish', () => {
      if (closing) socket.end();
    });
  });
  app.addHook('onRequest', async () => held);
  app.addHook('preClose', async () => {
    closing = true;
    // A connection that waits to be accepted is lost with the socket, and as many wait as come while requests are
    // handled. So requests that begin now wait, for turns of the loop that only accept, one connection each.
    held = new Promise((resolve) => (release = resolve));
    let quiet = 0;
    for (let turns = 0; quiet < QUIET_TURNS && turns < TURNS_MAX; turns++) {
      const before = accepted;
      await turn();
      quiet = accepted === before ? quiet + 1 : 0;
    }
    setImmediate(() => release());
    if (unused.size > 0) setTimeout(endUnused, FIRST_REQUEST_MS_MAX);
  });
}
