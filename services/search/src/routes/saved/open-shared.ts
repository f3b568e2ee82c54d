import { inScope } from '@leadwright/postgres/scope';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import type { Database } from '@leadwright/postgres/database';
import { Type, type Static } from 'typebox';
import { findLinked, findShared, type SavedSearchRow } from '../../projections/saved-search.ts';
import { savedExamples } from './examples.ts';
import type { SavedSearchParts } from './parts.ts';
import { savedSearchRefusals as refusals } from './refusals.ts';
import { SharedSearchSchema, sharedViewOf } from './saved-search-view.ts';
import { sha256Of } from './share-links.ts';

const id = Type.String({ minLength: 1, maxLength: 128 });
const strict = { additionalProperties: false };

/** What a shared address holds: the secret of a link, or the ids of a search and of who saved it. */
export const SharedAddress = Type.Union([
  Type.Object({ token: id }, strict),
  Type.Object({ savedSearch: id, uid: id }, strict),
]);

/**
 * POST /api/v2/shared-searches/open: public. Anybody with the address sees name, filters and count. An unknown, ended,
 * revoked and deleted one are refused alike.
 */
export function openSharedRoute(app: HttpApp, { database }: Pick<SavedSearchParts, 'database'>): void {
  app.post(
    '/api/v2/shared-searches/open',
    {
      schema: {
        tags: ['saved searches'],
        summary: 'What a shared link shows',
        body: SharedAddress,
        response: { 200: SharedSearchSchema },
      },
      config: { access: 'public', refusals: [refusals['saved-search-unknown']], example: savedExamples.open },
    },
    async (request) => {
      const row = await findByAddress(database, request.body);
      if (row === undefined) throw refuse(refusals['saved-search-unknown']);
      return sharedViewOf(row);
    },
  );
}

/** The search that an address names in any account; the address is the permission. */
export function findByAddress(
  database: Database,
  address: Static<typeof SharedAddress>,
): Promise<SavedSearchRow | undefined> {
  return inScope(database.db, 'all', (trx) =>
    'token' in address
      ? findLinked(trx, sha256Of(address.token))
      : findShared(trx, { searchId: address.savedSearch, personId: address.uid }),
  );
}
