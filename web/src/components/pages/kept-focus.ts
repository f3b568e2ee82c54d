// What has the focus may go away with its own click; then the focus falls out of the page, and the next Tab begins at the top.
import { useEffect, useRef, type RefObject } from 'react';

type Find = (place: HTMLElement) => HTMLElement | null | undefined;

// Long enough for the change to show, too short to take the focus from a later one.
const keptMs = 1000;

/** Answers a function to call with the click: when the focus is lost by it, what `find` names in `place` gets it. */
export function useKeptFocus(place: RefObject<HTMLElement | null>): (find: Find) => void {
  const kept = useRef<{ find: Find; until: number } | null>(null);
  useEffect(() => {
    if (kept.current === null || place.current === null || document.activeElement !== document.body) return;
    if (performance.now() < kept.current.until) kept.current.find(place.current)?.focus();
  });
  return (find) => {
    kept.current = { find, until: performance.now() + keptMs };
  };
}
