// Written in the transaction that appends, so a reader never sees a download behind its own stream.
import { sql, type Kysely } from 'kysely';
import type { StoredEvent } from '@leadwright/eventsourcing/event-store';
import { projectionOf } from '@leadwright/eventsourcing/store/projection-of';
import type { FileCells } from '@leadwright/leads/compile/csv-cell';
import { isoFromPostgres } from '@leadwright/postgres/database';
import type { ChosenBy, DownloadEvent } from '../domain/download.ts';

export type DownloadStatus = 'requested' | 'in-progress' | 'completed' | 'ready' | 'failed' | 'cancelled';

export type DownloadRow = {
  accountId: string;
  downloadId: string;
  dictId: string;
  datasetVersion: number;
  /** Its version's leads were made up; null: not known. */
  madeUp: boolean | null;
  name: string;
  query: string;
  seed: string;
  rowsAsked: number;
  /** Hundredths of a lead. */
  multiplierHundredths: number;
  /** Who requested it, or for whom support did. */
  personId: string;
  status: DownloadStatus;
  reason: string | null;
  rows: number | null;
  leads: number | null;
  bytes: number | null;
  sha256: string | null;
  objectKey: string | null;
  archived: boolean;
  archivedAt: string | null;
  storedAt: string | null;
  /** Whether all rows lie in the geography that was asked for; null where that was not checked. */
  geoMatch: boolean | null;
  /** The day of the do-not-call list that the leads were checked against; null where there was none. */
  checkedOn: string | null;
  cells: FileCells;
  /** Null: the rows are in the order of their keys. */
  chosenBy: ChosenBy | null;
  /** The download whose rows it has again; null: it was bought. */
  recheckOfId: string | null;
  /** How often rows were removed before the file was finished. */
  removals: number;
  requestedAt: string;
  version: number;
  correlationId: string;
  onBehalfOf: string | null;
  traceparent: string | null;
  lastEventId: string;
};

export const projectDownload = projectionOf<DownloadEvent>({
  DownloadRequested: insert,
  DownloadStarted: ({ downloadId, leads }, stored, db) =>
    update(downloadId, stored, db, sql`status = 'in-progress', leads = ${leads}`),
  DownloadCompleted: ({ downloadId, rows, bytes, sha256, objectKey, geoMatch, checkedOn }, stored, db) =>
    update(
      downloadId,
      stored,
      db,
      sql`status = 'completed', rows = ${rows}, bytes = ${bytes}, sha256 = ${sha256}, object_key = ${objectKey},
        geo_match = ${geoMatch ?? null}, checked_on = ${checkedOn ?? null}::date, stored_at = ${stored.recordedAt}::timestamptz`,
    ),
  DownloadReady: ({ downloadId, leads }, stored, db) =>
    update(downloadId, stored, db, sql`status = 'ready', leads = ${leads}`),
  DownloadFailed: ({ downloadId, reason }, stored, db) =>
    update(downloadId, stored, db, sql`status = 'failed', reason = ${reason}, leads = null`),
  // What was written so far is removed by the file worker, under the lock of the account's files.
  DownloadCancelled: ({ downloadId }, stored, db) =>
    update(downloadId, stored, db, sql`status = 'cancelled', leads = null, remains = true`),
  DownloadArchived: ({ downloadId }, stored, db) =>
    update(downloadId, stored, db, sql`archived = true, archived_at = ${stored.recordedAt}::timestamptz`),
  DownloadUnarchived: ({ downloadId }, stored, db) =>
    update(downloadId, stored, db, sql`archived = false, archived_at = null`),
  DownloadRowsRemoved: ({ downloadId, delivered }, stored, db) =>
    update(downloadId, stored, db, delivered ? sql`removals = removals` : sql`removals = removals + 1`),
  // What is reported stands in file_report; here the download's version grows.
  FileReportReceived: ({ downloadId }, stored, db) => update(downloadId, stored, db, sql`status = status`),
  FileReported: ({ downloadId }, stored, db) => update(downloadId, stored, db, sql`status = status`),
});

type Stored = Omit<StoredEvent, 'event'>;

