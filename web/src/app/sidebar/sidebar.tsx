import { kindIcons } from '@leadwright/leads/kind-icons';
import { useQueryClient } from '@tanstack/react-query';
import { BetaMark } from '../../components/layout/beta-mark.tsx';
import { Brand } from '../../components/layout/brand.tsx';
import { Icon } from '../../components/layout/icon.tsx';
import { SchemeSwitch } from '../../components/layout/scheme-switch.tsx';
import { News } from '../../features/changelog/news.tsx';
import { useGoOn } from '../../navigation/go.ts';
import { Link, NavLink, useLocation } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { ownStaffOf, useSession } from '../../server/session.ts';
import { site } from '../../site.ts';
import { sidebarLinksFor } from '../menus.ts';
import { LogOutButton } from '../log-out-button.tsx';
import { AccountChoice } from './account-choice.tsx';
import { UsagePanel } from './usage-panel.tsx';

export function Sidebar({ collapsed, onCollapse }: { collapsed: boolean; onCollapse: (next: boolean) => void }) {
  const session = useSession();
  const { pathname } = useLocation();
  return (
    <aside id="sidebar" className="sidebar" aria-label="Sidebar">
      <Link to={paths.search} className="brand-link" aria-label={`${site.brand}, search`}>
        <Brand />
      </Link>
      <nav aria-label="Main">
        <ul>
          {sidebarLinksFor(session.state === 'in' ? ownStaffOf(session.person) : '').map(
            ({ to, also, label, icon, under, beta, end }) => (
              <li key={to} className={under ? 'under' : undefined}>
                <NavLink to={also.includes(pathname) ? pathname : to} end={end} title={label}>
                  <Icon {...(typeof icon === 'string' ? { name: icon } : { drawing: kindIcons[icon.kind] ?? '' })} />
                  <span className="label">
                    {label}
                    {beta && <BetaMark />}
                  </span>
                </NavLink>
              </li>
            ),
          )}
        </ul>
      </nav>
      <div className="sidebar-foot">
        {!collapsed && <UsagePanel />}
        <News />
        <AccountChoice />
        <Person />
        <div className="sidebar-tools">
          <SchemeSwitch />
          <button
            type="button"
            className="button quiet collapse"
            aria-label={collapsed ? 'Expand the sidebar' : 'Collapse the sidebar'}
            onClick={() => onCollapse(!collapsed)}
          >
            <Icon name={collapsed ? 'right' : 'left'} />
          </button>
        </div>
      </div>
    </aside>
  );
}

function Person() {
  const session = useSession();
  const client = useQueryClient();
  const goOn = useGoOn();
  const onLeft = () => {
    client.clear();
    goOn(paths.home);
  };
  if (session.state !== 'in') return null;
  return (
    <div className="person">
      <span className="label" title={session.person.email}>
        {session.person.email}
      </span>
      <LogOutButton onLeft={onLeft} />
    </div>
  );
}
