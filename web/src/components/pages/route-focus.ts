// The first page leaves the focus to the browser; every later page moves it to its heading.
import { useEffect, useRef } from 'react';
import { useLocation } from '../../navigation/links.ts';

let focusedFor: string | null = null;

/** Puts the focus on the heading when `page` is another one than before. */
export function focusAfterMove(heading: HTMLElement | null, page: string): void {
  const moved = focusedFor !== null && focusedFor !== page;
  focusedFor = page;
  if (moved) heading?.focus({ preventScroll: true });
}

/** Scrolls to the top on each change of page (not of the address's parameters). */
export function useRouteStart(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    window.scrollTo(0, 0);
  }, [pathname]);
}
