// Each command sees the appends of those before it, and one write stores them all.
import type { Lookup } from '../../event-store.ts';
import type { PostgresLog } from '../log-writer.postgres.ts';
import { rememberingLog, type Assumptions } from '../remembering-log.ts';
import type { Append, LogWriter, LookupResult } from '../write-protocol.ts';

export type BufferedLog = LogWriter & {
  /** Writes what was appended since the last time. Calls at the same moment write one after the other. */
  write(): Promise<void>;
};

export function bufferedLog(
  log: PostgresLog,
  lookups: Lookup[],
  results: LookupResult[],
  assumptions: Assumptions | null = null,
): BufferedLog {
  let appends: Append[] = [];
  let writing = Promise.resolve();
  const write = (): Promise<void> => {
    const next = appends;
    appends = [];
    // An event's projections are sent before a later event's append.
    if (next.length > 0) writing = writing.then(() => log.appendAll(next));
    return writing;
  };
  const remembering = rememberingLog(
    {
      lookup: log.lookup,
      append: async (append) => void appends.push(append),
      // Rare: a repeat beside its first, or a stream without a snapshot. What is written is read like any other event.
      eventsStoredUnder: async (lookup) => {
        await write();
        return log.eventsStoredUnder(lookup);
      },
      eventsOf: async (stream) => {
        await write();
        return log.eventsOf(stream);
      },
    },
    lookups,
    results,
    assumptions,
  );
  return { ...remembering, write };
}
