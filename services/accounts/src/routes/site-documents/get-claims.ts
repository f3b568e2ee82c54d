import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { inScope } from '@leadwright/postgres/scope';
import { claimsOf, defaultClaims } from '@leadwright/runtime/site/public-claims';
import { claimsPlace } from '../../domain/site-documents/claims-place.ts';
import { readDocument } from '../../projections/site-document.ts';
import type { AccountsParts } from '../parts.ts';
import { getClaims } from '@leadwright/contracts/routes/accounts/site-documents/shown';
import { implement } from '@leadwright/runtime/http/declared-route';

// A change is seen by all within this time.
const SECONDS_KEPT = 60;

/** The document of the site, else what its definition says. */
export function getClaimsRoute(app: HttpApp, { database }: Pick<AccountsParts, 'database'>): void {
  implement(app, getClaims, async ({ query: { site } }, reply) => {
    const found = await inScope(database.db, [], (trx) => readDocument(trx, claimsPlace(site)));
    void reply.header('cache-control', `public, max-age=${SECONDS_KEPT}`);
    const { claims, speaks, products } =
      found === null ? (defaultClaims(site) ?? claimsOf([])) : claimsOf(found.fields);
    const { businesses, refreshesAYear, ...single } = claims;
    return {
      claims: {
        ...single,
        ...(businesses === undefined ? {} : { businesses: [...businesses] as [number, number] }),
        ...(refreshesAYear === undefined ? {} : { refreshesAYear: [...refreshesAYear] as [number, number] }),
      },
      speaks,
      products,
    };
  });
}
