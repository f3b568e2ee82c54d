// The stored version never decreases, so a replay from the beginning ends where it was.
import { isoFromPostgres } from '@leadwright/postgres/database';
import { projectionOf } from '@leadwright/eventsourcing/store/projection-of';
import type { FlagSlot } from '@leadwright/leads/do-not-call/flag-slots';
import { sql, type Kysely } from 'kysely';
import type { DatasetEvent } from '../domain/dataset.ts';
import type { CheckedAgainst } from './do-not-call.ts';

/**
 * `rows`: that are left of it. `revision`: another one after leads were taken out of any version or flags were scrubbed, so that nothing that was
 * counted before is answered from then on; absent until somebody was looked for.
 */
export type ActiveDataset = {
  dictId: string;
  version: number;
  rows: number;
  source: string;
  revision?: string;
  /** Which column of its flag is read, and against what it was checked; absent until it was scrubbed. */
  slot?: FlagSlot;
  checked?: CheckedAgainst[];
};

/** What answers are kept by: the version, and what became of it and of those beside it. */
export const editionOf = ({ version, revision = '' }: Pick<ActiveDataset, 'version' | 'revision'>): string =>
  `${version} ${revision}`;

export const projectActiveDataset = projectionOf<DatasetEvent>({
  DatasetActivated: async ({ dictId, version, rows, source }, { effectiveAt }, db) => {
    await sql`insert into active_dataset (dict_id, dataset_version, rows, source, activated_at)
    values (${dictId}, ${version}, ${rows}, ${source}, ${effectiveAt}::timestamptz)
    on conflict (dict_id) do update set dataset_version = excluded.dataset_version, rows = excluded.rows,
      source = excluded.source, activated_at = excluded.activated_at
    where active_dataset.dataset_version <= excluded.dataset_version`.execute(db);
    await sql`insert into dataset_activation (dict_id, dataset_version, activated_at)
      values (${dictId}, ${version}, ${effectiveAt}::timestamptz) on conflict do nothing`.execute(db);
  },
});

type Row = {
  dict_id: string;
  dataset_version: string;
  rows: string;
  source: string;
  revision?: string | null;
  slot: FlagSlot | null;
  checked: CheckedAgainst[] | null;
};

const withRowsLeft = sql`active_dataset as active left join looked_through as looked
  on looked.dict_id = active.dict_id and looked.dataset_version = active.dataset_version
  left join do_not_call_scrub as scrub
  on scrub.dict_id = active.dict_id and scrub.dataset_version = active.dataset_version`;
const columns = sql`active.dict_id, active.dataset_version, coalesce(looked.rows, active.rows) as rows, active.source,
  scrub.slot, scrub.checked`;

/** `cameAt`: when its leads came; where the version was copied to go back, when those that it copied did. */
type Listed = ActiveDataset & { activatedAt: string; cameAt: string };

// A copy names the version that it was made of, which may be a copy, too; changes name the version that they change, whose
// other leads are as old as they were.
const origins = sql`with recursive copied as (
    select dict_id, dataset_version as version from active_dataset
    union all
    select copied.dict_id, of.version from copied
      join lead_import as copy on copy.dict_id = copied.dict_id and copy.version = copied.version
      cross join lateral (select coalesce(
        case when copy.facts ? 'rolledBackFrom' then (copy.facts ->> 'to')::bigint end,
        (copy.facts ->> 'basedOn')::bigint) as version) as of
      where of.version < copied.version
  ), origin as (select dict_id, min(version) as version from copied group by dict_id)`;

/** Of every kind that has one. */
export async function listActiveDatasets(db: Kysely<unknown>): Promise<Listed[]> {
  const { rows } = await sql<Row & { activated_at: string; came_at: string }>`${origins}
    select ${columns}, active.activated_at, coalesce(came.begun_at, first.activated_at, active.activated_at) as came_at
    from ${withRowsLeft}
    left join origin on origin.dict_id = active.dict_id
    left join lead_import as came on came.dict_id = origin.dict_id and came.version = origin.version
    left join dataset_activation as first
      on first.dict_id = origin.dict_id and first.dataset_version = origin.version
    order by active.dict_id`.execute(db);
  return rows.map((row) => ({
    ...activeOf(row),
    ...{ activatedAt: isoFromPostgres(row.activated_at), cameAt: isoFromPostgres(row.came_at) },
  }));
}

const activeOf = (row: Row): ActiveDataset => ({
  dictId: row.dict_id,
  version: Number(row.dataset_version),
  rows: Number(row.rows),
  source: row.source,
  ...(row.revision ? { revision: row.revision } : {}),
  ...(row.slot === null ? {} : { slot: row.slot, checked: row.checked ?? [] }),
});

/** Undefined if none was ever activated. */
export async function readActiveDataset(db: Kysely<unknown>, dictId: string): Promise<ActiveDataset | undefined> {
  const { rows } =
    await sql<Row>`select ${columns}, concat_ws(' ', (select string_agg(concat_ws(':', dict_id, dataset_version, rows), ' '
        order by dict_id, dataset_version) from looked_through), (select string_agg(concat_ws(':', 'flags', dict_id,
        dataset_version, revision), ' ' order by dict_id, dataset_version) from do_not_call_scrub)) as revision
      from ${withRowsLeft} where active.dict_id = ${dictId}`.execute(db);
  const row = rows[0];
  return row && activeOf(row);
}

/** When each version was activated that is known to have been, the searched one among them. */
export async function listActivations(db: Kysely<unknown>, dictId: string): Promise<Map<number, string>> {
  const { rows } = await sql<{ version: string; at: string }>`select dataset_version as version, activated_at as at
    from (select dict_id, dataset_version, activated_at from dataset_activation
      union select dict_id, dataset_version, activated_at from active_dataset) as known
    where dict_id = ${dictId} order by dataset_version`.execute(db);
  return new Map(rows.map(({ version, at }) => [Number(version), isoFromPostgres(at)]));
}
