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
  /**
   * Makes this planned call now, or waits for it where the loop has taken it. `pending` if it takes longer than the
   * bound, another replica makes it, or it has an end.
   */
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
  const inHand = new Map<string, Promise<Performed>>();
  const perform = (due: DueCall): Promise<Performed> => {
    const work = performCall(parts, due);
    inHand.set(due.id, work);
    const done = (): void => void inHand.delete(due.id);
    work.then(done, done);
    return work;
  };
  // What the loop takes just now: it is in hand only once the database has answered.
  let taking: Promise<unknown> = Promise.resolve();
  const drain = async (): Promise<void> => {
    while (!state.stopping) {
      const taken = inScope(database.db, 'all', (trx) => takeDue<ProcessorRequest>(trx, processorCalls));
      const begun = taken.then((due) => due && { performed: perform(due) });
      taking = begun.catch(() => undefined);
      const next = await begun;
      if (!next) return;
      await next.performed;
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
  const begin = async (accountId: string, id: string): Promise<void> => {
    const due = await inScope(database.db, [accountId], (trx) => takeDue<ProcessorRequest>(trx, processorCalls, id));
    if (due) void perform(due);
    else await taking;
  };
  return {
    callNow: async (accountId, id) => {
      if (!inHand.has(id)) await begin(accountId, id);
      const work = inHand.get(id);
      return work ? inTime<Performed>(work, waitMs, () => ({ state: 'pending' })) : { state: 'pending' };
    },
    health: () => ({ ok: state.ok, detail: state.detail }),
    stop: async () => {
      state.stopping = true;
      signal.wake();
      await looping;
      await Promise.allSettled(inHand.values());
    },
  };
}
