// Table error_report: failures of the page. It names a person by id; the address is joined for a super-admin who reads.
import { sql, type Kysely } from 'kysely';

export type ErrorLocation = {
  host: string;
  href: string;
  origin: string;
  pathname: string;
  port: string;
  protocol: string;
  search: string;
};
export type ErrorState = { signedIn: boolean; online: boolean; width: number; height: number; language: string };

export type ErrorReport = {
  error: string;
  errorInfo: string;
  state: ErrorState;
  location: ErrorLocation;
};

export type StoredReport = ErrorReport & {
  id: string;
  /** Null: a visitor, or somebody who was erased meanwhile. */
  uid: string | null;
  accountId: string | null;
  email: string | null;
  /** ISO 8601, UTC, with microseconds. */
  timeStamp: string;
};

/** The account of what visitors report: they have none. */
export const VISITORS = 'system';

export const ERROR_DAYS_MAX = 90;

/** Leaves out a person who is not there any more. */
export async function insertReport(
  db: Kysely<unknown>,
  { id, accountId, personId, report }: { id: string; accountId: string; personId: string | null; report: ErrorReport },
): Promise<void> {
  await sql`insert into error_report (id, account_id, person_id, at, error, error_info, state, location)
    values (${id}, ${accountId}, (select id from person where id = ${personId}), clock_timestamp(), ${report.error},
      ${report.errorInfo}, ${JSON.stringify(report.state)}::json, ${JSON.stringify(report.location)}::json)`.execute(
    db,
  );
}

const columns = sql`r.id, r.person_id as uid, nullif(r.account_id, ${VISITORS}) as "accountId", p.email, r.error,
  r.error_info as "errorInfo", r.state, r.location,
  to_char(r.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "timeStamp"`;

export type ReportPlace = { at: string; id: string };

export async function listReports(
  db: Kysely<unknown>,
  { before, limit }: { before: ReportPlace | null; limit: number },
): Promise<StoredReport[]> {
  const older = before === null ? sql`true` : sql`(r.at, r.id) < (${before.at}::timestamptz, ${before.id})`;
  const { rows } =
    await sql<StoredReport>`select ${columns} from error_report r left join person p on p.id = r.person_id
    where ${older} order by r.at desc, r.id desc limit ${limit}`.execute(db);
  return rows;
}
