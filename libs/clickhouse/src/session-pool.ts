// Connections to the engine inside this process. One connection is serial, so each running
// statement has one to itself, and one more stays free to look at the others and end them.
import { Session, drainPending } from 'chdb';

export type SessionPool = {
  /** Resolves with a session when one is free, first come first served. */
  take(signal: AbortSignal): Promise<Session>;
  /** Hands a session back; one that may carry foreign settings is replaced (`usable: false`). */
  give(session: Session, usable: boolean): void;
  /** Runs a short statement beside all others; answers JSONEachRow. */
  control(sql: string): Promise<string>;
  /** Call when nothing runs any more. */
  close(): Promise<void>;
};

type Waiting = { hand: (session: Session) => void };

const LIBUV_THREADS_DEFAULT = 4;
const SESSIONS_MAX = 12;

/**
 * How many statements may run at once. Each holds one of libuv's threads until its next bytes: with
 * as many statements as threads even a cancel would wait. Measured: 4 sleeping statements on the
 * default 4 threads made `select 1` wait for their whole 2 s. So two threads, or a quarter, stay
 * for cancels, files, names and password hashes.
 */
export function sessionsMax(threads: number): number {
  return Math.max(1, Math.min(threads - Math.max(2, threads / 4), SESSIONS_MAX));
}

/** Threads that libuv works with. It takes them from here itself: a fact about the process, no setting of ours. */
export function libuvThreads(): number {
  // eslint-disable-next-line no-restricted-properties
  return Number(process.env['UV_THREADPOOL_SIZE'] ?? LIBUV_THREADS_DEFAULT);
}

/** Opens the data folder. Throws if another process has it, or this process has another one. */
export function openSessionPool(folder: string, size: number): SessionPool {
  const controlSession = firstSession(folder);
  const free: Session[] = [];
  const open = new Set<Session>([controlSession]);
  const queue: Waiting[] = [];
  const make = (): Session => {
    const session = new Session(folder);
    open.add(session);
    return session;
  };
  const give = (session: Session, usable: boolean): void => {
    let next = session;
    if (!usable) {
      open.delete(session);
      session.close();
      next = make();
    }
    const first = queue.shift();
    if (first) first.hand(next);
    else free.push(next);
  };
  return {
    take: (signal) => {
      signal.throwIfAborted();
      const session = free.pop() ?? (open.size <= size ? make() : undefined);
      return session ? Promise.resolve(session) : enqueue(queue, signal);
    },
    give,
    control: async (sql) => (await controlSession.queryAsync(sql, { format: 'JSONEachRow' })).text(),
    close: async () => {
      for (const session of open) session.close();
      await drainPending();
    },
  };
}

function firstSession(folder: string): Session {
  try {
    return new Session(folder);
  } catch (error) {
    throw new Error(
      `ClickHouse's folder ${folder} could not be opened: another process may have it open, or this one another folder`,
      { cause: error },
    );
  }
}

function enqueue(queue: Waiting[], signal: AbortSignal): Promise<Session> {
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      queue.splice(queue.indexOf(waiting), 1);
      reject(signal.reason as Error);
    };
    const waiting: Waiting = {
      hand: (session) => {
        signal.removeEventListener('abort', leave);
        resolve(session);
      },
    };
    signal.addEventListener('abort', leave, { once: true });
    queue.push(waiting);
  });
}
