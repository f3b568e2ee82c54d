// Planned here: at once; retries when due; now and then what other processes left. A row is taken by one replica.
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { createSignal } from '@leadwright/runtime/process/signal';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import { dueInMs, plannedOf } from './effect.ts';

export type EffectWorkerParts = {
  database: Database;
  logger: Logger;
  kind: string;
  /** Takes what is due and does it, one after the other, until nothing is due or the worker stops. */
  drain(isStopping: () => boolean): Promise<void>;
  failure: string;
  /** How long it rests when nothing is planned, milliseconds; default 5,000. */
  restMs?: number;
};

export type EffectWorker = {
  health(): { ok: boolean; detail: string };
  stop(): Promise<void>;
};

const REST_MS = 5_000;
// What is due and is not taken is in the hands of another worker for a moment.
const REST_MS_MIN = 100;
const TROUBLE_MS = 2_000;

export function startEffectWorker(parts: EffectWorkerParts): EffectWorker {
  const { database, logger, kind, drain, failure, restMs = REST_MS } = parts;
  const signal = createSignal();
  const unsubscribe = database.wakes.on(plannedOf(kind), () => signal.wake());
  const state = { ok: true, detail: 'watching', stopping: false };
  const isStopping = (): boolean => state.stopping;
  const work = async (): Promise<number> => {
    await drain(isStopping);
    const nextMs = await inScope(database.db, 'all', (trx) => dueInMs(trx, kind));
    return Math.max(REST_MS_MIN, Math.min(restMs, nextMs ?? restMs));
  };
  const loop = async (): Promise<void> => {
    while (!state.stopping) {
      const waitMs = await work().then(
        (ms) => {
          Object.assign(state, { ok: true, detail: 'watching' });
          return ms;
        },
        (error: unknown) => {
          Object.assign(state, { ok: false, detail: error instanceof Error ? error.message : 'unknown' });
          logger.error({ err: error }, failure);
          return TROUBLE_MS;
        },
      );
      if (!state.stopping) await signal.wait(waitMs);
    }
  };
  const looping = loop();
  return {
    health: () => ({ ok: state.ok, detail: state.detail }),
    stop: async () => {
      state.stopping = true;
      unsubscribe();
      signal.wake();
      await looping;
    },
  };
}
