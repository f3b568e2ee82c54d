import { accountNow } from '@leadwright/leads/rules/account-now';
import { useCompanyName } from '../components/company-profile/held-profile.ts';
import { PaymentState } from '../components/subscription/payment-state.tsx';
import { PastDueNotice, SubscriptionState, UpdateCardLink } from '../components/subscription/subscription-notices.tsx';
import { NavLink, Outlet, useLocation } from '../navigation/links.ts';
import { paths } from '../navigation/paths.ts';
import { useSession } from '../server/session.ts';
import { useUsage } from '../server/usage.ts';
import { settingsTabsFor } from './menus.ts';
import '../styles/settings.css';

/** The tabs of the settings around the one that is open. */
export function SettingsFrame() {
  const session = useSession();
  const { pathname } = useLocation();
  return (
    <div className="page settings-page">
      <div className="settings-head">
        {session.state === 'in' && <Whose accountId={session.person.accountId} />}
        <nav aria-label="Settings" className="tabs">
          {settingsTabsFor(session.state === 'in' ? session.person.role : '').map((tab) => (
            <NavLink key={tab.to} to={tab.to}>
              {tab.label}
            </NavLink>
          ))}
        </nav>
      </div>
      {withState.includes(pathname) && <State isUsage={pathname === paths.usage} />}
      <Outlet />
    </div>
  );
}

/** Which company and account the settings are of: what people name to support. */
function Whose({ accountId }: { accountId: string }) {
  const name = useCompanyName();
  return (
    <span className="help whose">
      {name !== undefined && <strong>{name}</strong>} Account <code>{accountId}</code>
    </span>
  );
}

// The pages of billing and invoices say it in their own words.
const withState: readonly string[] = [paths.profile, paths.settingsTab('team'), paths.usage];

/** The page of usage has its own word of a payment that is due. */
function State({ isUsage }: { isUsage: boolean }) {
  const { data } = useUsage();
  if (data === undefined) return null;
  const { is } = accountNow(data);
  return (
    <>
      {is === 'past-due' && !isUsage && <PastDueNotice action={<UpdateCardLink />} />}
      <SubscriptionState is={is} />
      <PaymentState usage={data} />
    </>
  );
}
