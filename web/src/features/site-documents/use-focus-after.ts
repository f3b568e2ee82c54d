// What is pressed may go, or make a field: the focus goes to what comes in its place, not to the top of the page.
import { useEffect, useRef, type RefObject } from 'react';

type Find = (place: HTMLElement) => HTMLElement | null | undefined;

/** Returns a function to call where something is pressed: after the next render, what `find` returns has the focus. */
export function useFocusAfter(place: RefObject<HTMLElement | null>): (find: Find) => void {
  const wanted = useRef<Find | null>(null);
  useEffect(() => {
    const find = wanted.current;
    if (find === null || place.current === null) return;
    wanted.current = null;
    find(place.current)?.focus();
  });
  return (find) => {
    wanted.current = find;
  };
}

const controls = 'input, textarea, select';

/** The first control of the part at this place, or of the last one where there are fewer; else `otherwise`. */
export function controlAt(
  parts: ArrayLike<HTMLElement>,
  at: number,
  otherwise: HTMLElement | null,
): HTMLElement | null {
  return parts[Math.min(at, parts.length - 1)]?.querySelector<HTMLElement>(controls) ?? otherwise;
}
