import { NavLink, Outlet } from '../navigation/links.ts';
import { useSession } from '../server/session.ts';
import { settingsTabsFor } from './menus.ts';
import '../styles/settings.css';

/** The tabs of the settings around the one that is open. */
export function SettingsFrame() {
  const session = useSession();
  return (
    <div className="page settings-page">
      <div className="settings-head">
        <nav aria-label="Settings" className="tabs">
          {settingsTabsFor(session.state === 'in' ? session.person.role : '').map((tab) => (
            <NavLink key={tab.to} to={tab.to}>
              {tab.label}
            </NavLink>
          ))}
        </nav>
        {session.state === 'in' && (
          <span className="help">
            Account <code>{session.person.accountId}</code>
          </span>
        )}
      </div>
      <Outlet />
    </div>
  );
}
