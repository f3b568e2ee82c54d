// Who asked to be in no list of leads, by what they are known, and how far each version was looked through.
import { sql, type Kysely } from 'kysely';
import { leadMarkKinds } from '@leadwright/leads/removal/lead-marks';
import { platformKind, platformLists } from '@leadwright/leads/removal/platform-hashes';
import { addFoundPeople } from './platform-item.ts';

const knownKinds: ReadonlySet<string> = new Set(leadMarkKinds);
const isKnown = (mark: string): boolean => knownKinds.has(mark.split(':')[0] ?? '');
const platformKinds: ReadonlySet<string> = new Set(platformLists.map(platformKind));

export type RemovalAsked = { requestId: string; correlationId: string; causationId: string; marks: readonly string[] };

/**
 * A repeat adds nothing. Under the lock of account `system`: marks are numbered in the order in which they come. A kind that is
 * not known here is one of a newer accounts: it waits, and its request with it, until search is upgraded too.
 */
export async function addRemoval(db: Kysely<unknown>, asked: RemovalAsked): Promise<void> {
  const { requestId, correlationId, causationId, marks } = asked;
  await sql`insert into removal_request (request_id, correlation_id, causation_id)
    values (${requestId}, ${correlationId}, ${causationId}) on conflict do nothing`.execute(db);
  await addMarks(db, [{ requestId, marks: marks.filter(isKnown) }]);
  await sql`insert into waiting_mark (mark, request_id)
    select mark, ${requestId} from unnest(${marks.filter((mark) => !isKnown(mark))}::text[]) as given (mark)
    on conflict do nothing`.execute(db);
}

/** Marks that waited for a process that knows their kind become marks that are looked for. Under the lock of account `system`. */
export async function takeUpWaiting(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ mark: string; request_id: string }>`delete from waiting_mark
    where split_part(mark, ':', 1) = any(${[...leadMarkKinds]}::text[]) returning mark, request_id`.execute(db);
  await addMarks(
    db,
    rows.map(({ mark, request_id: requestId }) => ({ requestId, marks: [mark] })),
  );
}

type MarksOf = { requestId: string; marks: readonly string[] };

/** How many of them were not known. */
export async function addMarks(db: Kysely<unknown>, given: readonly MarksOf[]): Promise<number> {
  const rows = given.flatMap(({ requestId, marks }) => marks.map((mark) => ({ requestId, mark })));
  const { numAffectedRows } = await sql`insert into removed_mark (mark, request_id)
    select distinct mark, request_id from unnest(${rows.map(({ mark }) => mark)}::text[],
      ${rows.map(({ requestId }) => requestId)}::text[]) as given (mark, request_id)
    on conflict do nothing`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** The number of the newest mark; 0: nobody asked. */
export async function newestMark(db: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ newest: string | null }>`select max(number) as newest from removed_mark`.execute(db);
  return Number(rows[0]?.newest ?? 0);
}

export type Mark = { number: number; kind: string; keyId: string; hash: string };

/** After this number, in order. */
export async function readMarks(db: Kysely<unknown>, after: number, limit: number): Promise<Mark[]> {
  const { rows } = await sql<{ number: string; mark: string }>`select number, mark from removed_mark
    where number > ${after} order by number limit ${limit}`.execute(db);
  return rows.map(({ number, mark }) => {
    const [kind = '', keyId = '', hash = ''] = mark.split(':');
    return { number: Number(number), kind, keyId, hash };
  });
}

export type MarkRange = { after: number; upTo: number };

/** How many there are of each kind. */
export async function kindsOfMarks(db: Kysely<unknown>, { after, upTo }: MarkRange): Promise<Map<string, number>> {
  const { rows } = await sql<{ kind: string; marks: string }>`select split_part(mark, ':', 1) as kind, count(*) as marks
    from removed_mark where number > ${after} and number <= ${upTo} group by 1`.execute(db);
  return new Map(rows.map(({ kind, marks }) => [kind, Number(marks)]));
}

/** Those of the deletion platform among them. */
export async function platformKindsOf(db: Kysely<unknown>, range: MarkRange): Promise<string[]> {
  return [...(await kindsOfMarks(db, range)).keys()].filter((kind) => platformKinds.has(kind));
}

/** Of who asked us and waits: the marks after this number. Undefined where nobody does. */
export async function marksOfAskers(db: Kysely<unknown>, after: number): Promise<MarkRange | undefined> {
  const { rows } = await sql<{ first: string | null; last: string | null }>`
    select min(number) as first, max(number) as last from removed_mark
    where number > ${after} and request_id in (
      select request_id from removal_request where list is null and carried_out_at is null)`.execute(db);
  const { first, last } = rows[0] ?? {};
  return first && last ? { after: Number(first) - 1, upTo: Number(last) } : undefined;
}

/** Whether a version that is searched, a request, or who bought what was found waits. */
export async function isRemovalDue(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql`select 1 from (select max(number) as newest from removed_mark) as marks
    where newest is not null and (
      exists (select 1 from removal_request where carried_out_at is null)
      or exists (select 1 from removed_lead)
      or exists (select 1 from active_dataset as active where not exists (
        select 1 from looked_through as looked where looked.dict_id = active.dict_id
          and looked.dataset_version = active.dataset_version and looked.all_kinds_up_to >= newest)))`.execute(db);
  return rows.length > 0;
}

/** The number of the newest mark that a version was compared with; 0: with none. */
export async function lookedUpTo(db: Kysely<unknown>, dictId: string, version: number): Promise<number> {
  const { rows } = await sql<{ up_to: string }>`select all_kinds_up_to as up_to from looked_through
    where dict_id = ${dictId} and dataset_version = ${version}`.execute(db);
  return Number(rows[0]?.up_to ?? 0);
}

