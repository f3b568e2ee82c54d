// No pool and no limits on statements, since a migration may take minutes; but a greeting must come in time.
import { Client } from './client.ts';
import { endWhenSilent } from './silent-connection.ts';

/** Until the server greets, also on a busy machine. */
const CONNECT_MS_MAX = 30_000;
// From then on a host that vanished is noticed while a long statement runs, whatever that statement is.
const KEEP_ALIVE_AFTER_MS = 10_000;

export type ConnectionLimits = {
  connectMsMax?: number;
  /** How long an answer may be overdue; absent where statements may take as long as they need. */
  silentMs?: number;
};

/** Runs `work` on a connection of its own. Throws if the server does not greet in time. */
export async function onOneConnection<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
  { connectMsMax = CONNECT_MS_MAX, silentMs }: ConnectionLimits = {},
): Promise<Result> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: connectMsMax,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  });
  // The statement that waits has the error too; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  if (silentMs !== undefined) endWhenSilent(client, silentMs);
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
