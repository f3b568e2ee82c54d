import { contextOf } from '@leadwright/eventsourcing/request-context';
import { operatorAccess } from '@leadwright/eventsourcing/operate/operator-access';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { canonicalJson } from '@leadwright/eventsourcing/log/canonical-json';
import { checkPlaces } from '@leadwright/leads/check-places';
import { checkQuery } from '@leadwright/leads/check-query';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { Type, type Static } from 'typebox';
import { savedSearch, savedSearchStream, type SaveSearch } from '../../domain/saved/saved-search.ts';
import { findSavedSearch, knownSearches } from '../../projections/saved-search.ts';
import { newId, type SavedSearchParts } from './parts.ts';
import { nameOf } from './save-search.ts';
import { savedSearchRefusals as refusals } from '@leadwright/contracts/routes/search/saved-search-refusals';

const id = Type.String({ minLength: 1, maxLength: 128 });
const Imported = Type.Object(
  {
    searchId: id,
    personId: id,
    dictId: Type.String({ maxLength: 64 }),
    isDefault: Type.Boolean(),
    name: Type.String({ maxLength: 200 }),
    // As the export has them: what our dictionaries do not read is refused by itself.
    geography: Type.Unknown(),
    filters: Type.Unknown(),
    count: Type.Union([Type.Integer({ minimum: 0, maximum: 10_000_000_000 }), Type.Null()]),
    at: Type.String({ maxLength: 40, format: 'date-time' }),
  },
  { additionalProperties: false },
);
const Body = Type.Object(
  { accountId: id, searches: Type.Array(Imported, { minItems: 1, maxItems: 50 }) },
  { additionalProperties: false },
);
const Answer = Type.Object({
  imported: Type.Integer(),
  alreadyThere: Type.Integer(),
  refused: Type.Array(Type.Object({ searchId: Type.String(), why: Type.String() })),
});
export type LegacySearch = Static<typeof Imported>;
export type LegacySearchesAnswer = Static<typeof Answer>;

/** Searches keep their ids, so that links go on opening. A repeat is harmless: what is there stays as it is. */
export function importSearchesRoute(app: HttpApp, { store }: Pick<SavedSearchParts, 'store'>): void {
  app.post(
    '/internal/legacy/searches',
    { schema: { hide: true, body: Body, response: { 200: Answer } }, config: operatorAccess },
    async (request) => {
      const { accountId, searches } = request.body;
      const answer: LegacySearchesAnswer = { imported: 0, alreadyThere: 0, refused: [] };
      const readable: SaveSearch[] = [];
      for (const search of searches) {
        const read = commandOf(search);
        if ('why' in read) answer.refused.push({ searchId: search.searchId, why: read.why });
        else readable.push(read);
      }
      answer.imported = await store.transaction([accountId], async (tx) => {
        let imported = 0;
        for (const command of readable) {
          if (await isThere(tx, accountId, command)) continue;
          const stream = savedSearchStream(accountId, command);
          const done = await tx.execute(stream, savedSearch, command, contextOf(request));
          if (!done.accepted) throw refuse(refusals[done.refusal.code]);
          imported += 1;
        }
        return imported;
      });
      answer.alreadyThere = readable.length - answer.imported;
      return answer;
    },
  );
}

function commandOf(search: LegacySearch): SaveSearch | { why: string } {
  const { searchId, personId, dictId, isDefault, geography, filters, count, at } = search;
  const checked = checkQuery({ dictId, geography, filters });
  const problem = checked.ok ? checkPlaces(checked.query) : checked.problems[0];
  if (!checked.ok || problem !== undefined) return { why: problem?.message ?? 'The search is not valid.' };
  const { query } = checked;
  return {
    type: 'SaveSearch',
    // Everybody's default search of a dictionary had the same id.
    searchId: isDefault ? newId() : searchId,
    ...{ personId, isDefault, count, dictId: query.dictId },
    name: isDefault ? '' : nameOf(search.name) || 'Unnamed search',
    query: canonicalJson({ geography: query.geography, filters: query.filters }),
    effectiveAt: new Date(at).toISOString(),
  };
}

async function isThere(tx: WriteTransaction, accountId: string, search: SaveSearch): Promise<boolean> {
  const { personId, isDefault, dictId, searchId } = search;
  if (!isDefault) return (await knownSearches(tx.db, accountId, [searchId])).has(searchId);
  return (await findSavedSearch(tx.db, { accountId, personId, id: dictId })) !== undefined;
}
