import type { ReactNode } from 'react';
import { Navigate } from '../navigation/links.ts';
import { paths } from '../navigation/paths.ts';
import { useSession } from '../server/session.ts';

/** `/`: signed-in people go to the search, visitors see the landing page. `PublicNav` finds out which of them it is. */
export function Start({ home }: { home: ReactNode }) {
  const session = useSession();
  return session.state === 'in' ? <Navigate to={paths.search} replace /> : home;
}
