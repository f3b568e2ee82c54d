// Builds the routes from the table of pages. Public pages load no code of the signed-in ones.
import { StrictMode, type ReactNode } from 'react';
import { BrowserRouter, matchPath, Navigate, Route, Routes } from 'react-router-dom';
import { mayEnter } from '@leadwright/runtime/access/roles';
import { ErrorBoundary } from '../components/feedback/error-boundary.tsx';
import { lazyPage, type LazyPage } from '../components/pages/lazy-page.tsx';
import { InsteadPage } from '../components/pages/instead-page.tsx';
import { NotFound } from '../components/pages/not-found.tsx';
import { PageName } from '../components/pages/page-title.tsx';
import { paths } from '../navigation/paths.ts';
import { useSession } from '../server/session.ts';
import { firstSettingsTab } from './menus.ts';
import type { Page } from './page.ts';
import { homePage, pages } from './pages.ts';
import { PublicLayout } from './public-layout.tsx';
import { SessionGate } from './session-gate.tsx';
import { Start } from './start.tsx';

const Restricted = lazyPage(() => import('../features/billing/restricted.tsx').then((m) => m.Restricted));
const Shell = lazyPage(() => import('./shell.tsx').then((m) => m.Shell));
const SettingsFrame = lazyPage(() => import('./settings-frame.tsx').then((m) => m.SettingsFrame));
const lazyPages = new Map(pages.map((page) => [page, lazyPage(page.load)]));
const elements = new Map(Array.from(lazyPages, ([page, LazyPage]) => [page, elementOf(page, LazyPage)]));

function elementOf({ title, onlyFor }: Page, LazyPage: LazyPage) {
  return (
    <PageName value={title}>
      {onlyFor === undefined ? (
        <LazyPage />
      ) : (
        <Only who={onlyFor}>
          <LazyPage />
        </Only>
      )}
    </PageName>
  );
}

/** What the page reads is refused by the server as well; this only says so before it is asked. */
function Only({ who, children }: { who: NonNullable<Page['onlyFor']>; children: ReactNode }) {
  const session = useSession();
  if (session.state === 'in' && mayEnter(session.person, who)) return children;
  if (who === 'admin') return <Restricted />;
  return (
    <InsteadPage title="You do not have access to this page">
      <p>It is for finance.</p>
    </InsteadPage>
  );
}

function FirstTab() {
  const session = useSession();
  return <Navigate to={firstSettingsTab(session.state === 'in' ? session.person.role : '')} replace />;
}

function routesOf(shown: (page: Page) => boolean) {
  return pages
    .filter(shown)
    .flatMap((page) => page.at.map((path) => <Route key={path} path={path} element={elements.get(page)} />));
}

const tabs = routesOf(({ tab }) => tab === true);

export const routes = (
  <>
    <Route element={<PublicLayout />}>
      <Route path={paths.root} element={<Start home={elements.get(homePage)} />} />
      {routesOf(({ access }) => access === 'public')}
      <Route path="*" element={<NotFound />} />
    </Route>
    <Route element={<SessionGate signedIn={<Shell />} />}>
      {routesOf(({ access, tab }) => access === 'signed-in' && tab !== true)}
      <Route path={paths.settings} element={<SettingsFrame />}>
        <Route index element={<FirstTab />} />
        {tabs}
        <Route path="*" element={<FirstTab />} />
      </Route>
    </Route>
  </>
);

/** The page at this path; without a last slash, and in any case, as the routes match it. */
export function pageAt(pathname: string): Page | undefined {
  if (matchPath(paths.root, pathname)) return homePage;
  return pages.find(({ at }) => at.some((pattern) => matchPath(pattern, pathname)));
}

/** Brings what the first rendering of the page at this address needs. A page whose code cannot be had says so itself. */
export async function loadPageAt(address: { pathname: string; search: string }): Promise<void> {
  const page = pageAt(address.pathname);
  if (page === undefined) return;
  await Promise.all([lazyPages.get(page)?.load(), page.content?.(address)]);
}

/** All that stands in the page, under a router: the browser's, or that of the build. */
export function Application() {
  return (
    <StrictMode>
      <ErrorBoundary>
        <Routes>{routes}</Routes>
      </ErrorBoundary>
    </StrictMode>
  );
}

export function Router() {
  return (
    // Not as transitions: a filter's control shows its value from the address in the same frame.
    <BrowserRouter useTransitions={false}>
      <Application />
    </BrowserRouter>
  );
}
