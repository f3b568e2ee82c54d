// The bar above public pages: visitors can log in or sign up, signed-in people get back to their work.
import { useEffect } from 'react';
import { NavLink } from '../navigation/links.ts';
import { renewSession } from '../server/client.ts';
import { ownStaffOf, useSession, useWasSignedIn } from '../server/session.ts';
import { barLinks, sidebarLinksFor } from './menus.ts';
import { LogOutButton } from './log-out-button.tsx';

export function PublicNav() {
  const session = useSession();
  // After a reload the session is unknown. The hint saves visitors the call, and others a bar that changes.
  const signedInBefore = useWasSignedIn();
  const asking = session.state === 'unknown' && signedInBefore;
  useEffect(() => {
    // Public pages work without an answer.
    if (asking) renewSession().catch(() => undefined);
  }, [asking]);
  if (session.state === 'in') return <SignedInNav email={session.person.email} staff={ownStaffOf(session.person)} />;
  return asking ? <SignedInNav email="" staff="" /> : <VisitorNav />;
}

function VisitorNav() {
  return (
    <nav aria-label="Main">
      {barLinks.map(({ to, label, prominent }) => (
        <NavLink key={to} to={to} {...(prominent && { className: 'sign-up-link' })}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

function SignedInNav({ email, staff }: { email: string; staff: string }) {
  return (
    <nav aria-label="Main">
      {sidebarLinksFor(staff)
        .filter(({ under }) => !under)
        .map(({ to, label }) => (
          <NavLink key={to} to={to}>
            {label}
          </NavLink>
        ))}
      {email !== '' && <span className="signed-in-as">{email}</span>}
      <LogOutButton />
    </nav>
  );
}
