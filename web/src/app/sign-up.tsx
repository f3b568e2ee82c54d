import { lazyPage } from '../components/pages/lazy-page.tsx';
import { SignUpPage } from '../features/sign-in/sign-up-page.tsx';
import { useSession, wasSignedIn } from '../server/session.ts';

const Subscribe = lazyPage(() => import('./subscribe.tsx').then((m) => m.Subscribe));

/** `/signup`: visitors open an account by mail, who is signed in takes a plan. Visitors load nothing of the latter. */
export function SignUp() {
  const session = useSession();
  if (session.state === 'in') return <Subscribe />;
  // The bar above the page is finding out who it is.
  if (session.state === 'unknown' && wasSignedIn()) return <div className="page" aria-busy="true" />;
  return <SignUpPage />;
}
