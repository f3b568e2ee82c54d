// Guards every page for signed-in people: it renews the session after a reload, and asks visitors to log in.
import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { mayEnter, type Somebody } from '@leadwright/runtime/access/roles';
import { Failed } from '../components/feedback/loaded.tsx';
import { lazyPage } from '../components/pages/lazy-page.tsx';
import { GettingAccount } from '../components/pages/getting-account.tsx';
import { InsteadPage } from '../components/pages/instead-page.tsx';
import { Link, Navigate, useLocation } from '../navigation/links.ts';
import { backFromLogIn, logInThen, paths, signUpThen } from '../navigation/paths.ts';
import { renewSession } from '../server/client.ts';
import { identityOf, useSession } from '../server/session.ts';
import { PublicFrame } from './public-layout.tsx';

export function SessionGate({ signedIn }: { signedIn: ReactNode }) {
  const session = useSession();
  const [error, setError] = useState<unknown>(null);
  const { pathname, search } = useLocation();
  const unknown = session.state === 'unknown';
  const ask = () => {
    setError(null);
    return renewSession().catch(setError);
  };
  useEffect(() => {
    if (unknown) void renewSession().catch(setError);
  }, [unknown]);
  if (session.state === 'in' && !hasAccess(session.person)) return <NoAccess />;
  // For another person the page begins anew, with an empty cache.
  if (session.state === 'in') return <Fragment key={identityOf(session.person)}>{signedIn}</Fragment>;
  if (session.state === 'unknown') {
    return error === null ? (
      <div className="page" aria-busy="true">
        <GettingAccount patienceMs={200} />
      </div>
    ) : (
      <div className="page narrow">
        <Failed error={error} retry={ask} />
      </div>
    );
  }
  if (session.because === 'left') return <Navigate to={paths.home} replace />;
  const next = pathname + search;
  if (session.because === 'over' || pathname.startsWith(paths.settings))
    return <Navigate to={logInThen(next)} replace state={backFromLogIn} />;
  return <PleaseLogIn next={next} />;
}

const LostAccess = lazyPage(() => import('../features/sign-in/lost-access.tsx').then((m) => m.LostAccess));

// Staff without a place in an account still have their own pages.
const hasAccess = (who: Somebody): boolean =>
  mayEnter(who, 'member') || mayEnter(who, 'finance') || mayEnter(who, 'super-admin');

function NoAccess() {
  return (
    <PublicFrame>
      <LostAccess />
    </PublicFrame>
  );
}

function PleaseLogIn({ next }: { next: string }) {
  return (
    <PublicFrame>
      <InsteadPage
        tab="Log in"
        title="Please Login to View this Page"
        actions={
          <>
            <Link className="button primary" to={logInThen(next)}>
              Log in
            </Link>
            <Link className="button" to={signUpThen(next)}>
              Sign up
            </Link>
          </>
        }
      >
        <p>Searching and counting are free. You pay with leads only when you download them.</p>
      </InsteadPage>
    </PublicFrame>
  );
}
