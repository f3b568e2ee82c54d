// A connection is serial: each running statement has its own, and one more stays free to inspect and kill the others.
import { Session, drainPending } from 'chdb';

export type SessionPool = {
  take(signal: AbortSignal): Promise<Session>;
  /** Returns a session; one that may carry another statement's settings is replaced (`usable: false`). */
  give(session: Session, usable: boolean): void;
  control(sql: string): Promise<string>;
  close(): Promise<void>;
};

type Waiting = { hand: (session: Session) => void };

const LIBUV_THREADS_DEFAULT = 4;
const SESSIONS_MAX = 12;

/**
 * Each statement blocks a libuv thread until its next bytes, and with as many as threads even a cancel waits (measured: 2 s).
 * Two, or a quarter, stay free for cancels, files and password hashes.
 */
export function sessionsMax(threads: number): number {
  return Math.max(1, Math.min(threads - Math.max(2, threads / 4), SESSIONS_MAX));
}

/** The size of libuv's thread pool. libuv reads this variable itself: it is no setting of ours. */
export function libuvThreads(): number {
  // oxlint-disable-next-line no-restricted-properties
  return Number(process.env['UV_THREADPOOL_SIZE'] ?? LIBUV_THREADS_DEFAULT);
}

/** Opens the data folder. Throws if another process uses it, or this process has another one open. */
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

// The engine looks at its memory twenty times a second; at rest that is the most that it does.
const engineArguments = ['--', '--memory_worker_period_ms=1000'];

function firstSession(folder: string): Session {
  try {
    return new Session(folder, { connectionArgs: engineArguments });
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
