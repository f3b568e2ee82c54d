import { PageTitle } from '../../components/pages/page-title.tsx';
import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';

/** What who was removed from the account reads in place of every page. */
export function LostAccess() {
  return (
    <div className="page narrow door">
      <PageTitle title="No access">You no longer have access to this account</PageTitle>
      <p>An admin of the account removed you, or ended your access for now. Ask an admin, or sign up for your own.</p>
      <p className="actions">
        <Link className="button primary" to={paths.signUp}>
          Signup
        </Link>
      </p>
    </div>
  );
}
