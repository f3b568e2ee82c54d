import { useEffect } from 'react';

export const question = 'Your changes are not saved. Leave without them?';

/**
 * While `unsaved`: the browser asks before the tab closes or reloads, and the page before a link is followed. Going back
 * by the browser is not asked about: nothing can hold it up.
 */
export function useUnsavedWarning(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const leaving = (event: BeforeUnloadEvent) => event.preventDefault();
    const following = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (link === null || event.ctrlKey || event.metaKey || event.shiftKey || window.confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('beforeunload', leaving);
    // Before the router, which listens further inside.
    document.addEventListener('click', following, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', leaving);
      document.removeEventListener('click', following, { capture: true });
    };
  }, [unsaved]);
}
