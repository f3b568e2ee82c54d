import { inScope } from '@leadwright/postgres/scope';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { shownToOthers } from '@leadwright/runtime/words/written';
import type { Database } from '@leadwright/postgres/database';
import type { Static } from 'typebox';
import { findLinked, findShared, type SavedSearchRow } from '../../projections/saved-search.ts';
import type { SavedSearchParts } from './parts.ts';
import { sharedViewOf } from './saved-search-view.ts';
import { sha256Of } from './share-links.ts';
import { openShared, type SharedAddress } from '@leadwright/contracts/routes/search/saved-searches';
import { implement } from '@leadwright/runtime/http/declared-route';
import { savedSearchRefusals as refusals } from '@leadwright/contracts/routes/search/saved-search-refusals';

/** Public. An unknown, ended, revoked and deleted address are refused alike. */
export function openSharedRoute(app: HttpApp, { database }: Pick<SavedSearchParts, 'database'>): void {
  implement(app, openShared, async (request) => {
    const row = await findByAddress(database, request.body);
    if (row === undefined) throw refuse(refusals['saved-search-unknown']);
    return sharedViewOf({ ...row, name: shownToOthers(row.name) });
  });
}

/** In any account: the address is the permission. */
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
