// All that a process holds in one database are held by one session: the server frees them when the process ends.
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { SILENT_MS } from './database.ts';
import { HELD_SESSION_IDLE_MS } from './held-session.ts';
import { openKeptSession, type KeptSession } from './kept-session.ts';

export type HeldLockTimes = {
  awakeEveryMs: number;
  /** After how long without a word the server frees the locks. */
  idleMsMax: number;
  silentMs: number;
};

const TIMES: HeldLockTimes = { awakeEveryMs: 4_000, idleMsMax: HELD_SESSION_IDLE_MS, silentMs: SILENT_MS };

export type HeldLock = {
  /** The holding session, whose statements throw once it is lost; null while another process holds it. */
  take(): Promise<Kysely<unknown> | null>;
  /** Calls `called` of its holder in another process. */
  wakeHolder(): Promise<void>;
  free(): Promise<void>;
};

export type HeldLockNews = {
  called?(): void;
  lost?(): void;
};

export type HeldLocks = {
  lock(name: string, news?: HeldLockNews): HeldLock;
  session(): Promise<Kysely<unknown>>;
  /** Ends this session if it still holds them, and so frees all locks. */
  drop(session: Kysely<unknown>): Promise<void>;
  close(): Promise<void>;
};

type Names = { held: Map<string, Holder>; taking: Set<string> };
type Holder = { lock: HeldLock; news: HeldLockNews; session: Kysely<unknown> };

const CHANNEL = 'held-lock';

/** Nothing connects before the first lock is taken. */
export function openHeldLocks(url: string, { awakeEveryMs, idleMsMax, silentMs }: HeldLockTimes = TIMES): HeldLocks {
  const names: Names = { held: new Map(), taking: new Set() };
  const kept = openKeptSession({
    ...{ url, idleMsMax, silentMs },
    prepare: (session) => sql`listen ${sql.id(CHANNEL)}`.execute(session),
    notified: ({ payload, isOwn }) => {
      if (!isOwn) names.held.get(payload)?.news.called?.();
    },
    lost: () => {
      const lost = [...names.held.values()];
      names.held.clear();
      for (const { news } of lost) news.lost?.();
    },
    say: (session) => sql`select 1`.execute(session),
    sayEveryMs: awakeEveryMs,
  });
  return {
    lock: (name, news = {}) => heldLock(kept, names, { name, news }),
    session: kept.use,
    drop: kept.drop,
    close: kept.close,
  };
}

function heldLock(
  kept: KeptSession,
  { held, taking }: Names,
  { name, news }: { name: string; news: HeldLockNews },
): HeldLock {
  const ask = async <Row>(statement: RawBuilder<Row>): Promise<{ session: Kysely<unknown>; row: Row | undefined }> => {
    const session = await kept.use();
    return { session, row: (await statement.execute(session)).rows[0] };
  };
  const holding = (): Holder | undefined => {
    const holder = held.get(name);
    return holder?.lock === lock ? holder : undefined;
  };
  // A session that broke has lost its locks. One that is open now may be another: it holds nothing.
  const askHolder = async ({ session }: Holder, statement: RawBuilder<unknown>): Promise<Kysely<unknown> | null> => {
    try {
      await statement.execute(session);
      return session;
    } catch {
      await kept.drop(session);
      return null;
    }
  };
  const takeAgain = async (holder: Holder): Promise<Kysely<unknown> | null> => {
    const session = await askHolder(holder, sql`select 1`);
    if (!session && held.get(name) === holder) held.delete(name);
    return session;
  };
  const takeFree = async (): Promise<Kysely<unknown> | null> => {
    // The server would give a session a lock that it holds already.
    if (held.has(name) || taking.has(name)) return null;
    taking.add(name);
    try {
      const { session, row } = await ask(
        sql<{ taken: boolean }>`select pg_try_advisory_lock(hashtextextended(${name}, 0)) as taken`,
      );
      if (row?.taken !== true) return null;
      held.set(name, { lock, news, session });
      return session;
    } finally {
      taking.delete(name);
    }
  };
  const lock: HeldLock = {
    take: async () => {
      const holder = holding();
      return (holder && (await takeAgain(holder))) ?? (await takeFree());
    },
    wakeHolder: async () => void (await ask(sql`select pg_notify(${CHANNEL}, ${name})`)),
    free: async () => {
      const holder = holding();
      if (!holder) return;
      held.delete(name);
      await askHolder(holder, sql`select pg_advisory_unlock(hashtextextended(${name}, 0))`);
    },
  };
  return lock;
}
