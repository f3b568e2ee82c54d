// Several instances share the inbox: the events of one customer are leased by one of them at a time.
import { inScope } from '@leadwright/postgres/scope';
import { createSignal, type Signal } from '@leadwright/runtime/process/signal';
import type { Processor, ProcessorName } from '../processor.ts';
import { handleEvents, type HandleParts } from './handle-events.ts';
import { dueInMs, takeEvents } from './webhook-inbox.ts';

export type WebhookWorkerParts = HandleParts & {
  processors: readonly Processor[];
  /** How many workers take events; each reads several subjects at once. */
  concurrency?: number;
  /** How long the worker rests when nothing wakes it and nothing is due, milliseconds. */
  restMs?: number;
};

export type WebhookWorker = {
  wake(): void;
  stop(): Promise<void>;
};

// A provider takes tens of calls a second and a reading is two or three: eight at once stay below that.
const CONCURRENCY = 2;
const SUBJECTS_AT_ONCE: Record<ProcessorName, number> = {
  // Tables of our own: a reading is two statements, and what is taken together shares three transactions.
  sandbox: 16,
  stripe: 4,
  recurly: 4,
};
// For what another instance stored and did not handle.
const REST_MS = 5_000;
const REST_MS_MIN = 1_000;
const TROUBLE_MS = 2_000;
/** An instance that says nothing for so long is taken for dead; longer than a reading takes with its retries. */
const LEASE_SECONDS = 60;

/** Without `health`: no request depends on it, and the metric of the oldest waiting event says when it stands still. */
export function startWebhookWorker(parts: WebhookWorkerParts): WebhookWorker {
  const { concurrency = CONCURRENCY } = parts;
  const signals = Array.from({ length: concurrency }, () => createSignal());
  const stopping = new AbortController();
  const loops = signals.map((signal) => loop(parts, signal, stopping.signal));
  const wake = (): void => {
    for (const signal of signals) signal.wake();
  };
  return {
    wake,
    stop: async () => {
      stopping.abort();
      wake();
      await Promise.all(loops);
    },
  };
}

async function loop(parts: WebhookWorkerParts, signal: Signal, stopping: AbortSignal): Promise<void> {
  const { logger } = parts;
  while (!stopping.aborted) {
    const waitMs = await handleWaiting(parts, stopping)
      .then(() => restMsOf(parts))
      .catch((error: unknown) => {
        logger.error({ err: error }, "providers' events cannot be handled; they wait");
        return TROUBLE_MS;
      });
    if (!stopping.aborted) await signal.wait(waitMs);
  }
}

async function restMsOf({ database, processors, restMs = REST_MS }: WebhookWorkerParts): Promise<number> {
  const names = processors.map(({ name }) => name);
  const nextMs = await inScope(database.db, 'all', (trx) => dueInMs(trx, names));
  // What is due and was not taken is in the hands of another worker for a moment.
  return Math.max(REST_MS_MIN, Math.min(restMs, nextMs ?? restMs));
}

export async function handleWaiting(parts: WebhookWorkerParts, stopping?: AbortSignal): Promise<number> {
  const { database, processors } = parts;
  const names = processors.map(({ name }) => name);
  const subjectsMax = Math.min(...names.map((name) => SUBJECTS_AT_ONCE[name]));
  const most = { leaseSeconds: LEASE_SECONDS, subjectsMax };
  let handled = 0;
  while (!stopping?.aborted) {
    const taken = await inScope(database.db, 'all', (trx) => takeEvents(trx, names, most));
    if (taken.length === 0) break;
    await handleEvents(parts, processors, taken);
    handled += taken.length;
  }
  return handled;
}
