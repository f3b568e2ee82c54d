// A round may run again after a failure, so every round is idempotent.
import type { HeldLock, HeldLocks } from '@leadwright/postgres/held-lock';
import type { Health } from '@leadwright/runtime/process/readiness';
import { createSignal } from '@leadwright/runtime/process/signal';
import type { Logger } from '@leadwright/runtime/telemetry/logger';

export type PeriodicWork = {
  /** In readiness, and in the name of the lock. */
  name: string;
  /** From the end of a round to the beginning of the next, milliseconds. */
  everyMs: number;
  /** Default: the first round comes after one interval. */
  begins?: 'at-once';
  /** `one`: of all instances of the service one runs it. `each`: every instance runs its own. */
  runsIn: 'one' | 'each';
  /** One round. `stopping` is aborted when the service stops, so that a long round can end early. */
  round(stopping: AbortSignal): Promise<NextRound | void> | void;
  failure: string;
  readiness?: 'needed';
  /** Gets what begins the next round at once, or makes another follow; in whichever instance it is called. */
  wakes?(wake: () => void): void;
  /** Share of the interval that is added by chance, so that instances do not work in step; default 0.1. */
  jitter?: number;
};

/** What a round left can be done after so many milliseconds, which may be sooner than the interval ends. */
export type NextRound = { dueInMs: number };

export type PeriodicParts = {
  service: string;
  locks: HeldLocks | null;
  logger: Logger;
  now?: () => number;
};

export type Periodic = {
  /** Present where readiness needs it. Not ok after three missed rounds. */
  health?(): Health;
  stop(): Promise<void>;
};

export const MISSED_MAX = 3;
const RETRY_MS_MAX = 30_000;
const JITTER = 0.1;

export function runPeriodically(
  work: PeriodicWork,
  { service, locks, logger, now = () => performance.now() }: PeriodicParts,
): Periodic {
  const { name, everyMs, jitter = JITTER } = work;
  const signal = createSignal();
  const abort = new AbortController();
  const lock = work.runsIn === 'one' ? lockOf(`periodic:${service}:${name}`, locks, () => signal.wake()) : undefined;
  let isCalled = false;
  let endedAt = now();
  const interval = (): number => everyMs * (1 + jitter * Math.random());
  // An hourly work must not wait an hour because the database was away for a second.
  const retryMs = Math.min(everyMs, RETRY_MS_MAX);
  const isOverdue = (): boolean => now() - endedAt > (MISSED_MAX + 1) * everyMs;

  const turn = async (): Promise<number> => {
    const called = isCalled;
    isCalled = false;
    try {
      const active = lock === undefined || (await lock.take()) !== null;
      const next = active ? await work.round(abort.signal) : undefined;
      if (!active && called) await lock.wakeHolder();
      endedAt = now();
      return active ? Math.min(interval(), next?.dueInMs ?? Infinity) : retryMs;
    } catch (error) {
      isCalled ||= called;
      // A round that is ended by the stop has not failed.
      if (!abort.signal.aborted) logger[isOverdue() ? 'error' : 'warn']({ err: error, work: name }, work.failure);
      return retryMs;
    }
  };
  const loop = async (): Promise<void> => {
    let waitMs = work.begins === 'at-once' ? 0 : interval();
    while (!abort.signal.aborted) {
      if (waitMs > 0) await signal.wait(waitMs);
      if (!abort.signal.aborted) waitMs = await turn();
    }
  };
  work.wakes?.(() => {
    isCalled = true;
    signal.wake();
  });
  const looping = loop();

  const health = (): Health =>
    isOverdue()
      ? { ok: false, detail: `no round has ended for ${Math.round((now() - endedAt) / 1000)} s` }
      : { ok: true, detail: 'on time' };
  return {
    ...(work.readiness === 'needed' ? { health } : {}),
    stop: async () => {
      abort.abort();
      signal.wake();
      await looping;
      await lock?.free();
    },
  };
}

function lockOf(name: string, locks: HeldLocks | null, called: () => void): HeldLock {
  if (!locks) throw new Error(`${name} runs in one instance, which takes a database for its lock`);
  return locks.lock(name, { called });
}
