import { dictionaryOf } from '@leadwright/leads/dictionaries';
import { inScope } from '@leadwright/postgres/scope';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { findSavedSearch, listSavedSearches } from '../../projections/saved-search.ts';
import type { SavedSearchParts } from './parts.ts';
import { viewOf, type SavedSearchView } from './saved-search-view.ts';
import { readSavedSearches, readSavedSearch } from '@leadwright/contracts/routes/search/saved-searches';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/search/refusals';
import { savedSearchRefusals } from '@leadwright/contracts/routes/search/saved-search-refusals';

export function readSearchesRoutes(app: HttpApp, { database }: Pick<SavedSearchParts, 'database'>): void {
  implement(app, readSavedSearches, async (request) => {
    const { find = '', default: defaultOf } = request.query;
    if (defaultOf !== undefined && !dictionaryOf(defaultOf)) throw refuse(refusals.dictionaryUnknown);
    const accountId = accountOf(request);
    const { personId } = request.caller;
    const rows = await inScope(database.db, [accountId], (trx) => listSavedSearches(trx, accountId, personId));
    const wanted = find.trim().toLowerCase();
    const views = rows
      .filter(({ isDefault, dictId }) => defaultOf === undefined || (isDefault && dictId === defaultOf))
      .map((row) => viewOf(row, personId));
    return { searches: wanted === '' ? views : views.filter((view) => textOf(view).includes(wanted)) };
  });
  implement(app, readSavedSearch, async (request) => {
    const accountId = accountOf(request);
    const { personId } = request.caller;
    const { id } = request.params;
    const row = await inScope(database.db, [accountId], (trx) => findSavedSearch(trx, { accountId, personId, id }));
    if (row === undefined) throw refuse(savedSearchRefusals['saved-search-unknown']);
    return viewOf(row, personId);
  });
}

function textOf({ searchName, type, places, conditions }: SavedSearchView): string {
  const filters = conditions.map(({ label, asks }) => `${label} ${asks}`);
  return [searchName ?? `${type} DEFAULT`, ...places, ...filters].join('\n').toLowerCase();
}
