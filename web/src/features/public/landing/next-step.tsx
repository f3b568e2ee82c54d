import { Link } from '../../../navigation/links.ts';
import { paths } from '../../../navigation/paths.ts';
import { useSession, useWasSignedIn } from '../../../server/session.ts';
import { site } from '../../../site.ts';

/** The one action of the page: an account for visitors, the search for everybody else. */
export function NextStep({ primary = false }: { primary?: boolean }) {
  const session = useSession();
  const signedInBefore = useWasSignedIn();
  const className = primary ? 'button primary large' : 'button large';
  if (session.state === 'in' || (session.state === 'unknown' && signedInBefore)) {
    return (
      <Link className={className} to={paths.search}>
        Search leads
      </Link>
    );
  }
  return (
    <>
      <Link className={className} to={paths.signUp}>
        Signup Now
      </Link>
      <span className="help">
        {site.signUp === 'open'
          ? 'New customers get 100 leads to try it while free trials of the day are left. No card needed.'
          : 'Sales and support set your account up.'}
      </span>
    </>
  );
}
