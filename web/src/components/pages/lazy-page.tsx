import { useEffect, useSyncExternalStore, type ComponentType } from 'react';
import { Notice } from '../feedback/notice.tsx';
import { createPageLoader, type Browser, type PageLoader } from './page-loader.ts';
import { InsteadPage } from './instead-page.tsx';
import { useTabTitle } from './page-title.tsx';
import { useOnline } from '../../server/live/online.ts';

const reloadedKey = 'leadwright-reloaded';
const againMs = 5_000;

const here: Browser = {
  // Asks for the address that a reload would load: only that answer shows that a reload is safe.
  isServerThere: () =>
    fetch(window.location.href, { method: 'HEAD', cache: 'no-store', headers: { accept: 'text/html' } }).then(
      ({ status }) => status < 500,
      () => false,
    ),
  reloadOnce: () => {
    if (sessionStorage.getItem(reloadedKey) === window.location.href) return false;
    sessionStorage.setItem(reloadedKey, window.location.href);
    window.location.reload();
    return true;
  },
  forgetReload: () => {
    // The build, which makes the HTML of public pages, has no window.
    if (typeof window !== 'undefined') sessionStorage.removeItem(reloadedKey);
  },
};

/** `load` brings the code before the page is shown, so that its first rendering is whole. */
export type LazyPage = ComponentType & { load: () => Promise<void> };

/** A page whose code is loaded when it is first shown. Unlike React's `lazy`, it retries after a failure. */
export function lazyPage(fetchPage: () => Promise<ComponentType>, browser: Browser = here): LazyPage {
  const loader = createPageLoader(fetchPage, browser);
  return Object.assign(() => <PageOf loader={loader} />, { displayName: 'LazyPage', load: loader.load });
}

function PageOf({ loader }: { loader: PageLoader<ComponentType> }) {
  const now = useSyncExternalStore(loader.subscribe, loader.current, loader.current);
  useEffect(() => {
    void loader.load();
  }, [loader]);
  if (now.state === 'broken') throw now.error;
  if (now.state === 'loading') return <Loading />;
  if (now.state === 'waiting') return <NotLoadedYet again={loader.load} />;
  const { page: Page } = now;
  return <Page />;
}

function Loading() {
  useTabTitle();
  return <div className="page" aria-busy="true" />;
}

function NotLoadedYet({ again }: { again: () => Promise<void> }) {
  const online = useOnline();
  useEffect(() => {
    if (!online) return;
    void again();
    const timer = setInterval(() => void again(), againMs);
    return () => clearInterval(timer);
  }, [online, again]);
  return (
    <InsteadPage tab="Not loaded yet" title="This page is not loaded yet">
      <Notice
        tone="warn"
        action={
          <button type="button" className="button" onClick={() => void again()}>
            Try again
          </button>
        }
      >
        {online
          ? 'The server does not answer. The page opens by itself as soon as it does.'
          : 'You are offline. The page opens by itself as soon as you are connected again.'}
      </Notice>
    </InsteadPage>
  );
}
