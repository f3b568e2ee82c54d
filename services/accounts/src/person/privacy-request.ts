// Table privacy_request holds the address while the request needs it. Needs the account of requests in scope.
import { sql, type Kysely } from 'kysely';
import { isoFromPostgres } from '@leadwright/postgres/database';
import { hashOf, newSecret } from '../auth/secret-token.ts';
import type { ExtensionReason, PrivacyOutcome, PrivacyRequestKind } from '../domain/privacy/privacy-request.ts';

export type PrivacyRequestRow = {
  id: string;
  kind: PrivacyRequestKind;
  marks: string[];
  /** Null once nobody needs it any more. */
  email: string | null;
  receivedAt: string;
  confirmedAt: string | null;
  dueAt: string | null;
  extendedBecause: ExtensionReason | null;
  answeredAt: string | null;
  outcome: PrivacyOutcome | null;
  /** That search found and took out; null until it has looked. */
  leads: number | null;
  erasedAt: string | null;
  /** Keyed hashes of what was said beside the address; none once it is confirmed. */
  leadMarks: string[];
  /** Whether something was said beside the address. */
  detailed: boolean;
  /** Of the domain that only its people have addresses of. */
  domainMarks: string[];
};

/** A link is followed within a week, or the request lapses and its address goes. */
const LINK_DAYS = 7;
/** Long enough for the mail with the answer to go out, also when the provider is away for days. */
const ADDRESS_DAYS_AFTER_ANSWER = 7;

const columns = sql`id, kind, marks, email, received_at as "receivedAt", confirmed_at as "confirmedAt", due_at as "dueAt",
  extended_because as "extendedBecause", answered_at as "answeredAt", outcome,
  leads, erased_at as "erasedAt", lead_marks as "leadMarks", detailed, domain_marks as "domainMarks"`;

function written(row: PrivacyRequestRow): PrivacyRequestRow {
  const iso = (at: string | null): string | null => (at === null ? null : isoFromPostgres(at));
  return {
    ...row,
    receivedAt: isoFromPostgres(row.receivedAt),
    confirmedAt: iso(row.confirmedAt),
    dueAt: iso(row.dueAt),
    answeredAt: iso(row.answeredAt),
    leads: row.leads === null ? null : Number(row.leads),
    erasedAt: iso(row.erasedAt),
  };
}

export async function insertPrivacyRequest(
  db: Kysely<unknown>,
  request: {
    id: string;
    accountId: string;
    kind: PrivacyRequestKind;
    email: string;
    marks: string[];
    leadMarks: readonly string[];
    domainMarks: readonly string[];
  },
  at: string,
): Promise<void> {
  const { id, accountId, kind, email, marks, leadMarks, domainMarks } = request;
  await sql`insert into privacy_request (id, account_id, kind, marks, email, received_at, lead_marks, detailed, domain_marks)
    values (${id}, ${accountId}, ${kind}, ${marks}::text[], ${email}, ${at}::timestamptz, ${leadMarks}::text[],
      ${leadMarks.length > 0}, ${domainMarks}::text[])`.execute(db);
}

export async function readPrivacyRequest(db: Kysely<unknown>, id: string): Promise<PrivacyRequestRow | null> {
  const { rows } = await sql<PrivacyRequestRow>`select ${columns} from privacy_request where id = ${id}`.execute(db);
  return rows[0] ? written(rows[0]) : null;
}

/** Replaces the earlier one; null once the request needs no link. */
export async function mintPrivacyLink(db: Kysely<unknown>, id: string): Promise<string | null> {
  const token = newSecret();
  const { numAffectedRows } = await sql`update privacy_request set link_hash = ${hashOf(token)},
      link_expires_at = received_at + make_interval(days => ${LINK_DAYS}::int)
    where id = ${id} and confirmed_at is null and email is not null`.execute(db);
  return numAffectedRows === 1n ? token : null;
}

export async function findByPrivacyLink(db: Kysely<unknown>, token: string): Promise<PrivacyRequestRow | null> {
  const { rows } = await sql<PrivacyRequestRow>`select ${columns} from privacy_request
    where link_hash = ${hashOf(token)} and link_expires_at > now()`.execute(db);
  return rows[0] ? written(rows[0]) : null;
}