async function insert(
  event: DownloadEvent & { type: 'DownloadRequested' },
  stored: Stored,
  db: Kysely<unknown>,
): Promise<void> {
  await sql`insert into download (account_id, download_id, dict_id, dataset_version, name, query, seed, rows_asked,
      person_id, status, requested_at, progress_at, version, correlation_id, on_behalf_of, traceparent, last_event_id, cells,
      multiplier_hundredths, chosen_by, recheck_of)
    values (${stored.accountId}, ${event.downloadId}, ${event.dictId}, ${event.datasetVersion}, ${event.name}, ${event.query},
      ${event.seed}, ${event.rows}, ${event.personId}, 'requested', ${stored.effectiveAt}::timestamptz,
      clock_timestamp(), ${stored.accountSeq}, ${stored.correlationId}, ${stored.onBehalfOf}, ${stored.traceparent},
      ${stored.eventId}::uuid, ${event.cells ?? 'codes'}, ${event.multiplierHundredths}, ${event.chosenBy ?? null},
      ${event.recheckOfId ?? null})`.execute(db);
}

async function update(
  downloadId: string,
  { accountId, accountSeq, eventId }: Stored,
  db: Kysely<unknown>,
  set: ReturnType<typeof sql>,
): Promise<void> {
  const { numAffectedRows } = await sql`update download
    set ${set}, version = ${accountSeq}, last_event_id = ${eventId}::uuid, progress_at = clock_timestamp()
    where account_id = ${accountId} and download_id = ${downloadId}`.execute(db);
  if (numAffectedRows !== 1n) throw new Error(`download ${downloadId} is in the log and not in its table`);
}

type Raw = {
  account_id: string;
  download_id: string;
  dict_id: string;
  dataset_version: string;
  made_up: boolean | null;
  name: string;
  query: string;
  seed: string;
  rows_asked: string;
  multiplier_hundredths: number;
  person_id: string;
  status: DownloadStatus;
  reason: string | null;
  rows: string | null;
  leads: string | null;
  bytes: string | null;
  sha256: string | null;
  object_key: string | null;
  archived: boolean;
  archived_at: string | null;
  stored_at: string | null;
  geo_match: boolean | null;
  checked_on: string | null;
  requested_at: string;
  version: string;
  correlation_id: string;
  on_behalf_of: string | null;
  traceparent: string | null;
  last_event_id: string;
  cells: FileCells;
  chosen_by: ChosenBy | null;
  recheck_of: string | null;
  removals: number;
};

const columns = sql`account_id, download_id, dict_id, dataset_version, name, query, seed, rows_asked, multiplier_hundredths, person_id, status, reason, rows,
  leads, bytes, sha256, object_key, archived, archived_at, stored_at, geo_match, to_char(checked_on, 'YYYY-MM-DD') as checked_on, requested_at, version, correlation_id, on_behalf_of, traceparent, last_event_id, cells, chosen_by, recheck_of, removals,
  (select made_up from dataset_version as known
    where known.dict_id = download.dict_id and known.version = download.dataset_version) as made_up`;

function rowOf(raw: Raw): DownloadRow {
  const whole = (text: string | null): number | null => (text === null ? null : Number(text));
  return {
    accountId: raw.account_id,
    downloadId: raw.download_id,
    dictId: raw.dict_id,
    datasetVersion: Number(raw.dataset_version),
    madeUp: raw.made_up,
    name: raw.name,
    query: raw.query,
    seed: raw.seed,
    rowsAsked: Number(raw.rows_asked),
    multiplierHundredths: raw.multiplier_hundredths,
    personId: raw.person_id,
    status: raw.status,
    reason: raw.reason,
    rows: whole(raw.rows),
    leads: whole(raw.leads),
    bytes: whole(raw.bytes),
    sha256: raw.sha256,
    objectKey: raw.object_key,
    archived: raw.archived,
    archivedAt: raw.archived_at === null ? null : isoFromPostgres(raw.archived_at),
    storedAt: raw.stored_at === null ? null : isoFromPostgres(raw.stored_at),
    geoMatch: raw.geo_match,
    checkedOn: raw.checked_on,
    requestedAt: isoFromPostgres(raw.requested_at),
    version: Number(raw.version),
    correlationId: raw.correlation_id,
    onBehalfOf: raw.on_behalf_of,
    traceparent: raw.traceparent,
    lastEventId: raw.last_event_id,
    cells: raw.cells,
    chosenBy: raw.chosen_by,
    recheckOfId: raw.recheck_of,
    removals: raw.removals,
  };
}

