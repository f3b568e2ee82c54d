import { canonicalJson } from '@leadwright/eventsourcing/log/canonical-json';
import type { Context, Once, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { checkPlaces } from '@leadwright/leads/check-places';
import { checkQuery } from '@leadwright/leads/check-query';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { parseQueryUrl } from '@leadwright/leads/query-url';
import { savedSearch, savedSearchStream, type SearchContent } from '../../domain/saved/saved-search.ts';
import { countSavedSearches, savedSearchesMax } from '../../projections/saved-search.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import { newId, type SavedSearchParts } from './parts.ts';
import { saveSearch, type Saved, type SaveSearchBody } from '@leadwright/contracts/routes/search/saved-searches';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals as searchRefusals } from '@leadwright/contracts/routes/search/refusals';
import { savedSearchRefusals as refusals } from '@leadwright/contracts/routes/search/saved-search-refusals';

export function saveSearchRoute(app: HttpApp, { store }: Pick<SavedSearchParts, 'store'>): void {
  implement(app, saveSearch, async (request, reply) => {
    const key = request.headers['idempotency-key'];
    if (key === undefined) throw refuse(refusals.idempotencyKeyMissing);
    const accountId = accountOf(request);
    const content = contentOf(request.body);
    const { personId } = request.caller;
    const outcome = await store.once(accountId, onceOf(key, request), async (tx) => {
      const isDefault = request.body.searchName === null;
      if (!isDefault) await checkRoom(tx, accountId);
      const id = await save(tx, { accountId, personId, isDefault, content }, contextOf(request));
      return { status: 201, body: { id } };
    });
    if (outcome.conflict) throw refuse(refusals.idempotencyKeyReused);
    return reply.code(201).send(outcome.answer.body as Static<typeof Saved>);
  });
}

/** The key is the person's own: two people of an account may choose the same one. */
export function onceOf(key: string, { caller, body }: Pick<FastifyRequest, 'caller' | 'body'>): Once {
  return { key: `saved-search ${caller.personId} ${key}`, request: body };
}

// Signs that turn the direction of a text make it read as another one.
const unseen = /[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;

/** What of a name is kept: one line, without what nobody sees, and no space around it. */
export const nameOf = (text: string): string => text.replaceAll(unseen, ' ').trim();

function contentOf({
  searchName,
  queryUrl,
  geographyParams,
  searchParams,
  count,
}: Static<typeof SaveSearchBody>): SearchContent {
  const name = searchName === null ? '' : nameOf(searchName);
  if (searchName !== null && name === '') throw refuse(refusals.nameMissing);
  if (geographyParams === null) throw refuse(refusals.geographyMissing);
  const asked = parseQueryUrl(queryUrl);
  if (asked === null) throw refuse(refusals.queryUrlForeign);
  const checked = checkQuery({ dictId: asked.dictId, geography: geographyParams, filters: searchParams });
  const problems = checked.ok ? [checkPlaces(checked.query)].filter((each) => each !== undefined) : checked.problems;
  const [first] = problems;
  if (!checked.ok || first !== undefined) {
    const message = first?.message ?? 'The search is not valid.';
    throw refuse(searchRefusals.queryInvalid, { message, details: problems });
  }
  const { dictId, geography, filters } = checked.query;
  return { dictId, name, query: canonicalJson({ geography, filters }), count };
}

/** Throws 409 `saved-searches-full`. Needs the account's lock, so that two at once do not pass it together. */
export async function checkRoom(tx: WriteTransaction, accountId: string): Promise<void> {
  if ((await countSavedSearches(tx.db, accountId)) >= savedSearchesMax) throw refuse(refusals.full);
}

type Kept = { accountId: string; personId: string; isDefault: boolean; content: SearchContent };

/** The id of the search: a new one, or that of the default search which is replaced. */
async function save(tx: WriteTransaction, kept: Kept, context: Context): Promise<string> {
  const { accountId, personId, isDefault, content } = kept;
  const command = { type: 'SaveSearch' as const, searchId: newId(), personId, isDefault, ...content };
  const stream = savedSearchStream(accountId, command);
  const before = await tx.load(stream, savedSearch);
  const done = await tx.execute(stream, savedSearch, command, context);
  if (!done.accepted) throw refuse(refusals[done.refusal.code]);
  return before.kept?.searchId ?? command.searchId;
}
