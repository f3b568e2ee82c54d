import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';

export type Watch = {
  asked?(accountId: string): void;
  appended?(streamId: string, events: number): void;
};

export function watched(tx: WriteTransaction, { asked, appended }: Watch): WriteTransaction {
  const { at, realAt, written } = tx;
  return {
    at,
    realAt,
    written,
    get db() {
      return tx.db;
    },
    load: async (stream, decider) => {
      asked?.(stream.accountId);
      return tx.load(stream, decider);
    },
    execute: async (stream, ...command) => {
      asked?.(stream.accountId);
      const executed = await tx.execute(stream, ...command);
      if (executed.accepted) appended?.(stream.streamId, executed.events.length);
      return executed;
    },
    record: async (stream, ...events) => {
      asked?.(stream.accountId);
      const recorded = await tx.record(stream, ...events);
      appended?.(stream.streamId, recorded.length);
      return recorded;
    },
    isStored: async (lookup) => {
      asked?.(lookup.stream.accountId);
      return tx.isStored(lookup);
    },
  };
}
