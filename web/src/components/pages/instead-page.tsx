import type { ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';

type Props = {
  title: string;
  /** Names the tab, where the title is too long for it. */
  tab?: string;
  /** What the person can do about it. */
  actions?: ReactNode;
  children: ReactNode;
};

/** Stands in place of a page that is not there, or not for this person: what is the matter, and the way on. */
export function InsteadPage({ title, tab, actions, children }: Props) {
  return (
    <div className="page narrow instead">
      <PageTitle title={tab ?? title}>{title}</PageTitle>
      {children}
      {actions !== undefined && <div className="actions">{actions}</div>}
    </div>
  );
}
