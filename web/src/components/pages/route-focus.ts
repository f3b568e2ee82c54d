// The first page leaves the focus to the browser; every later page moves it to its heading.
import { useEffect } from 'react';
import { useLocation } from '../../navigation/links.ts';

let focusedFor: string | null = null;

/** Focuses the heading when `page` has changed. */
export function focusAfterMove(heading: HTMLElement | null, page: string): void {
  const moved = focusedFor !== null && focusedFor !== page;
  focusedFor = page;
  if (moved) heading?.focus({ preventScroll: true });
}

let scrolledFor: string | null = null;

/** Scrolls to the top when the path changes, also to a page in another frame; a change of parameters does not scroll. */
export function useRouteStart(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const moved = scrolledFor !== null && scrolledFor !== pathname;
    scrolledFor = pathname;
    if (moved) window.scrollTo(0, 0);
  }, [pathname]);
}
