// Browsers open connections ahead of need, and Node's server waits for them when it closes: it ends
// idle ones, but not those that never carried a request.
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** When the app closes, ends every connection on which nothing has been asked yet. */
export function endUnusedConnectionsOnClose(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }: { socket: Socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy();
    // From here on nobody is waited for who comes without a question.
    app.server.on('connection', (socket: Socket) => socket.destroy());
  });
}