const LIST_MAX = 1000;

/** An account's downloads, newest first, at most 1,000; the transaction's scope must hold the account. */
export async function listDownloads(db: Kysely<unknown>, accountId: string, archived: boolean): Promise<DownloadRow[]> {
  const { rows } = await sql<Raw>`select ${columns} from download
    where account_id = ${accountId} and archived = ${archived}
    order by requested_at desc, download_id desc limit ${LIST_MAX}`.execute(db);
  return rows.map(rowOf);
}

/** The oldest first. */
export async function archivedIds(db: Kysely<unknown>, accountId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select download_id as id from download
    where account_id = ${accountId} and archived order by requested_at, download_id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function findDownload(
  db: Kysely<unknown>,
  accountId: string,
  downloadId: string,
): Promise<DownloadRow | null> {
  const { rows } = await sql<Raw>`select ${columns} from download
    where account_id = ${accountId} and download_id = ${downloadId}`.execute(db);
  return rows[0] ? rowOf(rows[0]) : null;
}

/** Archived or not, in no order. */
export async function findDownloads(
  db: Kysely<unknown>,
  accountId: string,
  downloadIds: string[],
): Promise<DownloadRow[]> {
  const { rows } = await sql<Raw>`select ${columns} from download
    where account_id = ${accountId} and download_id = any(${downloadIds}::text[])`.execute(db);
  return rows.map(rowOf);
}

/** How many of an account have not ended; exact under the account's lock. */
export async function countWaiting(db: Kysely<unknown>, accountId: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) as count from download
    where account_id = ${accountId} and status in ('requested', 'in-progress')`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** Of each account the oldest one to be made, or cancelled with remains. Oldest first. Needs scope `all`. */
export async function nextFiles(db: Kysely<unknown>, limit: number, busyAccounts: string[]): Promise<DownloadRow[]> {
  const { rows } = await sql<Raw>`select ${columns} from (
      select distinct on (account_id) * from download
      where (status = 'in-progress' or remains) and not account_id = any(${busyAccounts}::text[])
      order by account_id, requested_at, download_id
    ) as download order by requested_at, download_id limit ${limit}`.execute(db);
  return rows.map(rowOf);
}

/** Notes that the file grows, so that the sweeper leaves it and the account's waiting ones alone. False if its download has ended. */
export async function noteProgress(db: Kysely<unknown>, accountId: string, downloadId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update download set progress_at = clock_timestamp()
    where account_id = ${accountId} and download_id = ${downloadId} and status = 'in-progress'`.execute(db);
  return numAffectedRows === 1n;
}

export async function noteCleared(db: Kysely<unknown>, accountId: string, downloadId: string): Promise<void> {
  await sql`update download set remains = false
    where account_id = ${accountId} and download_id = ${downloadId} and status = 'cancelled'`.execute(db);
}

/** One that waits its turn counts the progress of its account's file. Needs scope `all`. */
export async function stuckDownloads(db: Kysely<unknown>, seconds: number): Promise<DownloadRow[]> {
  const { rows } = await sql<Raw>`select ${columns} from (
      select *, case when status = 'requested' then progress_at
        else max(progress_at) filter (where status = 'in-progress') over (partition by account_id) end as moved_at
      from download where status in ('requested', 'in-progress')
    ) as download where moved_at < clock_timestamp() - ${seconds} * interval '1 second'
    order by account_id, requested_at limit 500`.execute(db);
  return rows.map(rowOf);
}

/** Oldest first: what was ordered, and never a lead. */
export async function listDownloadsOf(
  db: Kysely<unknown>,
  accountId: string,
  personId: string,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`select to_jsonb(ordered) as row from (
    select download_id, name, query, rows_asked, rows, leads, status, requested_at from download
    where account_id = ${accountId} and person_id = ${personId} order by requested_at, download_id) as ordered`.execute(
    db,
  );
  return rows.map(({ row }) => row);
}
