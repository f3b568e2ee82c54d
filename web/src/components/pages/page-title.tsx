import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from '../../navigation/links.ts';
import { focusAfterMove } from './route-focus.ts';

/** The title that the table of pages gives to what is shown. */
export const PageName = createContext('');

type Props = {
  children: ReactNode;
  /** The tab's title, where it says more than the table of pages. */
  title?: string;
  hidden?: boolean;
  /** Addresses that are one page to the reader share it, for example a list and what is open in it. */
  page?: string;
};

/** The one h1 of a page. Sets the tab's title, and takes the focus after a change of page so that it is announced. */
export function PageTitle({ children, title, hidden = false, page }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useTabTitle(title);
  useEffect(() => {
    focusAfterMove(heading.current, page ?? pathname);
  }, [page, pathname]);
  return (
    <h1 ref={heading} tabIndex={-1} className={hidden ? 'only-heard' : undefined}>
      {children}
    </h1>
  );
}

/** Names the browser's tab by `title`, else by the table of pages. */
export function useTabTitle(title?: string): void {
  const name = useContext(PageName);
  const words = title ?? name;
  useEffect(() => {
    document.title = words === '' ? 'Leadwright' : `${words} · Leadwright`;
  }, [words]);
}
