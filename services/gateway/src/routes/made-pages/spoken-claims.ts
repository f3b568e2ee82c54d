// What the build wrote into the pages is what the operator says until he says something else. Pages that claim nothing are
// true in any case, so they are what is sent while nobody knows.
import { isDeepStrictEqual } from 'node:util';
import { defaultClaims, type PublicClaims } from '@leadwright/runtime/site/public-claims';
import type { SiteId } from '@leadwright/runtime/site/sites';
import { createKeptAsking } from './kept-asking.ts';

/** Which of the pages that the build made say what the operator says. */
export type Spoken = 'as-built' | 'as-counted' | 'unclaimed';

/** `ask`: the claims of the site, as accounts answers them. */
export function createSpokenClaims(
  ask: () => Promise<unknown>,
  { site, now = Date.now }: { site: SiteId; now?: () => number },
): () => Promise<Spoken> {
  const built = defaultClaims(site);
  return createKeptAsking(async () => spokenOf((await ask()) as PublicClaims, built), {
    otherwise: () => 'unclaimed',
    now,
  });
}

function spokenOf(said: PublicClaims, built: PublicClaims | undefined): Spoken {
  if (built === undefined) return 'unclaimed';
  if (said.speaks !== 'counted') return isSame(said, built) ? 'as-built' : 'unclaimed';
  return isSame(whatIsCounted(said), whatIsCounted(built)) ? 'as-counted' : 'unclaimed';
}

// Of the leads only what is claimed: the figures are counted. Years are nobody's leads.
const whatIsCounted = ({ claims, products }: PublicClaims) => ({
  claims: Object.keys(claims).sort(),
  years: claims.years,
  products,
});

// As JSON has it: what is undefined is not there.
const isSame = (one: object, other: object): boolean => isDeepStrictEqual(plain(one), plain(other));
const plain = (value: object): unknown => JSON.parse(JSON.stringify(value));
