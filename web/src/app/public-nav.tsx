// The bar above public pages: for a visitor the way in, for a signed-in person the way back to work.
import { useEffect } from 'react';
import { NavLink } from '../navigation/links.ts';
import { paths } from '../navigation/paths.ts';
import { renewSession } from '../server/client.ts';
import { useSession, wasSignedIn } from '../server/session.ts';
import { LogOutButton } from './log-out-button.tsx';

export function PublicNav() {
  const session = useSession();
  // After a reload nobody knows yet; the hint spares visitors the call and the others a bar that changes.
  const asking = session.state === 'unknown' && wasSignedIn();
  useEffect(() => {
    // Without an answer these pages work all the same.
    if (asking) renewSession().catch(() => undefined);
  }, [asking]);
  if (session.state === 'in') return <SignedInNav email={session.person.email} />;
  return asking ? <SignedInNav email="" /> : <VisitorNav />;
}

function VisitorNav() {
  return (
    <nav aria-label="Main">
      <NavLink to={paths.home}>Home</NavLink>
      <NavLink to={paths.pricing}>Pricing</NavLink>
      <NavLink to={paths.logIn}>Log in</NavLink>
      <NavLink to={paths.signUp} className="sign-up-link">
        Sign Up
      </NavLink>
    </nav>
  );
}

function SignedInNav({ email }: { email: string }) {
  return (
    <nav aria-label="Main">
      <NavLink to={paths.search}>Search</NavLink>
      <NavLink to={paths.downloads}>Downloads</NavLink>
      <NavLink to={paths.settings}>Settings</NavLink>
      {email !== '' && <span className="signed-in-as">{email}</span>}
      <LogOutButton />
    </nav>
  );
}
