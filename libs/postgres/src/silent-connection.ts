// A server that is gone without a word (a cut cable, a dropped NAT entry, a host that hangs) leaves a
// connection that neither answers nor ends. Whoever waits on it would wait for ever, and a pool would
// hand it out again and again.
import type { Socket } from 'node:net';
import type pg from 'pg';

/** Ends the connection when the server owes an answer and not a byte has moved for `ms`. An idle one stays. */
export function endWhenSilent(client: pg.ClientBase, ms: number): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  let answered = stream.bytesWritten;
  // Told when everything that was sent is answered, also of several statements sent ahead.
  client.on('drain', () => {
    answered = stream.bytesWritten;
  });
  stream.setTimeout(ms);
  // Not as the callback of `setTimeout`, which is called once: an idle connection would use it up.
  stream.on('timeout', () => {
    if (stream.bytesWritten > answered)
      stream.destroy(new Error(`connection terminated: PostgreSQL has been silent for ${ms} ms`));
  });
}
