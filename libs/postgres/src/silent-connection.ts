// A vanished server leaves a connection that neither responds nor closes, and the pool would keep handing it out.
import type { Socket } from 'node:net';
import type pg from 'pg';

const LOOKS = 5;

/** Ends it after `ms` without a byte of an owed response. What a lock's holder sends meanwhile must not put it off. */
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
