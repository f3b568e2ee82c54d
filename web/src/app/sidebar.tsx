import { useQueryClient } from '@tanstack/react-query';
import { Brand } from '../components/layout/brand.tsx';
import { Icon } from '../components/layout/icon.tsx';
import { SchemeSwitch } from '../components/layout/scheme-switch.tsx';
import { Link, NavLink, useNavigate } from '../navigation/links.ts';
import { paths } from '../navigation/paths.ts';
import { useSession } from '../server/session.ts';
import { logOut } from './log-out.ts';
import { sidebarLinks } from './menus.ts';
import { UsagePanel } from './usage-panel.tsx';

export function Sidebar({ collapsed, onCollapse }: { collapsed: boolean; onCollapse: (next: boolean) => void }) {
  return (
    <aside id="sidebar" className="sidebar" aria-label="Sidebar">
      <Link to={paths.search} className="brand-link" aria-label="Leadwright, search">
        <Brand />
      </Link>
      <nav aria-label="Main">
        <ul>
          {sidebarLinks.map(({ to, label, icon, under, end }) => (
            <li key={to} className={under ? 'under' : undefined}>
              <NavLink to={to} end={end} title={label}>
                <Icon name={icon} />
                <span className="label">{label}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="sidebar-foot">
        {!collapsed && <UsagePanel />}
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
  const navigate = useNavigate();
  const leave = async () => {
    await logOut();
    client.clear();
    await navigate(paths.home);
  };
  if (session.state !== 'in') return null;
  return (
    <div className="person">
      <span className="label" title={session.person.email}>
        {session.person.email}
      </span>
      <button type="button" className="button quiet" aria-label="Log out" title="Log out" onClick={() => void leave()}>
        <Icon name="leave" />
      </button>
    </div>
  );
}
