import { useEffect, useState } from 'react';
import type { ChangelogEntry } from '../../server/api-types.ts';
import { get } from '../../server/client.ts';

const seenKey = (uid: string): string => `leadwright-changelog-${uid}`;
// Ids have letters, digits, - and _.
const seenBy = (uid: string): Set<string> => new Set(localStorage.getItem(seenKey(uid))?.split(','));

type Changelog = {
  /** null: not loaded, or it could not be. A page is whole without it. */
  entries: readonly ChangelogEntry[] | null;
  /** Ids of entries that this person has not seen in this browser. */
  unread: ReadonlySet<string>;
  markRead: () => void;
};

/** Asks once, when the browser has nothing else to do. Without the query library, which public pages do not load. */
export function useChangelog(uid: string): Changelog {
  const [entries, setEntries] = useState<readonly ChangelogEntry[] | null>(null);
  const [seen, setSeen] = useState(() => seenBy(uid));
  useEffect(() => {
    const left = new AbortController();
    const stop = whenIdle(() => {
      get('/api/v2/changelog', { signal: left.signal }).then(
        (answer) => !left.signal.aborted && setEntries(answer.entries),
        () => undefined,
      );
    });
    return () => {
      stop();
      left.abort();
    };
  }, []);
  const markRead = () => {
    const all = new Set(entries?.map(({ id }) => id));
    localStorage.setItem(seenKey(uid), [...all].join(','));
    setSeen(all);
  };
  const unread = new Set(entries?.flatMap(({ id }) => (seen.has(id) ? [] : [id])));
  return { entries, unread, markRead };
}

/** Answers what calls it off. Safari has no requestIdleCallback. */
function whenIdle(act: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const waiting = window.requestIdleCallback(act, { timeout: 5000 });
    return () => window.cancelIdleCallback(waiting);
  }
  const waiting = setTimeout(act, 1);
  return () => clearTimeout(waiting);
}
