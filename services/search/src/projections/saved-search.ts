// A deleted search and a revoked link leave no row. Writing twice changes nothing.
import { projectionOf } from '@leadwright/eventsourcing/store/projection-of';
import { isoFromPostgres } from '@leadwright/postgres/database';
import { sql, type Kysely } from 'kysely';
import type { SavedSearchEvent, SearchContent } from '../domain/saved/saved-search.ts';

type Kept = SearchContent & { searchId: string; personId: string; isDefault: boolean };

async function keep(db: Kysely<unknown>, accountId: string, at: string, kept: Kept): Promise<void> {
  await sql`insert into saved_search (account_id, search_id, person_id, dict_id, is_default, name, query, leads, saved_at)
    values (${accountId}, ${kept.searchId}, ${kept.personId}, ${kept.dictId}, ${kept.isDefault}, ${kept.name},
      ${kept.query}, ${kept.count}, ${at}::timestamptz)
    on conflict (account_id, search_id) do update set name = excluded.name, query = excluded.query,
      leads = excluded.leads, saved_at = excluded.saved_at`.execute(db);
}

export const projectSavedSearch = projectionOf<SavedSearchEvent>({
  SearchSaved: (event, { accountId, effectiveAt }, db) => keep(db, accountId, effectiveAt, event),
  SearchCopied: (event, { accountId, effectiveAt }, db) =>
    keep(db, accountId, effectiveAt, { ...event, isDefault: false }),
  SearchDeleted: async ({ searchId }, { accountId }, db) => {
    await sql`delete from saved_search where account_id = ${accountId} and search_id = ${searchId}`.execute(db);
    await sql`delete from search_link where account_id = ${accountId} and search_id = ${searchId}`.execute(db);
  },
  SearchLinkMade: async ({ searchId, linkId, sha256, expiresAt }, { accountId, effectiveAt }, db) => {
    await sql`insert into search_link (account_id, link_id, search_id, sha256, made_at, expires_at)
      values (${accountId}, ${linkId}, ${searchId}, ${sha256}, ${effectiveAt}::timestamptz, ${expiresAt}::timestamptz)
      on conflict (account_id, link_id) do nothing`.execute(db);
  },
  SearchLinkRevoked: async ({ linkId }, { accountId }, db) => {
    await sql`delete from search_link where account_id = ${accountId} and link_id = ${linkId}`.execute(db);
  },
});

export type SavedSearchRow = {
  searchId: string;
  personId: string;
  dictId: string;
  isDefault: boolean;
  name: string;
  query: string;
  count: number | null;
  savedAt: string;
};
type Raw = Omit<SavedSearchRow, 'count'> & { count: string | null };

const columns = sql`s.search_id as "searchId", s.person_id as "personId", s.dict_id as "dictId",
  s.is_default as "isDefault", s.name, s.query, s.leads as count, s.saved_at as "savedAt"`;
const rowOf = ({ count, savedAt, ...rest }: Raw): SavedSearchRow => ({
  ...rest,
  count: count === null ? null : Number(count),
  savedAt: isoFromPostgres(savedAt),
});

/** All of an account's people together. */
export const savedSearchesMax = 1000;

export async function listSavedSearches(
  db: Kysely<unknown>,
  accountId: string,
  personId: string,
): Promise<SavedSearchRow[]> {
  const { rows } = await sql<Raw>`select ${columns} from saved_search s where s.account_id = ${accountId}
    and (not s.is_default or s.person_id = ${personId})
    order by s.saved_at desc, s.search_id limit ${savedSearchesMax}`.execute(db);
  return rows.map(rowOf);
}

/** One of the account's; a dictionary's id finds the person's default search of it. Undefined if there is none. */
export async function findSavedSearch(
  db: Kysely<unknown>,
  { accountId, personId, id }: { accountId: string; personId: string; id: string },
): Promise<SavedSearchRow | undefined> {
  const { rows } = await sql<Raw>`select ${columns} from saved_search s where s.account_id = ${accountId}
    and (s.search_id = ${id} or s.dict_id = ${id} and s.is_default and s.person_id = ${personId})
    and (not s.is_default or s.person_id = ${personId})`.execute(db);
  return rows[0] && rowOf(rows[0]);
}

export async function countSavedSearches(db: Kysely<unknown>, accountId: string): Promise<number> {
  const { rows } = await sql<{ n: string }>`select count(*) as n from saved_search
    where account_id = ${accountId} and not is_default`.execute(db);
  return Number(rows[0]?.n ?? 0);
}

/** Needs scope `all`. */
export async function findShared(
  db: Kysely<unknown>,
  { searchId, personId }: { searchId: string; personId: string },
): Promise<SavedSearchRow | undefined> {
  const { rows } = await sql<Raw>`select ${columns} from saved_search s
    where s.search_id = ${searchId} and s.person_id = ${personId}`.execute(db);
  return rows[0] && rowOf(rows[0]);
}

/** Undefined after the link's end. Needs scope `all`. */
export async function findLinked(db: Kysely<unknown>, sha256: string): Promise<SavedSearchRow | undefined> {
  const { rows } = await sql<Raw>`select ${columns} from search_link l
    join saved_search s on s.account_id = l.account_id and s.search_id = l.search_id
    where l.sha256 = ${sha256} and l.expires_at > clock_timestamp()`.execute(db);
  return rows[0] && rowOf(rows[0]);
}

export type SearchLinkRow = { id: string; madeAt: string; expiresAt: string };

export async function listSearchLinks(
  db: Kysely<unknown>,
  accountId: string,
  searchId: string,
): Promise<SearchLinkRow[]> {
  const { rows } = await sql<SearchLinkRow>`select link_id as id, made_at as "madeAt", expires_at as "expiresAt"
    from search_link where account_id = ${accountId} and search_id = ${searchId} and expires_at > clock_timestamp()
    order by made_at desc, link_id`.execute(db);
  return rows.map(({ id, madeAt, expiresAt }) => ({
    id,
    madeAt: isoFromPostgres(madeAt),
    expiresAt: isoFromPostgres(expiresAt),
  }));
}

export async function isOpenLink(db: Kysely<unknown>, accountId: string, sha256: string): Promise<boolean> {
  const { rows } = await sql`select 1 from search_link where account_id = ${accountId} and sha256 = ${sha256}
    and expires_at > clock_timestamp()`.execute(db);
  return rows.length > 0;
}

export async function knownSearches(db: Kysely<unknown>, accountId: string, ids: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select search_id as id from saved_search
    where account_id = ${accountId} and search_id = any(${ids}::text[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export async function listSearchesOf(
  db: Kysely<unknown>,
  accountId: string,
  personId: string,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`select to_jsonb(held) as row from (
    select name, dict_id, query, leads, saved_at from saved_search
    where account_id = ${accountId} and person_id = ${personId} order by saved_at) as held`.execute(db);
  return rows.map(({ row }) => row);
}
