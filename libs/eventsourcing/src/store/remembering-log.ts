// Its accounts are locked, so no other transaction changes their streams, and nothing has to be read twice.
import type { Lookup, StoredEvent, Stream } from '../event-store.ts';
import { asStored } from '../log/as-stored.ts';
import { joinedKey } from '../log/joined-key.ts';
import { rememberedCauses } from './remembered-causes.ts';
import type { Head, LogWriter, LookupResult } from './write-protocol.ts';

type FoundHead = Pick<LookupResult, 'head' | 'isEmpty'>;

export type Assumptions = {
  made: boolean;
  /** Whether the results themselves are assumed. What is no append then reads, and throws if they were wrong. */
  readsToo: boolean;
};

export class WrongAssumptionError extends Error {}

/** `results`: one per lookup, read under the locks. `assumptions`: repeats are rare; null: every key is looked up. */
export function rememberingLog(
  log: LogWriter,
  lookups: Lookup[],
  results: LookupResult[],
  assumptions: Assumptions | null = null,
): LogWriter {
  const streams = new Map<string, FoundHead>();
  const newestEvents = new Map<string, LookupResult['last']>();
  const causes = rememberedCauses();
  /** The newest events of the accounts that were assumed and not read yet. */
  const unread = new Map<string, LookupResult['last']>();
  const remember = ({ stream }: Lookup, { head, isEmpty, last }: LookupResult): void => {
    if (!streams.has(streamKey(stream))) streams.set(streamKey(stream), { head, isEmpty });
    if (!newestEvents.has(stream.accountId)) newestEvents.set(stream.accountId, last);
  };
  for (const [i, lookup] of lookups.entries()) {
    const result = results[i];
    if (!result) continue;
    remember(lookup, result);
    if (assumptions?.readsToo) unread.set(lookup.stream.accountId, result.last);
    else causes.remember(lookup, result.isRepeat);
  }
  const read = async (lookup: Lookup): Promise<void> => {
    const { accountId } = lookup.stream;
    const result = await log.lookup(lookup);
    const expected = [unread.get(accountId), newestEvents.get(accountId)];
    if (unread.has(accountId) && !expected.some((last) => isSameEvent(last, result.last)))
      throw new WrongAssumptionError(`account ${accountId} was written by another process`);
    unread.delete(accountId);
    remember(lookup, result);
    causes.remember(lookup, result.isRepeat);
  };
  const remembered = ({ stream }: Lookup, isRepeat: boolean): LookupResult => {
    const { head, isEmpty } = streams.get(streamKey(stream)) ?? { head: null, isEmpty: false };
    return { isRepeat, head: copied(head), isEmpty, last: newestEvents.get(stream.accountId) ?? null };
  };
  return {
    ...log,
    lookup: async (lookup) => {
      const { stream } = lookup;
      const isRead = streams.has(streamKey(stream)) && causes.isRepeat(lookup) !== null;
      if (!isRead || unread.has(stream.accountId)) await read(lookup);
      return remembered(lookup, causes.isRepeat(lookup) ?? false);
    },
    assumeNew: (lookup) => {
      const { stream } = lookup;
      const isRepeat = causes.isRepeat(lookup);
      // What is known needs no lookup, and a stream that was not read needs one anyway.
      if (!assumptions || !streams.has(streamKey(stream)) || isRepeat === true) return null;
      if (isRepeat === false && !unread.has(stream.accountId)) return null;
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

function isSameEvent(a: LookupResult['last'] | undefined, b: LookupResult['last']): boolean {
  return a !== null && a !== undefined && b !== null && Buffer.compare(a.hash, b.hash) === 0;
}

// Returns the head as the table would: JSON drops undefined fields, and each reader gets its own copy.
function copied(head: Head | null): Head | null {
  return head && { ...head, state: asStored(head.state) };
}

export const streamKey = ({ accountId, streamId }: Stream): string => joinedKey(accountId, streamId);
