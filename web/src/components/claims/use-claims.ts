import { useEffect, useState } from 'react';
import type { Answer } from '../../server/operations.ts';
import { get } from '../../server/client.ts';
import { site, type Site } from '../../site.ts';

export type PublicClaims = Answer<'get', '/api/v2/claims'>;

/** `products` undefined: those of all sites, which not every page has to load. */
type Shown = Pick<Site, 'claims'> & Pick<PublicClaims, 'speaks'> & { products: Site['products'] | undefined };

/**
 * What the operator says that the public site claims and sells; at first, and where nothing comes, what the page came
 * with. The browser keeps the answer for a minute.
 */
export function useClaims(): Shown {
  const [said, setSaid] = useState<PublicClaims | null>(null);
  useEffect(() => {
    get('/api/v2/claims', { query: { site: site.id } }).then(setSaid, () => undefined);
  }, []);
  return said ?? { claims: site.claims, speaks: site.speaks ?? 'stated', products: site.products };
}
