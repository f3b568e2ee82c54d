// Table download: what people see of their downloads, and what waits for the file worker. Written in
// the transaction that appends the event, so a reader never sees a download behind its own stream.
import { sql, type Kysely } from 'kysely';
import type { StoredEvent } from '@leadwright/eventsourcing/event-store';
import { projectionOf } from '@leadwright/eventsourcing/store/projection-of';
import type { FileCells } from '@leadwright/leads/compile/csv-cell';
import { isoFromPostgres } from '@leadwright/postgres/database';
import type { DownloadEvent } from '../domain/download.ts';

export type DownloadStatus = 'requested' | 'in-progress' | 'completed' | 'ready' | 'failed';

export type DownloadRow = {
  accountId: string;
  downloadId: string;
  dictId: string;
  datasetVersion: number;
  name: string;
  query: string;
  seed: string;
  rowsAsked: number;
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
  cells: FileCells;
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
  DownloadCompleted: ({ downloadId, rows, bytes, sha256, objectKey }, stored, db) =>
    update(
      downloadId,
      stored,
      db,
      sql`status = 'completed', rows = ${rows}, bytes = ${bytes}, sha256 = ${sha256}, object_key = ${objectKey}`,
    ),
  DownloadReady: ({ downloadId, leads }, stored, db) =>
    update(downloadId, stored, db, sql`status = 'ready', leads = ${leads}`),
  DownloadFailed: ({ downloadId, reason }, stored, db) =>
    update(downloadId, stored, db, sql`status = 'failed', reason = ${reason}, leads = null`),
  DownloadArchived: ({ downloadId }, stored, db) => update(downloadId, stored, db, sql`archived = true`),
  DownloadUnarchived: ({ downloadId }, stored, db) => update(downloadId, stored, db, sql`archived = false`),
});

type Stored = Omit<StoredEvent, 'event'>;

async function insert(
  event: DownloadEvent & { type: 'DownloadRequested' },
  stored: Stored,
  db: Kysely<unknown>,
): Promise<void> {
  await sql`insert into download (account_id, download_id, dict_id, dataset_version, name, query, seed, rows_asked,
      person_id, status, requested_at, progress_at, version, correlation_id, on_behalf_of, traceparent, last_event_id, cells)
    values (${stored.accountId}, ${event.downloadId}, ${event.dictId}, ${event.datasetVersion}, ${event.name}, ${event.query},
      ${event.seed}, ${event.rows}, ${event.personId}, 'requested', ${stored.effectiveAt}::timestamptz,
      clock_timestamp(), ${stored.accountSeq}, ${stored.correlationId}, ${stored.onBehalfOf}, ${stored.traceparent},
      ${stored.eventId}::uuid, ${event.cells ?? 'codes'})`.execute(db);
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
  name: string;
  query: string;
  seed: string;
  rows_asked: string;
  person_id: string;
  status: DownloadStatus;
  reason: string | null;
  rows: string | null;
  leads: string | null;
  bytes: string | null;
  sha256: string | null;
  object_key: string | null;
  archived: boolean;
  requested_at: string;
  version: string;
  correlation_id: string;
  on_behalf_of: string | null;
  traceparent: string | null;
  last_event_id: string;
  cells: FileCells;
};

const columns = sql`account_id, download_id, dict_id, dataset_version, name, query, seed, rows_asked, person_id, status, reason, rows,
  leads, bytes, sha256, object_key, archived, requested_at, version, correlation_id, on_behalf_of, traceparent, last_event_id, cells`;

function rowOf(raw: Raw): DownloadRow {
  const whole = (text: string | null): number | null => (text === null ? null : Number(text));
  return {
    accountId: raw.account_id,
    downloadId: raw.download_id,
    dictId: raw.dict_id,
    datasetVersion: Number(raw.dataset_version),
    name: raw.name,
    query: raw.query,
    seed: raw.seed,
    rowsAsked: Number(raw.rows_asked),
    personId: raw.person_id,
    status: raw.status,
    reason: raw.reason,
    rows: whole(raw.rows),
    leads: whole(raw.leads),
    bytes: whole(raw.bytes),
    sha256: raw.sha256,
    objectKey: raw.object_key,
    archived: raw.archived,
    requestedAt: isoFromPostgres(raw.requested_at),
    version: Number(raw.version),
    correlationId: raw.correlation_id,
    onBehalfOf: raw.on_behalf_of,
    traceparent: raw.traceparent,
    lastEventId: raw.last_event_id,
    cells: raw.cells,
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

export async function findDownload(
  db: Kysely<unknown>,
  accountId: string,
  downloadId: string,
): Promise<DownloadRow | null> {
  const { rows } = await sql<Raw>`select ${columns} from download
    where account_id = ${accountId} and download_id = ${downloadId}`.execute(db);
  return rows[0] ? rowOf(rows[0]) : null;
}

/** Those of these ids that are the account's, archived or not, in no order. */
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

/** The oldest started download of each account, oldest first: the next files to make. Needs scope `all`. */
export async function nextFiles(db: Kysely<unknown>, limit: number, busyAccounts: string[]): Promise<DownloadRow[]> {
  const { rows } = await sql<Raw>`select ${columns} from (
      select distinct on (account_id) * from download
      where status = 'in-progress' and not account_id = any(${busyAccounts}::text[])
      order by account_id, requested_at, download_id
    ) as first_of_account order by requested_at, download_id limit ${limit}`.execute(db);
  return rows.map(rowOf);
}

/** Notes that the file grows, so that the sweeper leaves it and the account's waiting ones alone. False if its download has ended. */
export async function noteProgress(db: Kysely<unknown>, accountId: string, downloadId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update download set progress_at = clock_timestamp()
    where account_id = ${accountId} and download_id = ${downloadId} and status = 'in-progress'`.execute(db);
  return numAffectedRows === 1n;
}

/**
 * Open downloads without progress for so many seconds. One that waits its turn counts the progress
 * of its account's file. Needs scope `all`.
 */
export async function stuckDownloads(db: Kysely<unknown>, seconds: number): Promise<DownloadRow[]> {
  const { rows } = await sql<Raw>`select ${columns} from (
      select *, case when status = 'requested' then progress_at
        else max(progress_at) filter (where status = 'in-progress') over (partition by account_id) end as moved_at
      from download where status in ('requested', 'in-progress')
    ) as open where moved_at < clock_timestamp() - ${seconds} * interval '1 second'
    order by account_id, requested_at limit 500`.execute(db);
  return rows.map(rowOf);
}

/** The account's downloads that this person ordered, oldest first: what was ordered, and never a lead. */
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
