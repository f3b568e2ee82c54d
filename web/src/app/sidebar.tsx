import { useQueryClient } from '@tanstack/react-query';
import { Brand } from '../components/brand.tsx';
import { Icon, type IconName } from '../components/icon.tsx';
import { SchemeSwitch } from '../components/scheme-switch.tsx';
import { Link, NavLink, useNavigate } from '../navigation/links.ts';
import { paths } from '../navigation/paths.ts';
import { useSession } from '../server/session.ts';
import { LogOutButton } from './log-out-button.tsx';
import { UsagePanel } from './usage-panel.tsx';

const items: { to: string; label: string; icon: IconName; under?: boolean; end?: boolean }[] = [
  { to: paths.search, label: 'Search', icon: 'search', end: true },
  { to: paths.searchOf('consumers'), label: 'Consumers', icon: 'people', under: true },
  { to: paths.searchOf('businesses'), label: 'Businesses', icon: 'building', under: true },
  { to: paths.downloads, label: 'Downloads', icon: 'download' },
  { to: paths.settings, label: 'Settings', icon: 'settings' },
];

export function Sidebar({ collapsed, onCollapse }: { collapsed: boolean; onCollapse: (next: boolean) => void }) {
  return (
    <aside id="sidebar" className="sidebar" aria-label="Sidebar">
      <Link to={paths.search} className="brand-link" aria-label="Leadwright, search">
        <Brand />
      </Link>
      <nav aria-label="Main">
        <ul>
          {items.map((item) => (
            <li key={item.to} className={item.under === true ? 'under' : undefined}>
              <NavLink to={item.to} end={item.end === true} title={item.label}>
                <Icon name={item.icon} />
                <span className="label">{item.label}</span>
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
  const onLeft = () => {
    client.clear();
    void navigate(paths.home);
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
