import type { ReactNode } from 'react';
import { mayEnter } from '@leadwright/runtime/access/roles';
import { NavLink } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { useSession } from '../../server/session.ts';
import { PageTitle } from './page-title.tsx';
import './super-admins-only.css';

const tools = [
  { to: paths.errorLog, label: 'Errors' },
  { to: paths.siteDocuments, label: 'Site documents' },
  { to: paths.fieldTest, label: 'Field test' },
];

/** A page of super-admins with the links to its sisters. The server refuses anybody else too; this only says so before it is asked. */
export function SuperAdminsOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  if (session.state !== 'in' || !mayEnter(session.person, 'super-admin'))
    return (
      <div className="page narrow">
        <PageTitle>You do not have access to this page</PageTitle>
        <p>It is for super-admins.</p>
      </div>
    );
  return (
    <div className="page">
      <nav aria-label="Super-admin tools" className="tabs super-admin-tools">
        {tools.map(({ to, label }) => (
          <NavLink key={to} to={to}>
            {label}
          </NavLink>
        ))}
      </nav>
      {children}
    </div>
  );
}
