// The code of one page, loaded when the page is first opened. Without a connection the application stays:
// the page says that it waits, and opens when its code arrives.

type PageLoad<Page> =
  | { state: 'loading' }
  /** No code and no server: asked again by `load()`. */
  | { state: 'waiting' }
  | { state: 'ready'; page: Page }
  /** The server is there and a reload has not helped. */
  | { state: 'broken'; error: unknown };

export type Browser = {
  isServerThere: () => Promise<boolean>;
  /** False where this address was reloaded for the same reason already. */
  reloadOnce: () => boolean;
  /** The next failure may reload again. */
  forgetReload: () => void;
};

export type PageLoader<Page> = {
  current: () => PageLoad<Page>;
  subscribe: (listener: () => void) => () => void;
  load: () => Promise<void>;
};

/** `load()` may be called as often as one likes: what is ready or broken stays, and one attempt runs at a time. */
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
      // The code is gone after a new release, or the browser remembers the failure: a reload mends both.
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