type RowsLeft = VersionOf & { rows: number };

/** `rows`: the leads that are left of it. */
export async function noteLookedThrough(
  db: Kysely<unknown>,
  { dictId, version, upTo, rows }: RowsLeft & { upTo: number },
): Promise<void> {
  await sql`insert into looked_through (dict_id, dataset_version, up_to, all_kinds_up_to, rows)
    values (${dictId}, ${version}, ${upTo}, ${upTo}, ${rows})
    on conflict (dict_id, dataset_version) do update
      set up_to = greatest(looked_through.up_to, excluded.up_to), rows = excluded.rows,
        all_kinds_up_to = greatest(looked_through.all_kinds_up_to, excluded.all_kinds_up_to)`.execute(db);
}

/** Before leads are taken out and after: whoever ends in between leaves rows in files, and nobody finds those leads again. */
export async function noteMasked(db: Kysely<unknown>, { dictId, version, rows }: RowsLeft): Promise<void> {
  await sql`insert into looked_through (dict_id, dataset_version, up_to, rows, masked)
    values (${dictId}, ${version}, 0, ${rows}, true)
    on conflict (dict_id, dataset_version) do update set rows = excluded.rows, masked = true`.execute(db);
}

type VersionOf = { dictId: string; version: number };
/** `noted`: another one after each note of the version. */
export type MaskedVersion = VersionOf & { noted: string };

/** Versions whose rows are taken out and still lie in files. */
export async function maskedVersions(db: Kysely<unknown>): Promise<MaskedVersion[]> {
  const { rows } = await sql<{
    dict_id: string;
    dataset_version: string;
    noted: string;
  }>`select dict_id, dataset_version, xmin::text as noted
    from looked_through where masked order by dict_id, dataset_version`.execute(db);
  return rows.map((row) => ({
    ...{ dictId: row.dict_id, version: Number(row.dataset_version), noted: row.noted },
  }));
}

/** Unless somebody was taken out meanwhile. */
export async function noteUnmasked(db: Kysely<unknown>, { dictId, version, noted }: MaskedVersion): Promise<void> {
  await sql`update looked_through set masked = false
    where dict_id = ${dictId} and dataset_version = ${version} and xmin::text = ${noted}`.execute(db);
}

/** Undefined where nobody was looked for in it. */
export async function leadsLeft(db: Kysely<unknown>, dictId: string, version: number): Promise<number | undefined> {
  const { rows } = await sql<{ rows: string }>`select rows from looked_through
    where dict_id = ${dictId} and dataset_version = ${version}`.execute(db);
  return rows[0] && Number(rows[0].rows);
}

type Found = { key: string; person: string; marks: readonly string[]; lasting: readonly string[] };

/**
 * Before they are taken out: a crash in between forgets nobody. What they are known by besides becomes marks of the same
 * requests. Answers how many marks are new.
 */
export async function addFoundLeads(db: Kysely<unknown>, dictId: string, found: readonly Found[]): Promise<number> {
  const marks = [...new Set(found.flatMap((lead) => lead.marks))];
  const { rows } = await sql<{ mark: string; request_id: string }>`select mark, request_id from removed_mark
    where mark = any(${marks}::text[])`.execute(db);
  const askers = new Map<string, Set<string>>();
  for (const { mark, request_id: id } of rows) askers.set(mark, (askers.get(mark) ?? new Set()).add(id));
  const of = found.map((lead) => ({
    ...lead,
    requestIds: [...new Set(lead.marks.flatMap((mark) => [...(askers.get(mark) ?? [])]))],
  }));
  const pairs = of.flatMap(({ key, requestIds }) => requestIds.map((requestId) => ({ key, requestId })));
  await sql`insert into removed_lead (dict_id, lead_key, request_id)
    select ${dictId}, lead_key, request_id from unnest(${pairs.map(({ key }) => key)}::numeric[],
      ${pairs.map(({ requestId }) => requestId)}::text[]) as given (lead_key, request_id)
    on conflict do nothing`.execute(db);
  await addFoundPeople(db, of);
  return addMarks(
    db,
    of.flatMap(({ lasting, requestIds }) => requestIds.map((requestId) => ({ requestId, marks: lasting }))),
  );
}

export type OpenRemoval = { requestId: string; correlationId: string; causationId: string; leads: number };

/** Of who asked us: those whose marks all versions were compared with, and how many leads were found. */
export async function removalsToEnd(db: Kysely<unknown>, upTo: number): Promise<OpenRemoval[]> {
  const { rows } = await sql<{
    request_id: string;
    correlation_id: string;
    causation_id: string;
    leads: string;
  }>`select request_id, correlation_id, causation_id,
      (select count(*) from removed_lead as lead where lead.request_id = asked.request_id) as leads
    from removal_request as asked where list is null and carried_out_at is null and not exists (
      select 1 from removed_mark as mark where mark.request_id = asked.request_id and number > ${upTo})
      and not exists (select 1 from waiting_mark as waiting where waiting.request_id = asked.request_id)
    order by request_id`.execute(db);
  return rows.map((row) => ({
    requestId: row.request_id,
    correlationId: row.correlation_id,
    causationId: row.causation_id,
    leads: Number(row.leads),
  }));
}

export async function endRemoval(
  db: Kysely<unknown>,
  { requestId, leads }: Pick<OpenRemoval, 'requestId' | 'leads'>,
  at: string,
): Promise<void> {
  await sql`update removal_request set carried_out_at = ${at}::timestamptz, leads = ${leads}
    where request_id = ${requestId}`.execute(db);
}
