import { useEffect, useState } from 'react';
import type { Answer } from '../../server/operations.ts';
import { get } from '../../server/client.ts';
import { site } from '../../site.ts';

export type PublicClaims = Answer<'get', '/api/v2/claims'>;

/**
 * What the operator says that the public site claims and sells; null at first, when what the site came with stands there
 * as the build wrote it, and where nothing comes. The browser keeps the answer for a minute.
 */
export function useClaims(): PublicClaims | null {
  const [said, setSaid] = useState<PublicClaims | null>(null);
  useEffect(() => {
    get('/api/v2/claims', { query: { site: site.id } }).then(setSaid, () => undefined);
  }, []);
  return said;
}
