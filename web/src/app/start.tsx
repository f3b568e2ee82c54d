import { useEffect, type ReactNode } from 'react';
import { Navigate } from '../navigation/links.ts';
import { paths } from '../navigation/paths.ts';
import { renewSession } from '../server/client.ts';
import { useSession, wasSignedIn } from '../server/session.ts';

/** `/`: a signed-in person goes to work, a visitor sees the landing page. */
export function Start({ home }: { home: ReactNode }) {
  const session = useSession();
  const asking = session.state === 'unknown' && wasSignedIn();
  useEffect(() => {
    // Without an answer the landing page is right: it needs no server.
    if (asking) renewSession().catch(() => undefined);
  }, [asking]);
  return session.state === 'in' ? <Navigate to={paths.search} replace /> : home;
}
