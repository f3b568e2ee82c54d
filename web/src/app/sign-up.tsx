import { useEffect, useState, useSyncExternalStore } from 'react';
import { Failed } from '../components/feedback/loaded.tsx';
import { lazyPage } from '../components/pages/lazy-page.tsx';
import { SalesSignUpPage } from '../features/sign-in/sales-sign-up-page.tsx';
import { SignUpPage } from '../features/sign-in/sign-up-page.tsx';
import { useSearchParams } from '../navigation/links.ts';
import { renewSession } from '../server/client.ts';
import { useSession, useWasSignedIn } from '../server/session.ts';
import { site } from '../site.ts';

const SoftwareSignUp = lazyPage(() =>
  import('../features/sign-in/software-sign-up-page.tsx').then((m) => m.SoftwareSignUpPage),
);
const Subscribe = lazyPage(() => import('./subscribe.tsx').then((m) => m.Subscribe));

/**
 * `/signup`: visitors open an account by mail or are led to sales, who is signed in takes a plan. Visitors load nothing
 * of the latter. Where the address names a software product, everybody is led to sales: the plans are of leads.
 */
export function SignUp() {
  const session = useSession();
  const signedInBefore = useWasSignedIn();
  const software = useSoftware();
  if (software !== null) return <SoftwareSignUp />;
  if (session.state === 'in') return <Subscribe />;
  if (session.state === 'unknown' && signedInBefore) return <WhoIsIt />;
  return site.signUp === 'sales' ? <SalesSignUpPage /> : <SignUpPage />;
}

// A product that is not known is none of leads. Not while the built page, which knows no address, is taken over.
function useSoftware(): string | null {
  const [params] = useSearchParams();
  return useSyncExternalStore(
    () => () => undefined,
    () => params.get('product'),
    () => null,
  );
}

/** After a reload the session is unknown; the call is shared with the bar above the page. */
function WhoIsIt() {
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    renewSession().catch(setError);
  }, []);
  if (error === null) return <div className="page" aria-busy="true" />;
  const again = () => {
    setError(null);
    return renewSession().catch(setError);
  };
  return (
    <div className="page narrow">
      <Failed error={error} retry={again} />
    </div>
  );
}
