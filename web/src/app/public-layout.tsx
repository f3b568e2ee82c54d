import type { ReactNode } from 'react';
import { Brand } from '../components/brand.tsx';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { SchemeSwitch } from '../components/scheme-switch.tsx';
import { useRouteStart } from '../components/route-focus.ts';
import { Link, NavLink, Outlet, useLocation } from '../navigation/links.ts';
import { paths } from '../navigation/paths.ts';

export function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}

/** Header and footer around what a visitor sees. */
export function PublicFrame({ children }: { children: ReactNode }) {
  useRouteStart();
  const { pathname } = useLocation();
  return (
    <div className="public">
      <a className="skip" href="#content">
        Skip to content
      </a>
      <header className="public-head">
        <Link to={paths.home} className="brand-link">
          <Brand />
        </Link>
        <nav aria-label="Main">
          <NavLink to={paths.home}>Home</NavLink>
          <NavLink to={paths.pricing}>Pricing</NavLink>
          <NavLink to={paths.logIn}>Log in</NavLink>
          <NavLink to={paths.signUp} className="sign-up-link">
            Sign Up
          </NavLink>
        </nav>
      </header>
      <main id="content">
        <ErrorBoundary resetOn={pathname}>{children}</ErrorBoundary>
      </main>
      <footer className="public-foot">
        <span className="help">Leadwright: searchable lists of sales leads.</span>
        <SchemeSwitch />
      </footer>
    </div>
  );
}
