import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { savedSearch, savedSearchStream } from '../../domain/saved/saved-search.ts';
import { findSavedSearch } from '../../projections/saved-search.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { SavedSearchParts } from './parts.ts';
import { deleteSavedSearch } from '@leadwright/contracts/routes/search/saved-searches';
import { implement } from '@leadwright/runtime/http/declared-route';
import { savedSearchRefusals as refusals } from '@leadwright/contracts/routes/search/saved-search-refusals';

/** By its owner alone. Its links open nothing afterwards. */
export function deleteSearchRoute(app: HttpApp, { store }: Pick<SavedSearchParts, 'store'>): void {
  implement(app, deleteSavedSearch, async (request, reply) => {
    const accountId = accountOf(request);
    const { personId } = request.caller;
    const { id } = request.params;
    await store.transaction([accountId], async (tx) => {
      const row = await findSavedSearch(tx.db, { accountId, personId, id });
      if (row === undefined) throw refuse(refusals['saved-search-unknown']);
      const command = { type: 'DeleteSearch' as const, personId };
      const done = await tx.execute(savedSearchStream(accountId, row), savedSearch, command, contextOf(request));
      if (!done.accepted) throw refuse(refusals[done.refusal.code]);
    });
    return reply.code(204).send(null);
  });
}
