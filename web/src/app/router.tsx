// Builds the routes from the table of pages. Public pages load no code of the signed-in ones.
import type { ReactNode } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { mayEnter } from '@leadwright/runtime/access/roles';
import { lazyPage } from '../components/pages/lazy-page.tsx';
import { NotFound } from '../components/pages/not-found.tsx';
import { PageName } from '../components/pages/page-title.tsx';
import { paths } from '../navigation/paths.ts';
import { useSession } from '../server/session.ts';
import { homePage, pages, type Page } from './pages.ts';
import { PublicLayout } from './public-layout.tsx';
import { SessionGate } from './session-gate.tsx';
import { Start } from './start.tsx';

const Restricted = lazyPage(() => import('../features/billing/restricted.tsx').then((m) => m.Restricted));
const Shell = lazyPage(() => import('./shell.tsx').then((m) => m.Shell));
const SettingsFrame = lazyPage(() => import('./settings-frame.tsx').then((m) => m.SettingsFrame));
const elements = new Map(pages.map((page) => [page, elementOf(page)]));

function elementOf({ title, load, adminOnly }: Page) {
  const LazyPage = lazyPage(load);
  return (
    <PageName value={title}>
      {adminOnly === true ? (
        <AdminsOnly>
          <LazyPage />
        </AdminsOnly>
      ) : (
        <LazyPage />
      )}
    </PageName>
  );
}

/** What the page reads is refused by the server as well; this only says so before it is asked. */
function AdminsOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  return session.state === 'in' && mayEnter(session.person, 'admin') ? children : <Restricted />;
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
        <Route index element={<Navigate to={paths.usage} replace />} />
        {tabs}
        <Route path="*" element={<Navigate to={paths.usage} replace />} />
      </Route>
    </Route>
  </>
);

export function Router() {
  return (
    // Not as transitions: a filter's control shows its value from the address in the same frame.
    <BrowserRouter useTransitions={false}>
      <Routes>{routes}</Routes>
    </BrowserRouter>
  );
}
