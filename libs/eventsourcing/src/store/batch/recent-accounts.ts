// A command on an account that this process just wrote is decided unread: the append proves that nobody wrote since.
import type { Lookup, StoredEvent } from '../../event-store.ts';
import type { Append, Head, LookupResult } from '../write-protocol.ts';

export type RecentAccounts = {
  /** What each lookup would find if its account were as this process left it; null if one of them is not known. */
  assume(lookups: Lookup[]): Assumed | null;
  committed(appends: Append[]): void;
  /** Nothing is known of these accounts any more: another wrote them, or how a commit ended is not known. */
  forget(accountIds: Iterable<string>): void;
  /** Somebody else writes these accounts: for a while each command reads them first. */
  contested(accountIds: Iterable<string>): void;
};

/** `results`: one for each lookup, with no deduplication key stored. `notBefore`: the newest event's time of them all. */
export type Assumed = { results: LookupResult[]; notBefore: string };

const HEADS_MAX = 8;

type AccountHeads = {
  last: { accountSeq: number; hash: Uint8Array; recordedAt: string };
  heads: Map<string, Head>;
};
type Entry = { untilMs: number; known: AccountHeads | null };

export type RecentParts = {
  /** An account that somebody else may have written since is hardly worth an attempt. */
  keptMs: number;
  accountsMax: number;
  monotonicMs?: () => number;
};

export function recentAccounts({
  keptMs,
  accountsMax,
  monotonicMs = () => performance.now(),
}: RecentParts): RecentAccounts {
  // In the order of `untilMs`: what is set goes to the end.
  const entries = new Map<string, Entry>();
  const live = (accountId: string): Entry | null => {
    const entry = entries.get(accountId);
    return entry && entry.untilMs > monotonicMs() ? entry : null;
  };
  const set = (accountId: string, known: AccountHeads | null): void => {
    entries.delete(accountId);
    entries.set(accountId, { untilMs: monotonicMs() + keptMs, known });
    for (const [oldest, { untilMs }] of entries) {
      if (entries.size <= accountsMax && untilMs > monotonicMs()) break;
      entries.delete(oldest);
    }
  };
  return {
    assume: (lookups) => {
      const results: LookupResult[] = [];
      let notBefore = '';
      for (const { stream } of lookups) {
        const known = live(stream.accountId)?.known;
        const head = known?.heads.get(stream.streamId);
        if (!known || !head) return null;
        if (known.last.recordedAt > notBefore) notBefore = known.last.recordedAt;
        results.push({ isRepeat: false, head, isEmpty: false, last: known.last });
      }
      return { results, notBefore };
    },
    committed: (appends) => {
      for (const append of appends) {
        const { accountId, streamId } = append.stream;
        const [first] = append.events;
        const last = append.events.at(-1);
        const entry = live(accountId);
        const isContested = entry !== null && entry.known === null;
        if (!first || !last || isContested) continue;
        const { accountSeq, hash, recordedAt } = last;
        set(accountId, {
          last: { accountSeq, hash, recordedAt },
          heads: withHead(headsBefore(entry, first), streamId, append.head),
        });
      }
    },
    forget: (accountIds) => {
      for (const accountId of accountIds) if (live(accountId)?.known) entries.delete(accountId);
    },
    contested: (accountIds) => {
      for (const accountId of accountIds) set(accountId, null);
    },
  };
}

// Between what was known and this event somebody else may have moved another stream of the account.
function headsBefore(entry: Entry | null, { prevHash }: StoredEvent): Map<string, Head> {
  const known = entry?.known;
  return known && Buffer.compare(known.last.hash, prevHash) === 0 ? known.heads : new Map<string, Head>();
}

function withHead(heads: Map<string, Head>, streamId: string, head: Head): Map<string, Head> {
  heads.delete(streamId);
  heads.set(streamId, head);
  const [oldest] = heads.keys();
  if (heads.size > HEADS_MAX && oldest !== undefined) heads.delete(oldest);
  return heads;
}
