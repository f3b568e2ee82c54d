// The frame around signed-in pages: the sidebar, antd's theme, live events.
import { Fragment, useState } from 'react';
import { ConfigProvider } from 'antd';
import { antdTheme } from '../antd-theme.ts';
import { AlertBanner } from '../components/banner/alert-banner.tsx';
import { AccountDocument } from '../components/account/account-document.tsx';
import { Brand } from '../components/layout/brand.tsx';
import { ErrorBoundary } from '../components/feedback/error-boundary.tsx';
import { FileReady } from '../components/feedback/file-ready.tsx';
import { Icon } from '../components/layout/icon.tsx';
import { OfflineNote } from '../components/feedback/offline-note.tsx';
import { Said } from '../components/feedback/said.tsx';
import { SubscriptionState, TrialBanner } from '../components/subscription/subscription-notices.tsx';
import { useRouteStart } from '../components/pages/route-focus.ts';
import { useScheme } from '../components/layout/scheme.ts';
import { useMedia } from '../components/layout/use-media.ts';
import { SuperAdminBar } from '../features/superadmin/super-admin-bar.tsx';
import { useMessaging } from '../features/messaging/messaging.ts';
import { SandboxBar } from '../features/sandbox/sandbox-bar.tsx';
import { accountNow } from '@leadwright/leads/rules/account-now';
import { Outlet, useLocation } from '../navigation/links.ts';
import { paths } from '../navigation/paths.ts';
import { useBillingZone } from '../server/billing-zone.ts';
import { useLiveEvents } from '../server/live/live.ts';
import { ownStaffOf, useSession } from '../server/session.ts';
import { useUsage } from '../server/usage.ts';
import { createQueryClient, Providers } from './providers.tsx';
import { Sidebar } from './sidebar/sidebar.tsx';
import { useMenu } from './sidebar/use-menu.ts';
import '../styles/shell.css';

/** Says on every page that the account is on the free trial, or why not; not to those who work for the product. */
function FreeTrial({ pathname }: { pathname: string }) {
  const session = useSession();
  const isStaff = session.state === 'in' && ownStaffOf(session.person) !== '';
  const { data } = useUsage();
  if (data === undefined || isStaff) return null;
  const { is } = accountNow(data);
  if (is === 'free-trial') return <TrialBanner />;
  // The settings say it themselves.
  const isRefused = is === 'trial-refused' || is === 'trials-over';
  return isRefused && !pathname.startsWith(paths.settings) ? <SubscriptionState is={is} /> : null;
}

// Phones and tablets zoom into inputs with a font below 16 px; base.css has the same query.
const touchQuery = '(pointer: coarse), (max-width: 767px)';
const collapsedKey = 'leadwright-sidebar';

/**
 * Everything signed-in people see. The query cache lives as long as the frame, which begins anew with another account:
 * a log-out and a change of the account leave no data behind.
 */
export function Shell() {
  const session = useSession();
  return <AccountShell key={session.state === 'in' ? session.person.accountId : ''} />;
}

function AccountShell() {
  const [client] = useState(createQueryClient);
  return (
    <Providers client={client}>
      <Frame />
    </Providers>
  );
}

function Frame() {
  useRouteStart();
  useLiveEvents();
  useMessaging();
  const { scheme } = useScheme();
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const touch = useMedia(touchQuery);
  const { pathname } = useLocation();
  const zone = useBillingZone();
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(collapsedKey) === 'collapsed');
  const { open: menuOpen, toggle: toggleMenu, button: menuButton } = useMenu(pathname);
  const collapse = (next: boolean) => {
    localStorage.setItem(collapsedKey, next ? 'collapsed' : 'open');
    setCollapsed(next);
  };
  return (
    <ConfigProvider theme={antdTheme(scheme, { still, touch })}>
      <div className={`shell${collapsed ? ' collapsed' : ''}${menuOpen ? ' menu-open' : ''}`}>
        <a className="skip" href="#content">
          Skip to content
        </a>
        <header className="top-bar">
          <button
            type="button"
            className="button"
            ref={menuButton}
            aria-expanded={menuOpen}
            aria-controls="sidebar"
            onClick={toggleMenu}
          >
            <Icon name={menuOpen ? 'close' : 'menu'} /> Menu
          </button>
          <Brand />
        </header>
        <Sidebar collapsed={collapsed} onCollapse={collapse} />
        {/* For pointers only; the keyboard has Escape and the button. */}
        {menuOpen && <div className="backdrop" aria-hidden="true" onClick={toggleMenu} />}
        <div className="work-column">
          <SuperAdminBar inert={menuOpen} />
          <SandboxBar inert={menuOpen} />
          <main id="content" className="work" inert={menuOpen}>
            <AlertBanner />
            <OfflineNote />
            <AccountDocument />
            <FreeTrial pathname={pathname} />
            <Said />
            <FileReady />
            <ErrorBoundary resetOn={pathname}>
              {/* Its days are written anew in another zone. The browser knows it but for a person's first page in it. */}
              <Fragment key={zone ?? 'UTC'}>
                <Outlet />
              </Fragment>
            </ErrorBoundary>
          </main>
        </div>
      </div>
    </ConfigProvider>
  );
}
