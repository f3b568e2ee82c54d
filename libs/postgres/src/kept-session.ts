// Locks and notifications live as long as their session: all that a process holds in one database shares it.
import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { openDatabase, type DatabaseOptions } from './database.ts';

export type Notified = {
  channel: string;
  payload: string;
  isOwn: boolean;
};

export type KeptSessionParts = Pick<DatabaseOptions, 'silentMs' | 'idleMsMax'> & {
  url: string;
  /** Runs on each session before anybody gets it. */
  prepare?(session: Kysely<unknown>): Promise<unknown>;
  notified?(notification: Notified): void;
  lost?(): void;
  /** Said every `sayEveryMs`: it keeps the session awake, and shows whether the server is still there. */
  say(session: Kysely<unknown>): Promise<unknown>;
  sayEveryMs: number;
};

export type KeptSession = {
  /** Opens one where there is none. Its statements run one by one, and throw once it is lost. Throws after `close`. */
  use(): Promise<Kysely<unknown>>;
  isOpen(): boolean;
  /** Ends this session at once, if it is still the open one; the next `use` opens another. */
  drop(session: Kysely<unknown>): Promise<void>;
  close(): Promise<void>;
};

type Open = { session: Kysely<unknown>; over: Promise<unknown>; end(): void };

export function openKeptSession(parts: KeptSessionParts): KeptSession {
  const { url, silentMs, idleMsMax } = parts;
  const own = openDatabase(url, { max: 1, ...(silentMs && { silentMs }), ...(idleMsMax && { idleMsMax }) });
  let client: pg.PoolClient | undefined;
  own.pool.on('acquire', (acquired) => (client = acquired));
  let current: Promise<Open> | undefined;
  let isOpen = false;
  let isClosed = false;

  const forget = (ended: Promise<Open>): void => {
    if (current !== ended) return;
    current = undefined;
    if (isOpen) parts.lost?.();
    isOpen = false;
  };
  const begin = (): Promise<Open> => {
    const beginning = new Promise<Open>((resolve, reject) => {
      const hold = async (session: Kysely<unknown>): Promise<void> => {
        const open = opened(session, client, parts);
        await prepared(open, parts);
        isOpen = true;
        resolve(open);
        await talk(open, parts);
        forget(beginning);
      };
      own.db.connection().execute(hold).catch(reject);
    });
    beginning.catch(() => forget(beginning));
    return beginning;
  };
  const end = async (ended: Promise<Open> | undefined, session?: Kysely<unknown>): Promise<void> => {
    const open = await ended?.catch(() => undefined);
    if (!ended || !open || (session && open.session !== session)) return;
    forget(ended);
    open.end();
    await open.over;
  };
  return {
    use: async () => {
      // Whoever was told that the session is lost may ask again while the pool ends, which would wait for the answer.
      if (isClosed) throw new Error('the session is closed');
      return (await (current ??= begin())).session;
    },
    isOpen: () => isOpen,
    drop: (session) => end(current, session),
    close: async () => {
      isClosed = true;
      await end(current);
      await own.close();
    },
  };
}

function opened(session: Kysely<unknown>, client: pg.PoolClient | undefined, { notified }: KeptSessionParts): Open {
  if (!client) throw new Error('the pool handed out no connection');
  const { connection, processID } = client as unknown as { connection: { stream: Socket }; processID: number };
  client.on('notification', ({ channel, payload = '', processId }) =>
    notified?.({ channel, payload, isOwn: processId === processID }),
  );
  // An error rejects it; the connection is of no use after one.
  const over = once(client, 'end').catch(() => undefined);
  return { session, over, end: () => void connection.stream.destroy() };
}

/** A session that is half prepared is of no use: the next one begins anew. */
async function prepared({ session, over, end }: Open, { prepare }: KeptSessionParts): Promise<void> {
  try {
    await prepare?.(session);
  } catch (error) {
    end();
    await over;
    throw error;
  }
}

async function talk({ session, over }: Open, { say, sayEveryMs }: KeptSessionParts): Promise<void> {
  const timer = setInterval(() => void say(session).catch(() => undefined), sayEveryMs).unref();
  await over;
  clearInterval(timer);
}
