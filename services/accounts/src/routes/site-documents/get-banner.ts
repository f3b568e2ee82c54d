import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { inScope } from '@leadwright/postgres/scope';
import { bannerOf, bannerPlace } from '../../domain/site-documents/alert-banner.ts';
import { readDocument } from '../../projections/site-document.ts';
import type { AccountsParts } from '../parts.ts';
import { getBanner } from '@leadwright/contracts/routes/accounts/site-documents/shown';
import { implement } from '@leadwright/runtime/http/declared-route';

// Every page of every visitor asks. A change is seen by all within this time.
const SECONDS_KEPT = 60;

export function getBannerRoute(app: HttpApp, { database }: Pick<AccountsParts, 'database'>): void {
  implement(app, getBanner, async (_request, reply) => {
    const found = await inScope(database.db, [], (trx) => readDocument(trx, bannerPlace));
    void reply.header('cache-control', `public, max-age=${SECONDS_KEPT}`);
    return { banner: found && bannerOf(found.fields, found.revision) };
  });
}
