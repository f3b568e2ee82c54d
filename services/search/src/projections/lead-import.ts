// What imports of leads are at. No event says it: a version that nobody reads is nobody's business but the operator's.
import { isoFromPostgres } from '@leadwright/postgres/database';
import { sql, type Kysely } from 'kysely';

export type ImportState = 'writing' | 'ready' | 'activated' | 'dropped';
export type LeadImport = {
  dictId: string;
  version: number;
  importId: string;
  state: ImportState;
  rows: number;
  source: string;
  /** The files, the map and the report, as the import said them. */
  facts: unknown;
  comparison: unknown;
  accepted: string | null;
  begunBy: string;
  begunAt: string;
  /** Since its process last said that it lives. */
  silentSeconds: number;
  seconds: number;
  /** How many leads it will have; 0: not known. */
  expected: number;
  /** What is being done with it, and why that was not possible the last time. */
  work: 'activating' | null;
  failure: string | null;
};

/** A process that said nothing for so long is dead. */
export const SILENT_SECONDS_MAX = 30;

type Row = {
  dict_id: string;
  version: string;
  import_id: string;
  state: ImportState;
  rows: string;
  source: string;
  facts: unknown;
  comparison: unknown;
  accepted: string | null;
  begun_by: string;
  begun_at: string;
  silent: string;
  seconds: string;
  expected: string;
  work: 'activating' | null;
  failure: string | null;
};

/** Of one kind or of all, the newest first. */
export async function listLeadImports(db: Kysely<unknown>, dictId?: string): Promise<LeadImport[]> {
  const { rows } = await sql<Row>`select *, extract(epoch from clock_timestamp() - last_sign_at) as silent,
      extract(epoch from clock_timestamp() - begun_at) as seconds
    from lead_import where ${dictId ?? null}::text is null or dict_id = ${dictId ?? null}
    order by dict_id, version desc`.execute(db);
  return rows.map((row) => ({
    dictId: row.dict_id,
    version: Number(row.version),
    importId: row.import_id,
    state: row.state,
    rows: Number(row.rows),
    source: row.source,
    facts: row.facts,
    comparison: row.comparison,
    accepted: row.accepted,
    begunBy: row.begun_by,
    begunAt: isoFromPostgres(row.begun_at),
    silentSeconds: Number(row.silent),
    seconds: Number(row.seconds),
    expected: Number(row.expected),
    // Of a process that died nobody says that it ended.
    work: Number(row.silent) > SILENT_SECONDS_MAX ? null : row.work,
    failure: row.failure,
  }));
}

export async function findLeadImport(
  db: Kysely<unknown>,
  dictId: string,
  version: number,
): Promise<LeadImport | undefined> {
  return (await listLeadImports(db, dictId)).find((each) => each.version === version);
}

export type Begun = Pick<LeadImport, 'dictId' | 'version' | 'importId' | 'source' | 'facts' | 'begunBy' | 'expected'>;

/** False where another import of the kind is writing. */
export async function addLeadImport(db: Kysely<unknown>, begun: Begun): Promise<boolean> {
  const { dictId, version, importId, source, facts, begunBy, expected } = begun;
  const { rows } =
    await sql`insert into lead_import (dict_id, version, import_id, state, source, facts, begun_by, expected)
    values (${dictId}, ${version}, ${importId}, 'writing', ${source}, ${JSON.stringify(facts)}::jsonb, ${begunBy}, ${expected})
    on conflict do nothing returning 1`.execute(db);
  return rows.length > 0;
}

/** Its process lives. False where the import is not the one that writes any more. */
export async function signLeadImport(db: Kysely<unknown>, importId: string): Promise<boolean> {
  const { rows } = await sql`update lead_import set last_sign_at = clock_timestamp()
    where import_id = ${importId} and state = 'writing' returning 1`.execute(db);
  return rows.length > 0;
}

type Ready = {
  rows: number;
  comparison: unknown;
  /** In place of those that it began with. */
  facts?: unknown;
};

/** All rows are there and checked. False where another import took the place. */
export async function readyLeadImport(
  db: Kysely<unknown>,
  importId: string,
  { rows: count, comparison, facts }: Ready,
): Promise<boolean> {
  const { rows } = await sql`update lead_import set state = 'ready', rows = ${count},
    comparison = ${JSON.stringify(comparison)}::jsonb,
    facts = coalesce(${facts === undefined ? null : JSON.stringify(facts)}::jsonb, facts)
    where import_id = ${importId} and state = 'writing' returning 1`.execute(db);
  return rows.length > 0;
}

/** It wrote no lead, and nobody was told of its number. */
export async function forgetLeadImport(db: Kysely<unknown>, importId: string): Promise<void> {
  await sql`delete from lead_import where import_id = ${importId} and state = 'writing'`.execute(db);
}

export async function activatedLeadImport(
  db: Kysely<unknown>,
  { dictId, version, accepted }: { dictId: string; version: number; accepted: string | null },
): Promise<void> {
  await sql`update lead_import set state = 'activated', accepted = coalesce(${accepted}, accepted)
    where dict_id = ${dictId} and version = ${version}`.execute(db);
}

/** Its rows are gone. The row stays, so that its number is never another version's and the report can still be read. */
export async function dropLeadImport(db: Kysely<unknown>, dictId: string, version: number): Promise<void> {
  await sql`update lead_import set state = 'dropped' where dict_id = ${dictId} and version = ${version}`.execute(db);
}

/** The same of one that was silent for too long. False where it lives again, or was finished meanwhile. */
export async function dropSilentImport(
  db: Kysely<unknown>,
  dictId: string,
  { version, state = 'writing' }: { version: number; state?: ImportState },
): Promise<boolean> {
  const { rows } = await sql`update lead_import set state = 'dropped'
    where dict_id = ${dictId} and version = ${version} and state = ${state}
      and last_sign_at < clock_timestamp() - make_interval(secs => ${SILENT_SECONDS_MAX}) returning 1`.execute(db);
  return rows.length > 0;
}

type Version = { dictId: string; version: number };

/**
 * That it is worked at: one version of a kind at a time, by one process, since two would write the same words and flags.
 * False where another is at work.
 */
export async function beginLeadWork(db: Kysely<unknown>, { dictId, version }: Version): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`select 1 from lead_import where dict_id = ${dictId} order by version for update`.execute(trx);
    const { rows } =
      await sql`update lead_import set work = 'activating', failure = null, last_sign_at = clock_timestamp()
      where dict_id = ${dictId} and version = ${version} and not exists (
        select 1 from lead_import as other where other.dict_id = ${dictId} and other.work = 'activating'
          and other.last_sign_at > clock_timestamp() - make_interval(secs => ${SILENT_SECONDS_MAX}))
      returning 1`.execute(trx);
    return rows.length > 0;
  });
}

/** It is worked at no more; `failure`: why it was not possible. */
export async function endLeadWork(
  db: Kysely<unknown>,
  { dictId, version }: Version,
  failure: string | null = null,
): Promise<void> {
  await sql`update lead_import set work = null, failure = ${failure}
    where dict_id = ${dictId} and version = ${version}`.execute(db);
}

/** Who does it lives. */
export async function signLeadWork(db: Kysely<unknown>, { dictId, version }: Version): Promise<void> {
  await sql`update lead_import set last_sign_at = clock_timestamp()
    where dict_id = ${dictId} and version = ${version}`.execute(db);
}
