// The log for commands that share a transaction: each sees the appends of those before it, and one write at the
// end stores them all. Their accounts are locked, so no other transaction changes these streams.
import type { Lookup, StoredEvent, Stream } from '../event-store.ts';
import { joinedKey } from '../log/joined-key.ts';
import type { Append, Head, LogWriter, LookupResult } from './write-protocol.ts';

export type BufferedLog = LogWriter & { appended(): Append[] };

/** `results` holds what the transaction read once it had the locks, one result per lookup. */
export function bufferedLog(log: LogWriter, lookups: Lookup[], results: LookupResult[]): BufferedLog {
  const prefetched = new Map(lookups.map((lookup, i) => [lookupKey(lookup), results[i]]));
  const appends: Append[] = [];
  const heads = new Map<string, Head>();
  const newestEvents = new Map<string, StoredEvent>();
  const causes = new Set<string>();
  return {
    appended: () => appends,
    lookup: async (lookup) => {
      const { accountId } = lookup.stream;
      const { isRepeat, head, last } = prefetched.get(lookupKey(lookup)) ?? (await log.lookup(lookup));
      return {
        isRepeat: isRepeat || lookup.causes.some((cause) => causes.has(joinedKey(accountId, cause))),
        head: throughJson(heads.get(streamKey(lookup.stream))) ?? head,
        last: newestEvents.get(accountId) ?? last,
      };
    },
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
    append: async (append) => {
      const { stream, events, head } = append;
      const newest = events.at(-1);
      appends.push(append);
      heads.set(streamKey(stream), head);
      if (newest) newestEvents.set(stream.accountId, newest);
      for (const cause of append.causes) causes.add(joinedKey(stream.accountId, cause));
    },
  };
}

// Returns the head as the table would: JSON drops undefined fields, and each reader gets its own copy.
function throughJson(head: Head | undefined): Head | undefined {
  return head && { ...head, state: JSON.parse(JSON.stringify(head.state)) as unknown };
}

const streamKey = ({ accountId, streamId }: Stream): string => joinedKey(accountId, streamId);
const lookupKey = ({ stream, causes }: Lookup): string => joinedKey(stream.accountId, stream.streamId, ...causes);
