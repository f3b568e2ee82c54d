// Loads the code of one page when it is first opened. Without a connection the application keeps running:
// the page says that it waits, and opens when its code arrives.

export type PageLoad<Page> =
  | { state: 'loading' }
  /** Neither code nor server can be reached; `load()` tries again. */
  | { state: 'waiting' }
  | { state: 'ready'; page: Page }
  /** The server answers, and a reload has not helped. */
  | { state: 'broken'; error: unknown };

export type Browser = {
  isServerThere: () => Promise<boolean>;
  /** False when this address was already reloaded for the same reason. */
  reloadOnce: () => boolean;
  /** The next failure may reload again. */
  forgetReload: () => void;
};

export type PageLoader<Page> = {
  current: () => PageLoad<Page>;
  subscribe: (listener: () => void) => () => void;
  load: () => Promise<void>;
};

/** `load()` is idempotent: a ready or broken page does not change, and only one attempt runs at a time. */
export function createPageLoader<Page>(fetchPage: () => Promise<Page>, browser: Browser): PageLoader<Page> {
  let now: PageLoad<Page> = { state: 'loading' };
  let attempt: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const change = (next: PageLoad<Page>) => {
    now = next;
    for (const listener of listeners) listener();
  };
  const tryOnce = async () => {
    try {
      change({ state: 'ready', page: await fetchPage() });
      browser.forgetReload();
    } catch (error) {
      if (!(await browser.isServerThere())) return change({ state: 'waiting' });
      // A new release removed the code, or the browser cached the failure: a reload repairs both.
      if (!browser.reloadOnce()) change({ state: 'broken', error });
    }
  };
  return {
    current: () => now,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    load: () => {
      if (now.state === 'ready' || now.state === 'broken') return Promise.resolve();
      attempt ??= tryOnce().finally(() => {
        attempt = undefined;
      });
      return attempt;
    },
  };
}
