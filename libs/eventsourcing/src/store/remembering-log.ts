// The log of one transaction that remembers what it read and appended. Its accounts are locked, so no other
// transaction changes their streams, and nothing has to be read twice.
import type { Lookup, StoredEvent, Stream } from '../event-store.ts';
import { asStored } from '../log/as-stored.ts';
import { joinedKey } from '../log/joined-key.ts';
import { rememberedCauses } from './remembered-causes.ts';
import type { Head, LogWriter, LookupResult } from './write-protocol.ts';

type Known = Pick<LookupResult, 'head' | 'isEmpty'>;

/** Whether a command was decided before its deduplication keys were looked for. */
export type Assumptions = { made: boolean };

/**
 * `lookups` were made once the transaction had its locks; `results` holds one result for each. `assumptions`: repeats
 * are rare, and the caller runs its work once more after a failure; null: every key is looked up.
 */
export function rememberingLog(
  log: LogWriter,
  lookups: Lookup[],
  results: LookupResult[],
  assumptions: Assumptions | null = null,
): LogWriter {
  const streams = new Map<string, Known>();
  const newestEvents = new Map<string, LookupResult['last']>();
  const causes = rememberedCauses();
  const remember = (lookup: Lookup, { isRepeat, head, isEmpty, last }: LookupResult): void => {
    const { stream } = lookup;
    causes.remember(lookup, isRepeat);
    if (!streams.has(streamKey(stream))) streams.set(streamKey(stream), { head, isEmpty });
    if (!newestEvents.has(stream.accountId)) newestEvents.set(stream.accountId, last);
  };
  for (const [i, lookup] of lookups.entries()) {
    const result = results[i];
    if (result) remember(lookup, result);
  }
  const remembered = ({ stream }: Lookup, isRepeat: boolean): LookupResult => {
    const { head, isEmpty } = streams.get(streamKey(stream)) ?? { head: null, isEmpty: false };
    return { isRepeat, head: copied(head), isEmpty, last: newestEvents.get(stream.accountId) ?? null };
  };
  return {
    ...log,
    lookup: async (lookup) => {
      const isKnown = streams.has(streamKey(lookup.stream)) && causes.isRepeat(lookup) !== null;
      if (!isKnown) remember(lookup, await log.lookup(lookup));
      return remembered(lookup, causes.isRepeat(lookup) ?? false);
    },
    assumeNew: (lookup) => {
      // What is known needs no lookup, and a stream that was not read needs one anyway.
      if (!assumptions || !streams.has(streamKey(lookup.stream)) || causes.isRepeat(lookup) !== null) return null;
      assumptions.made = true;
      return remembered(lookup, false);
    },
    append: async (append) => {
      await log.append(append);
      const { stream, events, head } = append;
      streams.set(streamKey(stream), { head, isEmpty: false });
      const newest: StoredEvent | undefined = events.at(-1);
      if (newest) newestEvents.set(stream.accountId, newest);
      causes.append(stream, append.causes);
    },
  };
}

// Returns the head as the table would: JSON drops undefined fields, and each reader gets its own copy.
function copied(head: Head | null): Head | null {
  return head && { ...head, state: asStored(head.state) };
}

export const streamKey = ({ accountId, streamId }: Stream): string => joinedKey(accountId, streamId);
