// Which do-not-call lists count, and against which of them each version was checked. No event says it: lists are the
// operator's business, and what buyers see of it stands in their files.
import { isoFromPostgres } from '@leadwright/postgres/database';
import type { FlagSlot } from '@leadwright/leads/do-not-call/flag-slots';
import { sql, type Kysely } from 'kysely';

/** The list of the United States: who calls answers to it, whatever states keep besides. */
export const REGISTRY = 'federal';

export type BadLines = Readonly<Record<string, number>>;
export type DoNotCallList = {
  number: number;
  source: string;
  /** A day, `YYYY-MM-DD`: when the source gave it out. */
  asOf: string;
  changes: boolean;
  state: 'loading' | 'current' | 'replaced' | 'dropped';
  keyId: string;
  sha256: string;
  lines: number;
  numbers: number;
  leaving: number;
  bad: BadLines;
  accepted: string | null;
  begunBy: string;
  begunAt: string;
  silentSeconds: number;
};

type Row = {
  number: string;
  source: string;
  as_of: string;
  changes: boolean;
  state: DoNotCallList['state'];
  key_id: string;
  sha256: string;
  lines: string;
  numbers: string;
  leaving: string;
  bad: BadLines;
  accepted: string | null;
  begun_by: string;
  begun_at: string;
  silent: string;
};

/** Those that count or are being loaded; the sources in their order. */
export async function listDoNotCall(db: Kysely<unknown>): Promise<DoNotCallList[]> {
  const { rows } = await sql<Row>`select number, source, to_char(as_of, 'YYYY-MM-DD') as as_of, changes, state, key_id,
      sha256, lines, numbers, leaving, bad, accepted, begun_by, begun_at,
      extract(epoch from clock_timestamp() - last_sign_at) as silent
    from do_not_call_list where state in ('loading', 'current') order by source, number`.execute(db);
  return rows.map((row) => ({
    ...{ number: Number(row.number), source: row.source, asOf: row.as_of, changes: row.changes, state: row.state },
    ...{ keyId: row.key_id, sha256: row.sha256, bad: row.bad, accepted: row.accepted, begunBy: row.begun_by },
    ...{ lines: Number(row.lines), numbers: Number(row.numbers), leaving: Number(row.leaving) },
    begunAt: isoFromPostgres(row.begun_at),
    silentSeconds: Number(row.silent),
  }));
}

export async function currentLists(db: Kysely<unknown>): Promise<DoNotCallList[]> {
  return (await listDoNotCall(db)).filter(({ state }) => state === 'current');
}

export type BegunList = Pick<DoNotCallList, 'source' | 'asOf' | 'changes' | 'keyId' | 'sha256' | 'begunBy'> & {
  loadId: string;
};

/** Its number; undefined where another one is being loaded. */
export async function addList(db: Kysely<unknown>, begun: BegunList): Promise<number | undefined> {
  const { loadId, source, asOf, changes, keyId, sha256, begunBy } = begun;
  const { rows } = await sql<{ number: string }>`insert into do_not_call_list
      (load_id, source, as_of, changes, state, key_id, sha256, begun_by)
    values (${loadId}, ${source}, ${asOf}::date, ${changes}, 'loading', ${keyId}, ${sha256}, ${begunBy})
    on conflict do nothing returning number`.execute(db);
  return rows[0] && Number(rows[0].number);
}

/** Its process lives. Undefined where the load is not the one that goes on any more. */
export async function signList(db: Kysely<unknown>, loadId: string): Promise<DoNotCallList | undefined> {
  const { rows } = await sql<{ number: string }>`update do_not_call_list set last_sign_at = clock_timestamp()
    where load_id = ${loadId} and state = 'loading' returning number`.execute(db);
  const number = rows[0]?.number;
  return number === undefined ? undefined : (await listDoNotCall(db)).find((list) => list.number === Number(number));
}

/** The newest that count no more. */
export async function replacedLists(db: Kysely<unknown>): Promise<number[]> {
  const { rows } = await sql<{
    number: string;
  }>`select number from do_not_call_list where state in ('replaced', 'dropped')
    order by number desc limit 20`.execute(db);
  return rows.map(({ number }) => Number(number));
}

export async function dropList(db: Kysely<unknown>, number: number): Promise<void> {
  await sql`update do_not_call_list set state = 'dropped' where number = ${number} and state = 'loading'`.execute(db);
}

export type LoadedList = Pick<
  DoNotCallList,
  'number' | 'source' | 'lines' | 'numbers' | 'leaving' | 'bad' | 'accepted'
>;

/** From now on it counts, and the one before of its source does not. In one transaction. */
export async function makeCurrent(db: Kysely<unknown>, loaded: LoadedList): Promise<void> {
  const { number, source, lines, numbers, leaving, bad, accepted } = loaded;
  await sql`update do_not_call_list set state = 'replaced' where source = ${source} and state = 'current'`.execute(db);
  await sql`update do_not_call_list set state = 'current', lines = ${lines}, numbers = ${numbers}, leaving = ${leaving},
    bad = ${JSON.stringify(bad)}::jsonb, accepted = ${accepted} where number = ${number} and state = 'loading'`.execute(
    db,
  );
}

/** Of a source, and when. */
export type CheckedAgainst = { source: string; asOf: string };

export type Scrub = {
  dictId: string;
  version: number;
  revision: number;
  slot: FlagSlot;
  lists: number[];
  checked: CheckedAgainst[];
  listed: number;
  callable: number;
  scrubbedAt: string | null;
};

type ScrubRow = {
  dict_id: string;
  dataset_version: string;
  revision: string;
  slot: FlagSlot;
  lists: (string | number)[];
  checked: CheckedAgainst[];
  listed: string;
  callable: string;
  scrubbed_at: string | null;
};

export async function listScrubs(db: Kysely<unknown>): Promise<Scrub[]> {
  const { rows } = await sql<ScrubRow>`select * from do_not_call_scrub order by dict_id, dataset_version desc`.execute(
    db,
  );
  return rows.map((row) => ({
    ...{ dictId: row.dict_id, version: Number(row.dataset_version), revision: Number(row.revision), slot: row.slot },
    ...{
      lists: row.lists.map(Number),
      checked: row.checked,
      listed: Number(row.listed),
      callable: Number(row.callable),
    },
    scrubbedAt: row.scrubbed_at === null ? null : isoFromPostgres(row.scrubbed_at),
  }));
}

export async function findScrub(db: Kysely<unknown>, dictId: string, version: number): Promise<Scrub | undefined> {
  return (await listScrubs(db)).find((scrub) => scrub.dictId === dictId && scrub.version === version);
}

/** From now on searches read what it wrote. */
export async function noteScrub(db: Kysely<unknown>, scrub: Omit<Scrub, 'scrubbedAt'>): Promise<void> {
  const { dictId, version, revision, slot, lists, checked, listed, callable } = scrub;
  await sql`insert into do_not_call_scrub
      (dict_id, dataset_version, revision, slot, lists, checked, listed, callable, scrubbed_at)
    values (${dictId}, ${version}, ${revision}, ${slot}, ${lists}::bigint[], ${JSON.stringify(checked)}::jsonb,
      ${listed}, ${callable}, clock_timestamp())
    on conflict (dict_id, dataset_version) do update set revision = excluded.revision, slot = excluded.slot,
      lists = excluded.lists, checked = excluded.checked, listed = excluded.listed, callable = excluded.callable,
      scrubbed_at = excluded.scrubbed_at
    where do_not_call_scrub.revision < excluded.revision`.execute(db);
}
