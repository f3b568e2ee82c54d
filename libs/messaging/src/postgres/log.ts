// One session listens and reads. A notification is a hint or a volatile record; a lost session loses nothing else.
import { openKeptSession } from '@leadwright/postgres/kept-session';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import { sql, type Kysely } from 'kysely';
import { endsOf } from './topic-log.ts';

export type Log = {
  /** The session to read on; throws while the database is unavailable. */
  session(): Promise<Kysely<unknown>>;
  /** Resolves once it listens, or at once while the database is unavailable; returns how to stop. */
  watch(topic: string, received: (payload: string) => void): Promise<() => void>;
  connected(): boolean;
  close(): Promise<void>;
};

const RECONNECT_MS = 1_000;
// Keeps the session awake, and bounds the delay after a lost notification, for all readers at once.
const LOOK_EVERY_MS = 5_000;

export function openLog(url: string, logger: Logger, lookEveryMs = LOOK_EVERY_MS): Log {
  const watchers = new Map<string, Set<(payload: string) => void>>();
  const ends = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const tell = (topic: string, payload: string): void => {
    for (const received of watchers.get(topic) ?? []) received(payload);
  };
  const look = async (session: Kysely<unknown>): Promise<void> => {
    for (const [topic, end] of await endsOf(session, [...watchers.keys()])) {
      if (ends.get(topic) === end) continue;
      ends.set(topic, end);
      tell(topic, '');
    }
  };
  const connectLater = (): void => {
    if (closed || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      void connect();
    }, RECONNECT_MS);
  };
  const kept = openKeptSession({
    url,
    prepare: async (session) => {
      for (const topic of watchers.keys()) await listen(session, topic);
      // What was published while disconnected is in the log.
      for (const topic of watchers.keys()) tell(topic, '');
    },
    notified: ({ channel, payload }) => tell(channel, payload),
    lost: connectLater,
    say: look,
    sayEveryMs: lookEveryMs,
  });
  const listenAlso = async (session: Kysely<unknown>, topic: string): Promise<void> => {
    try {
      await listen(session, topic);
    } catch (error) {
      // Kept, it would go on without this topic; the next session listens to all of them.
      await kept.drop(session);
      throw error;
    }
  };
  const connect = async (topic?: string): Promise<void> => {
    try {
      const session = await kept.use();
      if (topic !== undefined) await listenAlso(session, topic);
    } catch (error) {
      if (!closed) logger.warn({ err: error }, 'cannot listen to a log; retrying');
      connectLater();
    }
  };
  return {
    session: kept.use,
    watch: async (topic, received) => {
      const known = watchers.get(topic) ?? new Set();
      watchers.set(topic, known.add(received));
      await connect(topic);
      return () => void known.delete(received);
    },
    connected: kept.isOpen,
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await kept.close();
    },
  };
}

const listen = (session: Kysely<unknown>, topic: string): Promise<unknown> =>
  sql`listen ${sql.id(topic)}`.execute(session);
