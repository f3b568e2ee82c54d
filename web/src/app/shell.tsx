// The frame around the working pages: the sidebar, antd's theme, live events.
import { useState } from 'react';
import { ConfigProvider } from 'antd';
import { antdTheme } from '../antd-theme.ts';
import { Brand } from '../components/brand.tsx';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { Icon } from '../components/icon.tsx';
import { OfflineNote } from '../components/offline-note.tsx';
import { useRouteStart } from '../components/route-focus.ts';
import { useScheme } from '../components/scheme.ts';
import { useMedia } from '../components/use-media.ts';
import { Outlet, useLocation } from '../navigation/links.ts';
import { useLiveEvents } from '../server/live.ts';
import { createQueryClient, Providers } from './providers.tsx';
import { Sidebar } from './sidebar.tsx';
import '../styles/shell.css';

const collapsedKey = 'leadwright-sidebar';

/** Everything signed-in people see. What was read lives as long as the frame: nothing of it is left after a log-out. */
export function Shell() {
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
  const { scheme } = useScheme();
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const { pathname } = useLocation();
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(collapsedKey) === 'collapsed');
  // The page for which the menu was opened: going to another page closes it.
  const [menuAt, setMenuAt] = useState<string | null>(null);
  const menuOpen = menuAt === pathname;
  const collapse = (next: boolean) => {
    localStorage.setItem(collapsedKey, next ? 'collapsed' : 'open');
    setCollapsed(next);
  };
  return (
    <ConfigProvider theme={antdTheme(scheme, still)}>
      <div className={`shell${collapsed ? ' collapsed' : ''}${menuOpen ? ' menu-open' : ''}`}>
        <a className="skip" href="#content">
          Skip to content
        </a>
        <header className="top-bar">
          <button type="button" className="button" aria-expanded={menuOpen} aria-controls="sidebar" onClick={() => setMenuAt(menuOpen ? null : pathname)}>
            <Icon name={menuOpen ? 'close' : 'menu'} /> Menu
          </button>
          <Brand />
        </header>
        <Sidebar collapsed={collapsed} onCollapse={collapse} />
        <main id="content" className="work">
          <OfflineNote />
          <ErrorBoundary resetOn={pathname}>
            <Outlet />
          </ErrorBoundary>
        </main>
      </div>
    </ConfigProvider>
  );
}
