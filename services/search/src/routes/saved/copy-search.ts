import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import type { Static } from 'typebox';
import { dictionaryOf } from '@leadwright/leads/dictionaries';
import { savedSearch, savedSearchStream } from '../../domain/saved/saved-search.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import { findByAddress } from './open-shared.ts';
import { newId, type SavedSearchParts } from './parts.ts';
import { checkRoom, onceOf } from './save-search.ts';
import { copySearch, type Saved } from '@leadwright/contracts/routes/search/saved-searches';
import { implement } from '@leadwright/runtime/http/declared-route';
import { savedSearchRefusals as refusals } from '@leadwright/contracts/routes/search/saved-search-refusals';

/** The copy is the caller's own. */
export function copySearchRoute(app: HttpApp, { store, database }: SavedSearchParts): void {
  implement(app, copySearch, async (request, reply) => {
    const key = request.headers['idempotency-key'];
    if (key === undefined) throw refuse(refusals.idempotencyKeyMissing);
    const accountId = accountOf(request);
    const { personId } = request.caller;
    const { from } = request.body;
    const outcome = await store.once(accountId, onceOf(key, request), async (tx) => {
      const found = await findByAddress(database, from);
      if (found === undefined) throw refuse(refusals['saved-search-unknown']);
      await checkRoom(tx, accountId);
      const { dictId, query, count, searchId: fromSearchId } = found;
      // A default search has no name; its copy needs one to be found again.
      const name = found.name === '' ? (dictionaryOf(dictId)?.name ?? dictId) : found.name;
      const copy = { searchId: newId(), fromSearchId, personId, dictId, name, query, count };
      const done = await tx.execute(
        savedSearchStream(accountId, { ...copy, isDefault: false }),
        savedSearch,
        { type: 'CopySearch', ...copy },
        contextOf(request),
      );
      if (!done.accepted) throw refuse(refusals[done.refusal.code]);
      return { status: 201, body: { id: copy.searchId } };
    });
    if (outcome.conflict) throw refuse(refusals.idempotencyKeyReused);
    return reply.code(201).send(outcome.answer.body as Static<typeof Saved>);
  });
}
