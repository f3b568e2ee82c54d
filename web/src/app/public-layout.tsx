import { useSyncExternalStore, type ReactNode } from 'react';
import { Brand } from '../components/layout/brand.tsx';
import { SiteMap } from '../components/layout/site-map.tsx';
import { ErrorBoundary } from '../components/feedback/error-boundary.tsx';
import { Said } from '../components/feedback/said.tsx';
import { laterPart } from '../components/pages/later-part.tsx';
import { useRouteStart } from '../components/pages/route-focus.ts';
import { Link, Outlet, useLocation } from '../navigation/links.ts';
import { paths } from '../navigation/paths.ts';
import { useSession } from '../server/session.ts';
import { PublicNav } from './public-nav.tsx';

// Visitors do not load it.
const ActingBanner = laterPart(() => import('../features/superadmin/acting-banner.tsx').then((m) => m.ActingBanner));

const AlertBanner = laterPart(() => import('../components/banner/alert-banner.tsx').then((m) => m.AlertBanner));

const neverChanges = () => () => undefined;

/** What the build makes holds no banner, and its code comes after the page. */
function LaterBanner() {
  const isThere = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return isThere ? <AlertBanner /> : null;
}

/** The banner of a super-admin who acts for somebody stands over public pages too. */
function Acting() {
  const session = useSession();
  return session.state === 'in' && session.person.impersonation ? <ActingBanner /> : null;
}

export function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}

export function PublicFrame({ children }: { children: ReactNode }) {
  useRouteStart();
  const { pathname } = useLocation();
  return (
    <div className="public">
      <a className="skip" href="#content">
        Skip to content
      </a>
      <Acting />
      <header className="public-head">
        <Link to={paths.home} className="brand-link">
          <Brand />
        </Link>
        <PublicNav />
      </header>
      <main id="content">
        <Said />
        <ErrorBoundary resetOn={pathname}>{children}</ErrorBoundary>
      </main>
      <SiteMap />
      <LaterBanner />
    </div>
  );
}
