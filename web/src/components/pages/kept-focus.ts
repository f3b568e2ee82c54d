// A click may remove the element that has the focus. The browser then drops the focus, and Tab starts at the top of the page.
import { useEffect, useRef, type RefObject } from 'react';

type Find = (place: HTMLElement) => HTMLElement | null | undefined;

// Long enough for the next render, and too short to steal the focus from a later action.
const keptMs = 1000;

/** Returns a function to call in the click handler: if the click loses the focus, the element that `find` returns gets it. */
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
