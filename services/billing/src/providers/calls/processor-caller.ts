// Makes due calls: at once for whoever waits, else later. Replicas share the table: a row is taken by one.
import { takeDue } from '@leadwright/eventsourcing/effects/effect';
import { startEffectWorker } from '@leadwright/eventsourcing/effects/effect-worker';
import { inScope } from '@leadwright/postgres/scope';
import type { Health } from '@leadwright/runtime/process/readiness';
import { inTime } from './in-time.ts';
import { performCall, type CallParts, type Performed } from './perform-call.ts';
import { processorCalls, type DueCall, type ProcessorRequest } from './processor-call.ts';

export type ProcessorCaller = {
  /** Makes this call, or waits for the loop. `pending`: too slow, another replica makes it, or it has an end. */
  callNow(accountId: string, id: string): Promise<Performed>;
  health(): Health;
  stop(): Promise<void>;
};

/** How long a request waits for the processor; the page asks again after that. */
const WAIT_MS = 10_000;

export function startProcessorCaller(parts: CallParts & { waitMs?: number }): ProcessorCaller {
  const { database, logger, waitMs = WAIT_MS } = parts;
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
  const drain = async (isStopping: () => boolean): Promise<void> => {
    while (!isStopping()) {
      const taken = inScope(database.db, 'all', (trx) => takeDue<ProcessorRequest>(trx, processorCalls));
      const begun = taken.then((due) => due && { performed: perform(due) });
      taking = begun.catch(() => undefined);
      const next = await begun;
      if (!next) return;
      await next.performed;
    }
  };
  const { kind } = processorCalls;
  const worker = startEffectWorker({ database, logger, kind, drain, failure: 'calls to the processor wait' });
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
    health: worker.health,
    stop: async () => {
      await worker.stop();
      await Promise.allSettled(inHand.values());
    },
  };
}
