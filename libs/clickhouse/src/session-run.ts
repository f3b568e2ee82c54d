import type { Session } from 'chdb';
import { setTimeout as wait } from 'node:timers/promises';
import { QueryAbortedError, QueryTimeoutError } from './clickhouse.ts';
import type { SessionPool } from './session-pool.ts';
import {
  baseSettings,
  checkedName,
  commentOf,
  engineError,
  killSql,
  newStatementId,
  setSql,
  type StopReason,
} from './statement.ts';

export type RunRequest = {
  id?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Counted from the call, including the wait for a session. */
  maxSeconds?: number | undefined;
  settings?: Record<string, string | number> | undefined;
  params: Record<string, string>;
};

export type Run = {
  session: Session;
  /** Throws if the statement was ended early; a cancelled stream ends without an error of its own. */
  throwIfStopped(): void;
  onStop(act: () => void): void;
  error(error: unknown): Error;
};

export type Runner = {
  run<Result>(request: RunRequest, work: (run: Run) => Promise<Result>): Promise<Result>;
  stream(request: RunRequest, work: (run: Run) => AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array>;
  drain(drainMs: number): Promise<void>;
};

const KILL_EVERY_MS = 50;
// The engine checks its limit between blocks; this covers a block that takes long.
const TIMEOUT_GRACE_MS = 500;

type Life = Run & { begin(): Promise<void>; finish(): Promise<void>; stop(reason: StopReason): void };

export function createRunner(pool: SessionPool): Runner {
  const lives = new Set<{ stop(reason: StopReason): void; ended: Promise<void> }>();
  let closed = false;
  const begin = async (request: RunRequest): Promise<Life> => {
    if (closed) throw new Error('the ClickHouse engine is closed');
    const { life, ended } = createLife(pool, request);
    const entry = { stop: life.stop, ended };
    lives.add(entry);
    void ended.then(() => lives.delete(entry));
    await life.begin();
    return life;
  };
  return {
    run: async (request, work) => {
      const life = await begin(request);
      try {
        return await work(life);
      } catch (error) {
        throw life.error(error);
      } finally {
        await life.finish();
      }
    },
    stream: async function* (request, work) {
      const life = await begin(request);
      try {
        yield* work(life);
        life.throwIfStopped();
      } catch (error) {
        throw life.error(error);
      } finally {
        await life.finish();
      }
    },
    drain: async (drainMs) => {
      closed = true;
      const all = Promise.all([...lives].map(({ ended }) => ended));
      const late = new AbortController();
      await Promise.race([all, wait(drainMs, undefined, { signal: late.signal }).catch(() => undefined)]);
      late.abort();
      for (const life of lives) life.stop('aborted');
      await all;
    },
  };
}

function createLife(pool: SessionPool, request: RunRequest): { life: Life; ended: Promise<void> } {
  const comment = commentOf(request.id ?? newStatementId());
  const startedAt = Date.now();
  const stopping = new AbortController();
  let session: Session | undefined;
  let stopped: StopReason | undefined;
  let finished = false;
  let act = (): void => undefined;
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const error = (cause: unknown): Error => engineError(cause, stopped);
  const stop = (reason: StopReason): void => {
    if (finished || stopped) return;
    stopped = reason;
    stopping.abort(
      reason === 'timeout'
        ? new QueryTimeoutError('the query waited longer than it may')
        : new QueryAbortedError('the query was cancelled'),
    );
    act();
    if (session) void killUntil(pool, comment, () => finished);
  };
  const onAbort = (): void => stop('aborted');
  const timer =
    request.maxSeconds === undefined
      ? undefined
      : setTimeout(() => stop('timeout'), request.maxSeconds * 1000 + TIMEOUT_GRACE_MS);
  const leave = (): void => {
    finished = true;
    clearTimeout(timer);
    request.signal?.removeEventListener('abort', onAbort);
    end();
  };
  const begin = async (): Promise<void> => {
    try {
      if (request.signal?.aborted) stop('aborted');
      request.signal?.addEventListener('abort', onAbort, { once: true });
      session = await pool.take(stopping.signal);
      await session.queryAsync(setSql({ ...settingsOf(request, startedAt), log_comment: comment }, request.params));
      stopping.signal.throwIfAborted();
    } catch (cause) {
      if (session) pool.give(session, false);
      leave();
      throw error(cause);
    }
  };
  const finish = async (): Promise<void> => {
    if (!session) throw new Error('a statement that has not started cannot finish');
    leave();
    const reset = Object.keys(request.settings ?? {}).filter((name) => !Object.hasOwn(baseSettings, name));
    const usable = await clean(session, reset);
    pool.give(session, usable);
  };
  const life: Life = {
    get session() {
      if (!session) throw new Error('the statement has not started');
      return session;
    },
    begin,
    finish,
    stop,
    error,
    throwIfStopped: () => stopping.signal.throwIfAborted(),
    onStop: (then) => {
      act = then;
      if (stopped) act();
    },
  };
  return { life, ended };
}

function settingsOf(request: RunRequest, startedAt: number): Record<string, string | number> {
  const left =
    request.maxSeconds === undefined ? 0 : Math.max(request.maxSeconds - (Date.now() - startedAt) / 1000, 0.001);
  return { ...baseSettings, ...request.settings, max_execution_time: left };
}

// A session keeps its settings, so reset them: they must not reach the next statement.
function clean(session: Session, names: string[]): Promise<boolean> {
  if (names.length === 0) return Promise.resolve(true);
  const sql = `SET ${names.map((name) => `${checkedName(name)} = DEFAULT`).join(', ')}`;
  return session.queryAsync(sql).then(
    () => true,
    () => false,
  );
}

// Kill repeatedly, because the statement may be about to start at the first kill.
async function killUntil(pool: SessionPool, comment: string, over: () => boolean): Promise<void> {
  while (!over()) {
    await pool.control(killSql(comment)).catch(() => undefined);
    await wait(KILL_EVERY_MS);
  }
}
