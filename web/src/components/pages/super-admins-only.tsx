import type { ReactNode } from 'react';
import { mayEnter } from '@leadwright/runtime/access/roles';
import { NavLink } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { useSession } from '../../server/session.ts';
import { Notice } from '../feedback/notice.tsx';
import { InsteadPage } from './instead-page.tsx';
import './super-admins-only.css';

const tools = [
  { to: paths.allUsers, label: 'View All Users' },
  { to: paths.errorLog, label: 'Errors' },
  { to: paths.sentMessages, label: 'Messages' },
  { to: paths.siteDocuments, label: 'Site documents' },
  { to: paths.claims, label: 'Claims of the site' },
  { to: paths.privacyRequests, label: 'Privacy requests' },
  { to: paths.leadData, label: 'Lead data' },
  { to: paths.fieldTest, label: 'Field test' },
];

/**
 * A page of super-admins as themselves, with the links to its sisters, unless it is the menu, which has them itself. The server refuses what it reads to anybody else
 * and while they act for another; this only says so before it is asked.
 */
export function SuperAdminsOnly({ isMenu = false, children }: { isMenu?: boolean; children: ReactNode }) {
  const session = useSession();
  if (session.state !== 'in' || !mayEnter(session.person, 'super-admin'))
    return (
      <InsteadPage title="You do not have access to this page">
        <p>It is for super-admins.</p>
      </InsteadPage>
    );
  if (session.person.impersonation)
    return (
      <InsteadPage title="Not while you act for another person">
        <Notice tone="info">Stop impersonating to see this page.</Notice>
      </InsteadPage>
    );
  return (
    <div className="page">
      {!isMenu && (
        <nav aria-label="Super-admin tools" className="tabs super-admin-tools">
          {tools.map(({ to, label }) => (
            <NavLink key={to} to={to}>
              {label}
            </NavLink>
          ))}
        </nav>
      )}
      {children}
    </div>
  );
}
