import { useCallback, useEffect, useState } from 'react';

/**
 * Moves the focus to the page's heading once what was pressed is gone from the page, or with the dialog in which it
 * stood: a dialog that closes gives the focus back first.
 */
export function useFocusTitle(): () => void {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [times]);
  return useCallback(() => setTimes((before) => before + 1), []);
}
