import type { ReactNode } from 'react';
import { Navigate } from '../navigation/links.ts';
import { paths } from '../navigation/paths.ts';
import { useSession } from '../server/session.ts';

/** `/`: a signed-in person goes to work, a visitor sees the landing page. The bar above asks which of them it is. */
export function Start({ home }: { home: ReactNode }) {
  const session = useSession();
  return session.state === 'in' ? <Navigate to={paths.search} replace /> : home;
}