/** Confirmed in the 12 months before `at`. */
export async function countAccessRequests(db: Kysely<unknown>, marks: string[], at: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) from privacy_request
    where kind = 'access' and marks && ${marks}::text[] and outcome is distinct from 'third-access-request'
      and confirmed_at > ${at}::timestamptz - interval '12 months'`.execute(db);
  return Number(rows[0]?.count);
}

/** Those that said more than the address, confirmed in the 12 months before `at`: of the mailbox, and of its domain. */
export async function countDetailedRequests(
  db: Kysely<unknown>,
  { marks, domainMarks }: Pick<PrivacyRequestRow, 'marks' | 'domainMarks'>,
  at: string,
): Promise<{ ofMailbox: number; ofDomain: number }> {
  const { rows } = await sql<{ ofMailbox: string; ofDomain: string }>`select
      count(*) filter (where marks && ${marks}::text[]) as "ofMailbox",
      count(*) filter (where domain_marks && ${domainMarks}::text[]) as "ofDomain"
    from privacy_request where detailed and confirmed_at > ${at}::timestamptz - interval '12 months'`.execute(db);
  return { ofMailbox: Number(rows[0]?.ofMailbox), ofDomain: Number(rows[0]?.ofDomain) };
}

export async function confirmPrivacyRequest(
  db: Kysely<unknown>,
  { id, at, dueAt, outcome }: { id: string; at: string; dueAt: string; outcome: PrivacyOutcome | null },
): Promise<void> {
  await sql`update privacy_request set confirmed_at = ${at}::timestamptz, due_at = ${dueAt}::timestamptz,
      link_hash = null, link_expires_at = null, lead_marks = '{}', outcome = ${outcome},
      answered_at = case when ${outcome}::text is null then null else ${at}::timestamptz end
    where id = ${id}`.execute(db);
}

export async function extendPrivacyRequest(
  db: Kysely<unknown>,
  { id, dueAt, reason }: { id: string; dueAt: string; reason: ExtensionReason },
): Promise<void> {
  await sql`update privacy_request set due_at = ${dueAt}::timestamptz, extended_because = ${reason}
    where id = ${id}`.execute(db);
}

export async function noteCarriedOut(
  db: Kysely<unknown>,
  { id, at, leads }: { id: string; at: string; leads: number },
): Promise<void> {
  await sql`update privacy_request set carried_out_at = ${at}::timestamptz, leads = ${leads} where id = ${id}`.execute(
    db,
  );
}

/** For the request that asked for it. */
export async function noteErased(db: Kysely<unknown>, id: string): Promise<void> {
  await sql`update privacy_request set erased_at = now() where id = ${id}`.execute(db);
}

export async function answerPrivacyRequest(
  db: Kysely<unknown>,
  { id, at, outcome, by }: { id: string; at: string; outcome: PrivacyOutcome; by: string },
): Promise<void> {
  await sql`update privacy_request set answered_at = ${at}::timestamptz, outcome = ${outcome}, answered_by = ${by}
    where id = ${id}`.execute(db);
}

/** The one due first at the top. */
export async function listOpenPrivacyRequests(db: Kysely<unknown>, limit: number): Promise<PrivacyRequestRow[]> {
  const { rows } = await sql<PrivacyRequestRow>`select ${columns} from privacy_request
    where confirmed_at is not null and answered_at is null order by due_at, id limit ${limit}`.execute(db);
  return rows.map(written);
}

/** Confirmed, and not looked for in lists yet. */
export async function listUncarriedRequests(
  db: Kysely<unknown>,
  limit: number,
): Promise<{ id: string; email: string }[]> {
  const { rows } = await sql<{ id: string; email: string }>`select id, email from privacy_request
    where confirmed_at is not null and answered_at is null and carried_out_at is null and email is not null
      and kind in ('opt-out', 'delete') order by due_at, id limit ${limit}`.execute(db);
  return rows;
}

/** Newest first. */
export async function listPrivacyRequestsOf(db: Kysely<unknown>, marks: string[]): Promise<PrivacyRequestRow[]> {
  const { rows } = await sql<PrivacyRequestRow>`select ${columns} from privacy_request
    where marks && ${marks}::text[] order by received_at desc, id`.execute(db);
  return rows.map(written);
}

export async function countOpenPrivacyRequests(db: Kysely<unknown>): Promise<{ open: number; overdue: number }> {
  const { rows } = await sql<{ open: string; overdue: string }>`select count(*) as open,
      count(*) filter (where due_at < now()) as overdue
    from privacy_request where confirmed_at is not null and answered_at is null`.execute(db);
  return { open: Number(rows[0]?.open), overdue: Number(rows[0]?.overdue) };
}

/** Whether the mailbox has asked not to be sold, or to be deleted. */
export async function hasOptedOut(db: Kysely<unknown>, marks: string[]): Promise<boolean> {
  const { rows } = await sql`select 1 from privacy_request where kind in ('opt-out', 'delete')
    and confirmed_at is not null and marks && ${marks}::text[] limit 1`.execute(db);
  return rows.length > 0;
}

/** Lapsed, or answered long enough ago. Answers how many. */
export async function forgetAddresses(db: Kysely<unknown>): Promise<number> {
  const { numAffectedRows } = await sql`update privacy_request
    set email = null, link_hash = null, link_expires_at = null, lead_marks = '{}'
    where email is not null and (
      (confirmed_at is null and received_at < now() - make_interval(days => ${LINK_DAYS}::int))
      or answered_at < now() - make_interval(days => ${ADDRESS_DAYS_AFTER_ANSWER}::int))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Since its person is erased. Their marks and outcomes stay. */
export async function forgetAddressOf(db: Kysely<unknown>, email: string): Promise<void> {
  await sql`update privacy_request set email = null, link_hash = null, link_expires_at = null, lead_marks = '{}'
    where email = ${email} and (confirmed_at is null or answered_at is not null)`.execute(db);
}
