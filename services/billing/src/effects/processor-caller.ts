// Makes the calls to the processor that are due: at once for whoever waits, and again later what has no answer yet.
// Several replicas share the table: a row is taken by one.
import { takeDue } from '@leadwright/eventsourcing/effects/effect';
import { inScope } from '@leadwright/postgres/scope';
import type { Health } from '@leadwright/runtime/process/readiness';
import { createSignal } from '@leadwright/runtime/process/signal';
import { inTime } from './in-time.ts';
import { performCall, type CallParts, type Performed } from './perform-call.ts';
import { processorCalls, type DueCall, type ProcessorRequest } from './processor-call.ts';

export type ProcessorCaller = {
  /** Makes this planned call now. `pending` if it takes longer than the bound, or another replica makes it. */
  callNow(accountId: string, id: string): Promise<Performed>;
  health(): Health;
  /** Ends after the calls in hand. */
  stop(): Promise<void>;
};

const POLL_MS = 500;
const TROUBLE_MS = 2_000;
/** How long a request waits for the processor; the page asks again after that. */
const WAIT_MS = 10_000;

export function startProcessorCaller(parts: CallParts & { waitMs?: number }): ProcessorCaller {
  const { database, logger, waitMs = WAIT_MS } = parts;
  const signal = createSignal();
  const state = { ok: true, detail: 'watching', stopping: false };
  const inHand = new Set<Promise<unknown>>();
  const kept = <Result>(work: Promise<Result>): Promise<Result> => {
    inHand.add(work);
    const done = (): void => void inHand.delete(work);
    work.then(done, done);
    return work;
  };
  const drain = async (): Promise<void> => {
    while (!state.stopping) {
      const due = await inScope(database.db, 'all', (trx) => takeDue<ProcessorRequest>(trx, processorCalls));
      if (!due) return;
      await kept(performCall(parts, due));
    }
  };
  const loop = async (): Promise<void> => {
    while (!state.stopping) {
      try {
        await drain();
        Object.assign(state, { ok: true, detail: 'watching' });
        if (!state.stopping) await signal.wait(POLL_MS);
      } catch (error) {
        Object.assign(state, { ok: false, detail: error instanceof Error ? error.message : 'unknown' });
        logger.error({ err: error }, 'calls to the processor wait');
        if (!state.stopping) await signal.wait(TROUBLE_MS);
      }
    }
  };
  const looping = loop();
  const take = (accountId: string, id: string): Promise<DueCall | null> =>
    inScope(database.db, [accountId], (trx) => takeDue<ProcessorRequest>(trx, processorCalls, id));
  return {
    callNow: async (accountId, id) => {
      const due = await take(accountId, id);
      if (!due) return { state: 'pending' };
      return inTime<Performed>(kept(performCall(parts, due)), waitMs, () => ({ state: 'pending' }));
    },
    health: () => ({ ok: state.ok, detail: state.detail }),
    stop: async () => {
      state.stopping = true;
      signal.wake();
      await looping;
      await Promise.allSettled(inHand);
    },
  };
}
