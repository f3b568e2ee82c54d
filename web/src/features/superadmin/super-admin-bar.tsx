// The bar over every signed-in page of a super-admin: the ways to their own pages and the search for people; while
// they act for somebody, the banner instead.
import { Icon } from '../../components/layout/icon.tsx';
import { NavLink } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { forgetActedFor, useMay, useSession } from '../../server/session.ts';
import { ActingBanner } from './acting-banner.tsx';
import { UserSearch } from './user-search.tsx';
import './superadmin.css';
import './words.ts';

/** Nothing for anybody else. `inert`: while a menu lies over the page. */
export function SuperAdminBar({ inert }: { inert: boolean }) {
  const session = useSession();
  const mayFind = useMay('find-people');
  if (session.state !== 'in') return null;
  const { person, actedFor } = session;
  if (person.impersonation) return <ActingBanner inert={inert} />;
  return (
    <>
      {actedFor !== undefined && <NoLongerActing actedFor={actedFor} email={person.email} />}
      {mayFind && (
        <aside className="super-admin-bar" aria-label="Super-admin" inert={inert}>
          <nav aria-label="Super-admin pages">
            <NavLink to={paths.superAdmin} end>
              SuperAdmin Menu
            </NavLink>
            <NavLink to={paths.errorLog}>Errors</NavLink>
            <NavLink to={paths.allUsers}>View All Users</NavLink>
          </nav>
          <UserSearch />
        </aside>
      )}
    </>
  );
}

function NoLongerActing({ actedFor, email }: { actedFor: string; email: string }) {
  return (
    <aside className="super-admin-bar no-longer-acting" aria-label="No longer impersonating">
      <p role="status">
        You no longer act for <strong>{actedFor}</strong>. You are yourself again: {email}.
      </p>
      <button type="button" className="icon-button" aria-label="Close" onClick={forgetActedFor}>
        <Icon name="close" size={16} />
      </button>
    </aside>
  );
}
