import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from '../../navigation/links.ts';
import { useSession } from '../../server/session.ts';
import { site } from '../../site.ts';
import { focusAfterMove } from './route-focus.ts';

/** The title of the open page in the table of pages. */
export const PageName = createContext('');

type Props = {
  children: ReactNode;
  /** The tab's title, where it says more than the table of pages. */
  title?: string;
  hidden?: boolean;
  /** Shared by addresses that the reader sees as one page, such as a list and its open entry. */
  page?: string;
};

/** The only h1 of a page. Sets the tab's title; after a change of page it takes the focus, so that screen readers announce it. */
export function PageTitle({ children, title, hidden = false, page }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const acting = useTabTitle(title);
  useEffect(() => {
    // The same page of another person is another page.
    focusAfterMove(heading.current, acting + (page ?? pathname));
  }, [acting, page, pathname]);
  return (
    <h1 ref={heading} tabIndex={-1} className={hidden ? 'only-heard' : undefined}>
      {children}
    </h1>
  );
}

/** Names the browser's tab by `title`, else by the table of pages. Whom a super-admin acts for comes first, and is returned. */
export function useTabTitle(title?: string): string {
  const name = useContext(PageName);
  const session = useSession();
  const words = title ?? name;
  const acting = session.state === 'in' && session.person.impersonation ? `Acting for ${session.person.email}: ` : '';
  useEffect(() => {
    document.title = acting + (words === '' ? site.brand : `${words} · ${site.brand}`);
  }, [acting, words]);
  return acting;
}
