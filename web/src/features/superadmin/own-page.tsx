import type { ReactNode } from 'react';
import { Notice } from '../../components/feedback/notice.tsx';
import { NotFound } from '../../components/pages/not-found.tsx';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { useSession } from '../../server/session.ts';

/** A page of super-admins as themselves. To anybody else it is not there; the server refuses what it reads as well. */
export function OwnPage({ title, children }: { title: string; children: ReactNode }) {
  const session = useSession();
  if (session.state !== 'in' || session.person.staff !== 'super-admin') return <NotFound />;
  return (
    <div className="page super-admin-page">
      <PageTitle>{title}</PageTitle>
      {session.person.impersonation ? (
        <Notice tone="info">You are acting for another person. Stop impersonating to see this page.</Notice>
      ) : (
        children
      )}
    </div>
  );
}
