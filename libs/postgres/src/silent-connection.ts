// A vanished server (cut cable, dropped NAT entry, hung host) leaves a connection that neither
// responds nor closes. Callers would wait for ever, and the pool would keep handing it out.
import type { Socket } from 'node:net';
import type pg from 'pg';

const LOOKS = 5;

/**
 * Destroys the connection when it has owed a response for `ms` and no byte has arrived meanwhile. Idle ones stay.
 * What is sent meanwhile does not count: the holder of a lock says a word every few seconds, which would put the end
 * off for ever if the socket's own timeout measured it.
 */
export function endWhenSilent(client: pg.ClientBase, ms: number): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  let answered = stream.bytesWritten;
  // Emitted when every sent statement has its response, also with pipelining.
  client.on('drain', () => {
    answered = stream.bytesWritten;
  });
  // Looks are counted instead of milliseconds, so that a process which stood still itself reads before it judges.
  let silentLooks = -1;
  let received = stream.bytesRead;
  const look = (): void => {
    const silent = stream.bytesWritten > answered && stream.bytesRead === received;
    received = stream.bytesRead;
    silentLooks = silent ? silentLooks + 1 : -1;
    if (silentLooks >= LOOKS)
      stream.destroy(new Error(`connection terminated: PostgreSQL has been silent for ${ms} ms`));
  };
  const timer = setInterval(look, ms / LOOKS).unref();
  stream.once('close', () => clearInterval(timer));
}
