// Keyed hashes: another address of the same person has another, so a change of address needs no word of ours.
import { createHmac, hkdfSync } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { isoFromPostgres } from '@leadwright/postgres/database';

export type AddressMark = (address: string) => string;

/** The key follows from the service's own: after another key each suppressed address gets one mail more. */
export function createAddressMark(servicePrivateKey: string): AddressMark {
  const key = Buffer.from(hkdfSync('sha256', servicePrivateKey, '', 'address marks', 32));
  return (address) => createHmac('sha256', key).update(address.trim().toLowerCase()).digest('hex');
}

export async function isSuppressed(db: Kysely<unknown>, accountId: string, mark: string): Promise<boolean> {
  const { rows } = await sql`select 1 from suppression
    where account_id = ${accountId} and address_mark = ${mark}`.execute(db);
  return rows.length > 0;
}

export type SuppressionKind = 'bounced' | 'spam';
export type Suppression = { kind: SuppressionKind; since: string };

/** Nothing more goes there. The first reason stays, but for a complaint: only the person takes one back. */
export async function suppress(
  db: Kysely<unknown>,
  { accountId, personId }: { accountId: string; personId: string },
  { mark, reason }: { mark: string; reason: SuppressionKind },
): Promise<void> {
  await sql`insert into suppression (account_id, address_mark, reason, person_id)
    values (${accountId}, ${mark}, ${reason}, ${personId})
    on conflict (account_id, address_mark) do update set reason = 'spam', person_id = excluded.person_id
    where suppression.reason = 'bounced' and excluded.reason = 'spam'`.execute(db);
}

export async function findSuppressionOf(
  db: Kysely<unknown>,
  accountId: string,
  mark: string,
): Promise<Suppression | null> {
  const { rows } = await sql<{ kind: SuppressionKind; since: string }>`select reason as kind, at as since
    from suppression where account_id = ${accountId} and address_mark = ${mark}`.execute(db);
  const [row] = rows;
  return row ? { kind: row.kind, since: isoFromPostgres(row.since) } : null;
}

/** The newest first; without those whose person is not known. */
export async function listSuppressions(
  db: Kysely<unknown>,
  accountId: string,
  limit: number,
): Promise<(Suppression & { personId: string })[]> {
  const { rows } = await sql<{ personId: string; kind: SuppressionKind; since: string }>`select
      person_id as "personId", reason as kind, at as since from suppression
    where account_id = ${accountId} and person_id <> '' order by at desc, address_mark limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, since: isoFromPostgres(row.since) }));
}

type Whose = {
  accountId: string;
  personId: string;
  mark: string | null;
};

const isOf = ({ accountId, personId, mark }: Whose) =>
  sql`account_id = ${accountId} and (person_id = ${personId} or address_mark = ${mark})`;

/** Of the address of now, and of earlier ones. */
export async function findSuppressions(db: Kysely<unknown>, whose: Whose): Promise<SuppressionKind[]> {
  const { rows } = await sql<{ kind: SuppressionKind }>`select distinct reason as kind from suppression
    where ${isOf(whose)} order by kind`.execute(db);
  return rows.map(({ kind }) => kind);
}

export async function removeSuppressions(
  db: Kysely<unknown>,
  whose: Whose,
  kinds: readonly SuppressionKind[],
): Promise<SuppressionKind[]> {
  const { rows } = await sql<{ kind: SuppressionKind }>`delete from suppression
    where ${isOf(whose)} and reason = any(${[...kinds]}::text[]) returning reason as kind`.execute(db);
  return [...new Set(rows.map(({ kind }) => kind))].toSorted();
}
