import { sql, type Kysely } from 'kysely';
import { projectionOf } from '@leadwright/eventsourcing/store/projection-of';
import { isoFromPostgres } from '@leadwright/postgres/database';
import type { DownloadEvent } from '../domain/download.ts';
import type { FileFinding, FileReported, FileReportReceived, ReportReason } from '../domain/file-report.ts';

type OfFiles = Extract<DownloadEvent, { type: 'DownloadReady' }> | FileReportReceived | FileReported;

/** Every write names its row and its values, so writing twice changes nothing. */
export const projectFileReport = projectionOf<OfFiles>({
  DownloadReady: async ({ downloadId }, { accountId }, db) => {
    await sql`insert into file_report (account_id, download_id, due) values (${accountId}, ${downloadId}, true)
      on conflict (account_id, download_id) do nothing`.execute(db);
  },
  FileReportReceived: async ({ downloadId, reason, personId }, { accountId, effectiveAt }, db) => {
    await sql`update file_report set due = true, tries = 0, look_after = clock_timestamp(), reported_by = 'customer',
        person_id = ${personId}, reason = ${reason}, reported_at = ${effectiveAt}::timestamptz
      where account_id = ${accountId} and download_id = ${downloadId}`.execute(db);
  },
  FileReported: async (event, { accountId, effectiveAt }, db) => {
    await sql`update file_report set due = false, reported_by = ${event.reportedBy}, person_id = ${event.personId},
        reason = ${event.reason}, reported_at = coalesce(reported_at, ${effectiveAt}::timestamptz),
        verdict = ${event.verdict}, found = ${event.found}, rows_read = ${event.rows}, blank_rows = ${event.blankRows},
        outside_rows = ${event.outsideRows}, duplicate_rows = ${event.duplicateRows},
        first_rows = ${event.firstRows}::bigint[], sha256 = ${event.sha256}, decided_at = ${effectiveAt}::timestamptz
      where account_id = ${accountId} and download_id = ${event.downloadId}`.execute(db);
  },
});

/** A report, decided or not. `credited`: the leads that billing gave back so far. `tries`: checks that failed. */
export type FileReport = {
  downloadId: string;
  name: string;
  reportedBy: FileReported['reportedBy'];
  personId: string;
  reason: ReportReason;
  reportedAt: string;
  tries: number;
  verdict: FileReported['verdict'] | null;
  decidedAt: string | null;
  finding: FileFinding | null;
  /** Hexadecimal. */
  madeSha256: string | null;
  credited: number;
  /** The leads that the file cost, all of which are given back for a bad one. */
  charged: number;
};

type Raw = {
  download_id: string;
  name: string;
  reported_by: FileReport['reportedBy'];
  person_id: string;
  reason: ReportReason;
  reported_at: string;
  tries: number;
  verdict: FileReport['verdict'];
  decided_at: string | null;
  found: FileFinding['found'] | null;
  rows_read: string;
  blank_rows: string;
  outside_rows: string;
  duplicate_rows: string;
  first_rows: string[];
  sha256: string;
  made_sha256: string | null;
  credited: string;
  charged: string | null;
};

const reports = sql`select report.download_id, name, reported_by, report.person_id, report.reason, reported_at, tries,
    verdict, decided_at, found, rows_read, blank_rows, outside_rows, duplicate_rows, first_rows, report.sha256,
    download.sha256 as made_sha256, coalesce(credit.leads, 0) as credited, download.leads as charged
  from file_report as report join download using (account_id, download_id)
  left join (select account_id, download_id, sum(leads) as leads from download_credit group by 1, 2) as credit
    using (account_id, download_id)
  where reported_at is not null`;

const LIST_MAX = 1000;

/** The account's reports, newest first, at most 1,000; the transaction's scope must hold the account. */
export async function listReports(db: Kysely<unknown>, accountId: string): Promise<FileReport[]> {
  const { rows } = await sql<Raw>`${reports} and account_id = ${accountId}
    order by reported_at desc, download_id limit ${LIST_MAX}`.execute(db);
  return rows.map(reportOf);
}

export async function readReports(
  db: Kysely<unknown>,
  accountId: string,
  downloadIds: string[],
): Promise<Map<string, FileReport>> {
  const { rows } = await sql<Raw>`${reports} and account_id = ${accountId}
    and download_id = any(${downloadIds}::text[])`.execute(db);
  return new Map(rows.map((raw) => [raw.download_id, reportOf(raw)]));
}

function reportOf(raw: Raw): FileReport {
  return {
    downloadId: raw.download_id,
    name: raw.name,
    reportedBy: raw.reported_by,
    personId: raw.person_id,
    reason: raw.reason,
    reportedAt: isoFromPostgres(raw.reported_at),
    tries: raw.tries,
    verdict: raw.verdict,
    decidedAt: raw.decided_at === null ? null : isoFromPostgres(raw.decided_at),
    finding: raw.found === null ? null : findingOf(raw, raw.found),
    madeSha256: raw.made_sha256,
    credited: Number(raw.credited),
    charged: Number(raw.charged ?? 0),
  };
}

function findingOf(raw: Raw, found: FileFinding['found']): FileFinding {
  return {
    found,
    rows: Number(raw.rows_read),
    blankRows: Number(raw.blank_rows),
    outsideRows: Number(raw.outside_rows),
    duplicateRows: Number(raw.duplicate_rows),
    firstRows: raw.first_rows.map(Number),
    sha256: raw.sha256,
  };
}

export async function listReportsOf(
  db: Kysely<unknown>,
  accountId: string,
  personId: string,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`select to_jsonb(mine) as row from (
    select download_id, reason, reported_at, verdict, decided_at from file_report
    where account_id = ${accountId} and person_id = ${personId} order by reported_at, download_id) as mine`.execute(db);
  return rows.map(({ row }) => row);
}
