// The log of one transaction that remembers what it read and appended. Its accounts are locked, so no other
// transaction changes their streams, and nothing has to be read twice.
import type { Lookup, StoredEvent, Stream } from '../event-store.ts';
import { joinedKey } from '../log/joined-key.ts';
import type { Head, LogWriter, LookupResult } from './write-protocol.ts';

/** `lookups` were made once the transaction had its locks; `results` holds one result for each. */
export function rememberingLog(log: LogWriter, lookups: Lookup[], results: LookupResult[]): LogWriter {
  const heads = new Map<string, Head | null>();
  const newestEvents = new Map<string, LookupResult['last']>();
  const repeats = new Map<string, boolean>();
  const causes = new Set<string>();
  const remember = (lookup: Lookup, { isRepeat, head, last }: LookupResult): void => {
    const { stream } = lookup;
    repeats.set(causesKey(lookup), isRepeat);
    if (!heads.has(streamKey(stream))) heads.set(streamKey(stream), head);
    if (!newestEvents.has(stream.accountId)) newestEvents.set(stream.accountId, last);
  };
  for (const [i, lookup] of lookups.entries()) {
    const result = results[i];
    if (result) remember(lookup, result);
  }
  const isKnown = (lookup: Lookup): boolean =>
    heads.has(streamKey(lookup.stream)) && (lookup.causes.length === 0 || repeats.has(causesKey(lookup)));
  return {
    ...log,
    lookup: async (lookup) => {
      const { accountId } = lookup.stream;
      if (!isKnown(lookup)) remember(lookup, await log.lookup(lookup));
      return {
        isRepeat:
          (repeats.get(causesKey(lookup)) ?? false) ||
          lookup.causes.some((cause) => causes.has(joinedKey(accountId, cause))),
        head: copied(heads.get(streamKey(lookup.stream)) ?? null),
        last: newestEvents.get(accountId) ?? null,
      };
    },
    append: async (append) => {
      await log.append(append);
      const { stream, events, head } = append;
      heads.set(streamKey(stream), head);
      const newest: StoredEvent | undefined = events.at(-1);
      if (newest) newestEvents.set(stream.accountId, newest);
      for (const cause of append.causes) causes.add(joinedKey(stream.accountId, cause));
    },
  };
}

// Returns the head as the table would: JSON drops undefined fields, and each reader gets its own copy.
function copied(head: Head | null): Head | null {
  return head && { ...head, state: JSON.parse(JSON.stringify(head.state)) as unknown };
}

export const streamKey = ({ accountId, streamId }: Stream): string => joinedKey(accountId, streamId);
const causesKey = ({ stream: { accountId }, causes }: Lookup): string => joinedKey(accountId, ...causes);
