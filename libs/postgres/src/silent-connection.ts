// A vanished server (cut cable, dropped NAT entry, hung host) leaves a connection that neither
// responds nor closes. Callers would wait for ever, and the pool would keep handing it out.
import type { Socket } from 'node:net';
import type pg from 'pg';

/** Destroys the connection when a response is overdue and no byte has arrived for `ms`. Idle ones stay. */
export function endWhenSilent(client: pg.ClientBase, ms: number): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  let answered = stream.bytesWritten;
  // Emitted when every sent statement has its response, also with pipelining.
  client.on('drain', () => {
    answered = stream.bytesWritten;
  });
  stream.setTimeout(ms);
  // Not `setTimeout`'s callback, which fires once: an idle connection would use it up.
  stream.on('timeout', () => {
    if (stream.bytesWritten > answered)
      stream.destroy(new Error(`connection terminated: PostgreSQL has been silent for ${ms} ms`));
  });
}
