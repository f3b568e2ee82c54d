// Work items of the state's deletion platform: requests to be in no list of leads, by which of its lists they came, and what
// became of them.
import { sql, type Kysely } from 'kysely';

export type PlatformItem = { item: string; list: string; mark: string };
type Cause = { correlationId: string; causationId: string };

const requestOf = (item: string): string => `platform:${item}`;

/** Answers how many are new. A repeat adds nothing. Under the lock of account `system`, as all marks are. */
export async function addPlatformItems(
  db: Kysely<unknown>,
  items: readonly PlatformItem[],
  { correlationId, causationId }: Cause,
): Promise<number> {
  const ids = items.map(({ item }) => requestOf(item));
  const { numAffectedRows } = await sql`insert into removal_request (request_id, list, correlation_id, causation_id)
    select request_id, list, ${correlationId}, ${causationId}
    from unnest(${ids}::text[], ${items.map(({ list }) => list)}::text[]) as given (request_id, list)
    on conflict do nothing`.execute(db);
  // One that was taken back stays so: its ID comes for no other.
  await sql`insert into removed_mark (mark, request_id)
    select mark, request_id from unnest(${items.map(({ mark }) => mark)}::text[], ${ids}::text[]) as given (mark, request_id)
    where request_id in (select request_id from removal_request where withdrawn_at is null)
    on conflict do nothing`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** The numbers of their marks. */
export async function marksOfItems(db: Kysely<unknown>, items: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ number: string }>`select number from removed_mark
    where request_id = any(${items.map(requestOf)}::text[]) order by number`.execute(db);
  return rows.map(({ number }) => Number(number));
}

/** Also of items that never came. Their marks are nobody's any more. */
export async function withdrawPlatformItems(
  db: Kysely<unknown>,
  items: readonly Pick<PlatformItem, 'item' | 'list'>[],
  { correlationId, causationId }: Cause,
): Promise<void> {
  const ids = items.map(({ item }) => requestOf(item));
  await sql`insert into removal_request (request_id, list, correlation_id, causation_id, withdrawn_at, carried_out_at, leads)
    select request_id, list, ${correlationId}, ${causationId}, now(), now(), 0
    from unnest(${ids}::text[], ${items.map(({ list }) => list)}::text[]) as given (request_id, list)
    on conflict (request_id) do update set withdrawn_at = coalesce(removal_request.withdrawn_at, now()),
      carried_out_at = coalesce(removal_request.carried_out_at, now())`.execute(db);
  await sql`delete from removed_lead where request_id = any(${ids}::text[])`.execute(db);
  await sql`delete from removed_person where request_id = any(${ids}::text[])`.execute(db);
  await sql`delete from removed_mark where request_id = any(${ids}::text[])`.execute(db);
}

/** Those whose marks every version was compared with. Answers how many. */
export async function endPlatformItems(db: Kysely<unknown>, upTo: number, at: string): Promise<number> {
  const { numAffectedRows } = await sql`update removal_request as asked
    set carried_out_at = ${at}::timestamptz,
      leads = (select count(*) from removed_lead as lead where lead.request_id = asked.request_id)
    where list is not null and carried_out_at is null and not exists (
      select 1 from removed_mark as mark where mark.request_id = asked.request_id and number > ${upTo})`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Whether some still wait. */
export async function hasOpenItems(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql`select 1 from removal_request where list is not null and carried_out_at is null
    limit 1`.execute(db);
  return rows.length > 0;
}

/** `people`: how many were found by it. A lead without a name is whoever the others are of. */
export type ItemFound = { item: string; state: 'waiting' | 'withdrawn' | 'looked-for'; people: number };

/** In the order of the items; one that never came is not among them. */
export async function readPlatformItems(db: Kysely<unknown>, items: readonly string[]): Promise<ItemFound[]> {
  const { rows } = await sql<{ item: string; state: ItemFound['state']; people: string | null }>`
    select given.item, case when withdrawn_at is not null then 'withdrawn'
        when carried_out_at is null then 'waiting' else 'looked-for' end as state,
      (select max(people) from (select greatest(1, count(*) filter (where person not like '%:')) as people
        from removed_person as person
        where person.request_id = asked.request_id group by split_part(person, ':', 1)) as by_key) as people
    from unnest(${items}::text[]) with ordinality as given (item, place)
    join removal_request as asked on asked.request_id = 'platform:' || given.item order by place`.execute(db);
  return rows.map(({ item, state, people }) => ({ item, state, people: Number(people ?? 0) }));
}

type Found = { person: string; requestIds: readonly string[] };

/** Whom the leads that were found name, for the items among the requests. */
export async function addFoundPeople(db: Kysely<unknown>, found: readonly Found[]): Promise<void> {
  const pairs = found.flatMap(({ person, requestIds }) => requestIds.map((requestId) => ({ person, requestId })));
  await sql`insert into removed_person (request_id, person)
    select distinct request_id, person from unnest(${pairs.map(({ requestId }) => requestId)}::text[],
      ${pairs.map(({ person }) => person)}::text[]) as given (request_id, person)
    where request_id in (select request_id from removal_request where list is not null)
    on conflict do nothing`.execute(db);
}
