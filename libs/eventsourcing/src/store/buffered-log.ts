// The log for commands that share a transaction: each sees the appends of those before it, and one write at the
// end stores them all.
import type { Lookup } from '../event-store.ts';
import { rememberingLog, streamKey } from './remembering-log.ts';
import type { Append, LogWriter, LookupResult } from './write-protocol.ts';

export type BufferedLog = LogWriter & { appended(): Append[] };

/** `results` holds what the transaction read once it had the locks, one result per lookup. */
export function bufferedLog(log: LogWriter, lookups: Lookup[], results: LookupResult[]): BufferedLog {
  const appends: Append[] = [];
  const remembering = rememberingLog(
    {
      lookup: log.lookup,
      append: async (append) => void appends.push(append),
      eventsStoredUnder: async (lookup) => {
        const own = appends.filter((append) => streamKey(append.stream) === streamKey(lookup.stream));
        const at = own.findIndex((append) => append.causes.some((cause) => lookup.causes.includes(cause)));
        if (at < 0) return log.eventsStoredUnder(lookup);
        return own.slice(at).flatMap(({ events }) => events.map(({ event }) => event));
      },
      eventsOf: async (stream) => [
        ...(await log.eventsOf(stream)),
        ...appends.filter((append) => streamKey(append.stream) === streamKey(stream)).flatMap(({ events }) => events),
      ],
    },
    lookups,
    results,
  );
  return { ...remembering, appended: () => appends };
}
