import { useEffect, useState } from 'react';

/**
 * Whether the token of a mailed link can be used; undefined during the check. If the check fails, the link counts as
 * usable; submitting the form will show it. `check` must be the same function each time.
 */
export function useUsableLink(token: string, check: (token: string) => Promise<boolean>): boolean | undefined {
  const [known, setKnown] = useState<{ token: string; usable: boolean } | null>(null);
  useEffect(() => {
    if (token === '') return;
    const keep = (usable: boolean) => setKnown({ token, usable });
    check(token).then(keep, () => keep(true));
  }, [token, check]);
  if (token === '') return false;
  return known?.token === token ? known.usable : undefined;
}
