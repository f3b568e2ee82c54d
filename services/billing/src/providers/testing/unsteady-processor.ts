// A processor whose answers get lost, and which is away now and then.
import { TransientError } from '@leadwright/runtime/faults/transient';
import type { Outcome, Processor } from '../processor.ts';

/** Shares of what goes wrong; 0: nothing. Counts say what did. */
export type Trouble = { random: () => number; lost: number; away: number; counts: { lost: number; away: number } };

const calls = [
  'createCustomer',
  'createSubscription',
  'changePlan',
  'cancel',
  'reactivate',
  'changeCard',
  'refund',
] as const;

/** A lost answer: it was done. One that is away has done nothing. */
export function unsteady(real: Processor, trouble: () => Trouble): Processor {
  const away = (): void => {
    const { random, away: share, counts } = trouble();
    if (random() >= share) return;
    counts.away += 1;
    throw new TransientError('the processor is away');
  };
  const wrapped: Partial<Record<(typeof calls)[number], unknown>> = {};
  for (const name of calls) {
    wrapped[name] = async (command: never): Promise<Outcome<unknown>> => {
      away();
      const outcome = await (real[name] as (given: never) => Promise<Outcome<unknown>>)(command);
      const { random, lost, counts } = trouble();
      if (random() >= lost) return outcome;
      counts.lost += 1;
      return { done: false, unknown: true, reason: 'the answer was lost' };
    };
  }
  return {
    ...real,
    ...(wrapped as Partial<Processor>),
    findCustomer: async (key) => (away(), real.findCustomer(key)),
    findSubscription: async (key) => (away(), real.findSubscription(key)),
    readSubscription: async (id) => (away(), real.readSubscription(id)),
    readInvoice: async (id) => (away(), real.readInvoice(id)),
    listInvoices: async function* (customerId) {
      away();
      yield* real.listInvoices(customerId);
    },
  };
}
