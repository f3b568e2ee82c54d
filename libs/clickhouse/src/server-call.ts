import type { Statement } from './clickhouse.ts';
import { watchLostQuery, type LostQueryTimes, type LostQueryWatch } from './lost-query.ts';
import { boundParams, commentOf, engineError, newStatementId, type StopReason } from './statement.ts';

export type Call = {
  id: string;
  sql: string;
  params: NonNullable<Statement['params']>;
  settings: NonNullable<Statement['settings']>;
  signal: AbortSignal;
  maxSeconds: number | undefined;
};

export type Calls = {
  run<Result>(statement: Statement, work: (call: Call) => Promise<Result>): Promise<Result>;
  stream(statement: Statement, work: (call: Call) => AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array>;
  /** Refuses new calls, waits until all have ended or `late` resolves, then cancels the rest. */
  drain(late: () => Promise<void>): Promise<void>;
};

/** Looks up or kills a query by its comment, on a connection of its own. */
export type QueryControl = { kill(comment: string): Promise<void>; isRunning(comment: string): Promise<boolean> };

type Life = {
  call: Call;
  watch: LostQueryWatch;
  stop: (reason: StopReason) => void;
  error: (error: unknown) => Error;
  finish: () => Promise<void>;
  ended: Promise<void>;
  throwIfStopped: () => void;
};

// The server's own limit should end a query first; this covers a query that ignores it.
const TIMEOUT_GRACE_MS = 2_000;

export function createCalls(control: QueryControl, lostQuery?: LostQueryTimes): Calls {
  const lives = new Set<Life>();
  let closed = false;
  const begin = (statement: Statement): Life => {
    if (closed) throw new Error('the ClickHouse client is closed');
    const life = createLife(statement, control, lostQuery);
    lives.add(life);
    void life.ended.then(() => lives.delete(life));
    return life;
  };
  return {
    run: async (statement, work) => {
      const life = begin(statement);
      try {
        life.throwIfStopped();
        life.watch.waiting();
        return await work(life.call);
      } catch (error) {
        throw life.error(error);
      } finally {
        await life.finish();
      }
    },
    stream: async function* (statement, work) {
      const life = begin(statement);
      try {
        life.throwIfStopped();
        yield* watched(work(life.call), life.watch);
        life.throwIfStopped();
      } catch (error) {
        throw life.error(error);
      } finally {
        await life.finish();
      }
    },
    drain: async (late) => {
      closed = true;
      const all = Promise.all([...lives].map(({ ended }) => ended)).then(() => undefined);
      await Promise.race([all, late()]);
      for (const life of lives) life.stop('aborted');
      await all;
    },
  };
}

// A slow reader does not time out: only the wait for the next chunk counts.
async function* watched(pieces: AsyncIterable<Uint8Array>, watch: LostQueryWatch): AsyncGenerator<Uint8Array> {
  watch.waiting();
  for await (const piece of pieces) {
    watch.received();
    yield piece;
    watch.waiting();
  }
}

function createLife(statement: Statement, control: QueryControl, lostQuery: LostQueryTimes | undefined): Life {
  // The other adapter refuses these values too; this client would write them.
  boundParams(statement);
  const { id = newStatementId(), sql, params = {}, settings = {}, signal, maxSeconds } = statement;
  const local = new AbortController();
  let stopped: StopReason | undefined;
  let killed: Promise<void> = Promise.resolve();
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const stop = (reason: StopReason): void => {
    if (stopped) return;
    stopped = reason;
    // Closing the connection cancels a SELECT at an unknown time, and an INSERT not at all.
    killed = control.kill(commentOf(id)).catch(() => undefined);
    local.abort();
  };
  const onAbort = (): void => stop('aborted');
  if (signal?.aborted) stopped = 'aborted';
  signal?.addEventListener('abort', onAbort, { once: true });
  const timer =
    maxSeconds === undefined ? undefined : setTimeout(() => stop('timeout'), maxSeconds * 1000 + TIMEOUT_GRACE_MS);
  const watch = watchLostQuery(
    () => control.isRunning(commentOf(id)),
    () => stop('lost'),
    lostQuery,
  );
  const error = (cause: unknown): Error => engineError(cause, stopped);
  return {
    call: { id, sql, params, settings, signal: local.signal, maxSeconds },
    watch,
    stop,
    error,
    ended,
    throwIfStopped: () => {
      if (stopped) throw error(new Error('stopped'));
    },
    finish: async () => {
      clearTimeout(timer);
      watch.received();
      signal?.removeEventListener('abort', onAbort);
      await killed;
      end();
    },
  };
}
