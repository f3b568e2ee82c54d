import { inScope } from '@leadwright/postgres/scope';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { Type } from 'typebox';
import { findSavedSearch, listSavedSearches } from '../../projections/saved-search.ts';
import { savedExamples } from './examples.ts';
import { SearchParams, type SavedSearchParts } from './parts.ts';
import { savedSearchRefusals as refusals } from './refusals.ts';
import { SavedSearchSchema, viewOf, type SavedSearchView } from './saved-search-view.ts';

const Query = Type.Object(
  {
    find: Type.Optional(Type.String({ maxLength: 120, description: 'A part of the name, of a place or of a filter.' })),
    default: Type.Optional(
      Type.String({ maxLength: 128, description: "A dictionary: the person's own default search of it alone." }),
    ),
  },
  { additionalProperties: false },
);

/** GET /api/v2/saved-searches and …/:id: the account's searches and the person's own default ones, newest first. */
export function readSearchesRoutes(app: HttpApp, { database }: Pick<SavedSearchParts, 'database'>): void {
  app.get(
    '/api/v2/saved-searches',
    {
      schema: {
        tags: ['saved searches'],
        summary: 'All saved searches',
        querystring: Query,
        response: { 200: Type.Object({ searches: Type.Array(SavedSearchSchema) }) },
      },
      config: { access: 'member', refusals: [], example: savedExamples.list },
    },
    async (request) => {
      const accountId = accountOf(request);
      const { personId } = request.caller;
      const rows = await inScope(database.db, [accountId], (trx) => listSavedSearches(trx, accountId, personId));
      const { find = '', default: defaultOf } = request.query;
      const wanted = find.trim().toLowerCase();
      const views = rows
        .filter(({ isDefault, dictId }) => defaultOf === undefined || (isDefault && dictId === defaultOf))
        .map((row) => viewOf(row, personId));
      return { searches: wanted === '' ? views : views.filter((view) => textOf(view).includes(wanted)) };
    },
  );
  app.get(
    '/api/v2/saved-searches/:id',
    {
      schema: {
        tags: ['saved searches'],
        summary: 'One saved search',
        params: SearchParams,
        response: { 200: SavedSearchSchema },
      },
      config: { access: 'member', refusals: [refusals['saved-search-unknown']], example: savedExamples.read },
    },
    async (request) => {
      const accountId = accountOf(request);
      const { personId } = request.caller;
      const { id } = request.params;
      const row = await inScope(database.db, [accountId], (trx) => findSavedSearch(trx, { accountId, personId, id }));
      if (row === undefined) throw refuse(refusals['saved-search-unknown']);
      return viewOf(row, personId);
    },
  );
}

function textOf({ searchName, type, places, conditions }: SavedSearchView): string {
  const filters = conditions.map(({ label, asks }) => `${label} ${asks}`);
  return [searchName ?? `${type} DEFAULT`, ...places, ...filters].join('\n').toLowerCase();
}
