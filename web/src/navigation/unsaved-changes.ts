// Asks before typed work is lost: when the tab closes, a link or `useGo` leads away, the browser goes back or forward, or
// a page asks by `mayLeave`. The router's own blocker needs a data router, which is 15 kB more for every page
// (docs/decisions/0041).
import { useEffect, useState } from 'react';
import { createPath, useLocation, type To } from './links.ts';

export const question = 'Your changes are not saved. Leave without them?';

/** One object for each form whose changes are not saved. */
const forms = new Set<object>();
/** The entry of the browser's history at which the newest of them stands. */
let here = { page: '', href: '', state: null as unknown };

/** Whether the page may be left: yes where nothing is unsaved, else as the person answers. */
export function mayLeave(): boolean {
  return forms.size === 0 || window.confirm(question);
}

/** The same for an address: the page that is open already loses nothing. */
export function mayLeaveFor(to: To): boolean {
  const next = new URL(typeof to === 'string' ? to : createPath(to), window.location.href);
  return pageOf(next) === pageOf(window.location) || mayLeave();
}

/** While `unsaved`, leaving is asked about. Going elsewhere by `useGoOn`, as after saving, asks nobody. */
export function useUnsavedChanges(unsaved: boolean): void {
  const [form] = useState(() => ({}));
  const { key } = useLocation();
  useEffect(() => {
    if (!unsaved) return;
    forms.add(form);
    here = { page: pageOf(window.location), href: window.location.href, state: window.history.state };
    const stopListening = listen();
    return () => {
      stopListening();
      forms.delete(form);
    };
    // `key`: going back is counted from the entry that is open now.
  }, [unsaved, form, key]);
}

/**
 * Has the browser's back and forward ask as well. Called before the router begins to listen: a browser tells the
 * listeners of the window in the order in which they came.
 *
 * The browser has moved to the other entry when this is heard. Who stays is brought back to the entry of the form. The
 * router does not hear of the other entry, so the page and what is typed there stand.
 */
export function askBeforeBack(): () => void {
  const going = (event: PopStateEvent): void => {
    if (forms.size === 0 || pageOf(window.location) === here.page) return;
    if (mayLeave()) return forms.clear();
    event.stopImmediatePropagation();
    const [from, to] = [indexOf(here.state), indexOf(window.history.state)];
    if (from === null || to === null || from === to) return window.history.pushState(here.state, '', here.href);
    window.history.go(from - to);
  };
  window.addEventListener('popstate', going);
  return () => window.removeEventListener('popstate', going);
}

function listen(): () => void {
  const closing = (event: BeforeUnloadEvent) => {
    if (forms.size > 0) event.preventDefault();
  };
  const following = (event: MouseEvent) => {
    if (!leadsAway(event)) return;
    // Asked once: the page that is left may ask again as it closes.
    if (mayLeave()) return forms.clear();
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('beforeunload', closing);
  // In the capture phase it comes before the router hears of it.
  document.addEventListener('click', following, { capture: true });
  return () => {
    window.removeEventListener('beforeunload', closing);
    document.removeEventListener('click', following, { capture: true });
  };
}

/** Whether this click opens another page in place of this one: not a tab of its own, a mail, or a place on the page. */
function leadsAway({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return false;
  if (link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return false;
  return /^https?:$/.test(link.protocol) && pageOf(link) !== pageOf(window.location);
}

const pageOf = ({ origin, pathname, search }: Pick<URL, 'origin' | 'pathname' | 'search'>): string =>
  origin + pathname + search;

/** The place that the router gave an entry; null for one that another made, such as a jump on the page. */
function indexOf(state: unknown): number | null {
  const { idx } = (state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : null;
}
