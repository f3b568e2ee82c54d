// A second use ends the session: two people hold the token. Within 10 s a retry gets the same successor all the same.
import { sql, type Kysely } from 'kysely';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { hashOf, newSalt, newSecret, successorOf } from './secret-token.ts';

/** An unused token expires after this; each successor gets the full time again. */
export const IDLE_DAYS_MAX = 14;
const RETRY_SECONDS_MAX = 10;

export type Exchange =
  | { kind: 'exchanged'; token: string }
  | { kind: 'reused'; firstUsedAt: string }
  | { kind: 'expired' }
  | { kind: 'unknown' };

type Row = {
  usedAt: string | null;
  expired: boolean;
  retriable: boolean;
  successorSalt: Buffer | null;
  successorUsed: boolean;
};

export async function issueToken(
  db: Kysely<unknown>,
  session: { accountId: string; sessionId: string },
  at: string,
): Promise<string> {
  const token = newSecret();
  await insert(db, token, session, at);
  return token;
}

/** Finds the session of a token, used or not. Searches all accounts: the cookie holds only the token. */
export function findToken(database: Database, token: string): Promise<{ accountId: string; sessionId: string } | null> {
  return inScope(database.db, 'all', async (trx) => {
    const { rows } = await sql<{ accountId: string; sessionId: string }>`
      select account_id as "accountId", session_id as "sessionId" from refresh_token where hash = ${hashOf(token)}`.execute(
      trx,
    );
    return rows[0] ?? null;
  });
}

/** Finds the session of a token that is unused or was exchanged within the last 10 s. Does not use the token. */
export function findCurrentToken(
  database: Database,
  token: string,
): Promise<{ accountId: string; sessionId: string } | null> {
  return inScope(database.db, 'all', async (trx) => {
    const { rows } = await sql<{ accountId: string; sessionId: string }>`
      select account_id as "accountId", session_id as "sessionId" from refresh_token
      where hash = ${hashOf(token)} and issued_at > now() - make_interval(days => ${IDLE_DAYS_MAX}::int)
        and (used_at is null or used_at > now() - make_interval(secs => ${RETRY_SECONDS_MAX}::int))`.execute(trx);
    return rows[0] ?? null;
  });
}

/** Exchanges the token. Needs the account's lock, so that exactly one of several concurrent uses comes first. */
export async function exchangeToken(
  db: Kysely<unknown>,
  token: string,
  session: { accountId: string; sessionId: string },
  at: string,
): Promise<Exchange> {
  const row = await read(db, token, at);
  if (!row) return { kind: 'unknown' };
  if (row.usedAt === null) return row.expired ? { kind: 'expired' } : issueSuccessor(db, token, session, at);
  if (row.retriable && !row.successorUsed && row.successorSalt) {
    return { kind: 'exchanged', token: successorOf(token, row.successorSalt) };
  }
  return { kind: 'reused', firstUsedAt: row.usedAt };
}

async function read(db: Kysely<unknown>, token: string, at: string): Promise<Row | null> {
  const { rows } = await sql<Row>`select
      to_char(t.used_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "usedAt",
      t.issued_at < ${at}::timestamptz - make_interval(days => ${IDLE_DAYS_MAX}::int) as expired,
      coalesce(t.used_at > ${at}::timestamptz - make_interval(secs => ${RETRY_SECONDS_MAX}::int), false) as retriable,
      t.successor_salt as "successorSalt", s.used_at is not null as "successorUsed"
    from refresh_token t left join refresh_token s on s.hash = t.successor_hash
    where t.hash = ${hashOf(token)}`.execute(db);
  return rows[0] ?? null;
}

async function issueSuccessor(
  db: Kysely<unknown>,
  token: string,
  session: { accountId: string; sessionId: string },
  at: string,
): Promise<Exchange> {
  const salt = newSalt();
  const successor = successorOf(token, salt);
  await sql`update refresh_token set used_at = ${at}::timestamptz, successor_hash = ${hashOf(successor)}, successor_salt = ${salt}
    where hash = ${hashOf(token)}`.execute(db);
  // The browser used this token, so its answer arrived: delete the salt that could derive the token again.
  await sql`update refresh_token set successor_salt = null where successor_hash = ${hashOf(token)}`.execute(db);
  await insert(db, successor, session, at);
  return { kind: 'exchanged', token: successor };
}

async function insert(
  db: Kysely<unknown>,
  token: string,
  { accountId, sessionId }: { accountId: string; sessionId: string },
  at: string,
): Promise<void> {
  await sql`insert into refresh_token (hash, account_id, session_id, issued_at)
    values (${hashOf(token)}, ${accountId}, ${sessionId}, ${at}::timestamptz)`.execute(db);
}
