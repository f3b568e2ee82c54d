import type { ReactNode } from 'react';
import { Brand } from '../components/layout/brand.tsx';
import { ErrorBoundary } from '../components/feedback/error-boundary.tsx';
import { SchemeSwitch } from '../components/layout/scheme-switch.tsx';
import { useRouteStart } from '../components/pages/route-focus.ts';
import { Link, Outlet, useLocation } from '../navigation/links.ts';
import { paths } from '../navigation/paths.ts';
import { PublicNav } from './public-nav.tsx';

export function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}

export function PublicFrame({ children }: { children: ReactNode }) {
  useRouteStart();
  const { pathname, state } = useLocation();
  // What the page before had to say when it led here.
  const said = (state as { said?: unknown } | null)?.said;
  return (
    <div className="public">
      <a className="skip" href="#content">
        Skip to content
      </a>
      <header className="public-head">
        <Link to={paths.home} className="brand-link">
          <Brand />
        </Link>
        <PublicNav />
      </header>
      <main id="content">
        {typeof said === 'string' && (
          <p role="status" className="notice notice-ok public-said">
            {said}
          </p>
        )}
        <ErrorBoundary resetOn={pathname}>{children}</ErrorBoundary>
      </main>
      <footer className="public-foot">
        <span className="help">Leadwright: searchable lists of sales leads.</span>
        <Link to={paths.optOut}>Your privacy choices</Link>
        <SchemeSwitch />
      </footer>
    </div>
  );
}
