import { sql, type Kysely } from 'kysely';
import { isoFromPostgres, type Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { BookDifference } from './compare-page.ts';

/** Keeps what was found of these accounts, and settles what they had and was not found again. */
export async function keepFound(
  database: Pick<Database, 'db'>,
  compared: readonly string[],
  found: readonly BookDifference[],
): Promise<void> {
  if (compared.length === 0) return;
  const rows = found.map(({ accountId, lotId, kind, accountSeq, billing, trail, first }) => ({
    account_id: accountId,
    lot_id: lotId,
    kind,
    account_seq: accountSeq,
    billing,
    trail,
    first_seq: first?.seq ?? null,
    first_event_id: first?.eventId ?? null,
    first_type: first?.type ?? null,
  }));
  const json = JSON.stringify(rows);
  await inScope(database.db, [...compared], async (trx) => {
    // A difference that comes back is a new one; one that stays keeps since when.
    await sql`insert into book_difference as kept (account_id, lot_id, kind, account_seq, billing, trail, first_seq,
        first_event_id, first_type, found_at, seen_at)
      select account_id, lot_id, kind, account_seq, billing, trail, first_seq, first_event_id, first_type, now(), now()
      from jsonb_to_recordset(${json}::jsonb) as found (account_id text, lot_id text, kind text, account_seq bigint,
        billing jsonb, trail jsonb, first_seq bigint, first_event_id text, first_type text)
      on conflict (account_id, lot_id) do update set kind = excluded.kind, account_seq = excluded.account_seq,
        billing = excluded.billing, trail = excluded.trail, first_seq = excluded.first_seq,
        first_event_id = excluded.first_event_id, first_type = excluded.first_type, seen_at = excluded.seen_at,
        found_at = case when kept.settled_at is null then kept.found_at else excluded.found_at end,
        settled_at = null`.execute(trx);
    await sql`update book_difference set settled_at = now()
      where account_id = any(${[...compared]}::text[]) and settled_at is null and seen_at < now()`.execute(trx);
  });
}

export type Round = { beganAt: Date; accounts: number; waiting: number };

export async function keepRound({ db }: Pick<Database, 'db'>, { beganAt, accounts, waiting }: Round): Promise<void> {
  await sql`insert into book_round (began_at, ended_at, accounts, waiting)
    values (${beganAt.toISOString()}::timestamptz, now(), ${accounts}, ${waiting})
    on conflict (one) do update set began_at = excluded.began_at, ended_at = excluded.ended_at,
      accounts = excluded.accounts, waiting = excluded.waiting`.execute(db);
}

/** The first 100. */
export function differingAccounts({ db }: Pick<Database, 'db'>): Promise<string[]> {
  return inScope(db, 'all', async (trx) =>
    (
      await rowsOf<{ account_id: string }>(
        trx,
        sql`select distinct account_id from book_difference where settled_at is null order by account_id limit 100`,
      )
    ).map((row) => row.account_id),
  );
}

export type KeptDifference = BookDifference & { foundAt: string; seenAt: string };
export type BookState = {
  /** The last whole round; null before the first. */
  round: { beganAt: string; endedAt: string; ageSeconds: number; accounts: number; waiting: number } | null;
  open: number;
  differences: KeptDifference[];
};

type RoundRow = { began_at: string; ended_at: string; age: string; accounts: number; waiting: number };
type DifferenceRow = {
  account_id: string;
  lot_id: string;
  kind: BookDifference['kind'];
  account_seq: string;
  billing: BookDifference['billing'];
  trail: BookDifference['trail'];
  first_seq: string | null;
  first_event_id: string | null;
  first_type: string | null;
  found_at: string;
  seen_at: string;
};

export function readBook(database: Pick<Database, 'db'>, limit: number): Promise<BookState> {
  return inScope(database.db, 'all', async (trx) => {
    const [round] = await rowsOf<RoundRow>(
      trx,
      sql`select began_at::text, ended_at::text, extract(epoch from now() - ended_at) as age, accounts, waiting
        from book_round`,
    );
    const [counted] = await rowsOf<{ open: string }>(
      trx,
      sql`select count(*) as open from book_difference where settled_at is null`,
    );
    const found = await rowsOf<DifferenceRow>(
      trx,
      sql`select account_id, lot_id, kind, account_seq, billing, trail, first_seq, first_event_id, first_type,
          found_at::text, seen_at::text
        from book_difference where settled_at is null order by found_at, account_id, lot_id limit ${limit}`,
    );
    return {
      round: round
        ? {
            beganAt: isoFromPostgres(round.began_at),
            endedAt: isoFromPostgres(round.ended_at),
            ageSeconds: Number(round.age),
            accounts: round.accounts,
            waiting: round.waiting,
          }
        : null,
      open: Number(counted?.open ?? 0),
      differences: found.map(differenceFrom),
    };
  });
}

async function rowsOf<Row>(trx: Kysely<unknown>, statement: ReturnType<typeof sql>): Promise<Row[]> {
  return (await statement.execute(trx)).rows as Row[];
}

function differenceFrom(row: DifferenceRow): KeptDifference {
  const { first_seq: seq } = row;
  return {
    accountId: row.account_id,
    lotId: row.lot_id,
    kind: row.kind,
    accountSeq: Number(row.account_seq),
    billing: row.billing,
    trail: row.trail,
    first: seq === null ? null : { seq: Number(seq), eventId: row.first_event_id ?? '', type: row.first_type ?? '' },
    foundAt: isoFromPostgres(row.found_at),
    seenAt: isoFromPostgres(row.seen_at),
  };
}
