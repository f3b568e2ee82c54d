// A code is single-use, expires, belongs to the number that it was sent to, and is replaced by a newer request.
import { sql, type Kysely } from 'kysely';
import { isoFromPostgres } from '@leadwright/postgres/database';
import type { MarkKeys } from '@leadwright/runtime/mailboxes/keyed-marks';
import { codeHash, isCodeOf, newCode } from '../auth/phone-code.ts';

/** From the request on, however late the code is sent. */
const LIFE_MINUTES = 10;
/** A code counts for so many tries, the right one included. */
const TRIES_MAX = 5;

export type Requested = { accountId: string; id: string; phone: string };

/** Replaces the account's earlier one. Answers when its code expires, in ISO format. */
export async function openVerification(db: Kysely<unknown>, { accountId, id, phone }: Requested): Promise<string> {
  const { rows } = await sql<{ at: string }>`insert into phone_verification (account_id, id, phone, expires_at)
    values (${accountId}, ${id}, ${phone}, now() + make_interval(mins => ${LIFE_MINUTES}::int))
    on conflict (account_id) do update set id = excluded.id, phone = excluded.phone, hash = null, tries = 0,
      expires_at = excluded.expires_at
    returning expires_at as at`.execute(db);
  return isoFromPostgres(rows[0]?.at ?? '');
}

/** Null if the request is over. A repeat makes another code, and only the last counts; it takes no tries back. */
export async function mintCode(
  db: Kysely<unknown>,
  request: { accountId: string; id: string },
  keys: MarkKeys,
): Promise<{ phone: string; code: string } | null> {
  const { accountId, id } = request;
  const { rows } = await sql<{ phone: string }>`select phone from phone_verification
    where account_id = ${accountId} and id = ${id} and expires_at > now() for update`.execute(db);
  const phone = rows[0]?.phone;
  if (phone === undefined) return null;
  const code = newCode();
  await sql`update phone_verification set hash = ${codeHash(keys, { accountId, id, phone }, code)}
    where account_id = ${accountId}`.execute(db);
  return { phone, code };
}

export type Tried = { is: 'right'; id: string; phone: string } | { is: 'wrong' } | { is: 'over' };

/** Tries a code, and consumes it if it is right. `over`: there is none, it expired, or it was tried too often. */
export async function tryCode(db: Kysely<unknown>, accountId: string, code: string, keys: MarkKeys): Promise<Tried> {
  // Counted before it is compared, so that of many tries at once each counts.
  const { rows } = await sql<{ id: string; phone: string; hash: string | null }>`update phone_verification
    set tries = tries + 1 where account_id = ${accountId} and expires_at > now() and tries < ${TRIES_MAX}
    returning id, phone, hash`.execute(db);
  const row = rows[0];
  if (!row) return { is: 'over' };
  const { id, phone, hash } = row;
  if (hash === null || !isCodeOf(keys, { accountId, id, phone }, code, hash)) return { is: 'wrong' };
  await dropVerification(db, accountId);
  return { is: 'right', id, phone };
}

export async function dropVerification(db: Kysely<unknown>, accountId: string): Promise<void> {
  await sql`delete from phone_verification where account_id = ${accountId}`.execute(db);
}

export type PhoneState = { state: 'unverified' | 'code-sent' | 'verified'; codeExpiresAt: string | null };

export async function readPhoneState(db: Kysely<unknown>, accountId: string): Promise<PhoneState> {
  const { rows } = await sql<{ verified: boolean; at: string | null }>`select phone_verified_at is not null as verified,
    (select expires_at from phone_verification v
      where v.account_id = p.account_id and v.expires_at > now() and v.tries < ${TRIES_MAX}) as at
    from company_profile p where account_id = ${accountId}`.execute(db);
  const { verified = false, at = null } = rows[0] ?? {};
  if (verified) return { state: 'verified', codeExpiresAt: null };
  return at === null
    ? { state: 'unverified', codeExpiresAt: null }
    : { state: 'code-sent', codeExpiresAt: isoFromPostgres(at) };
}
