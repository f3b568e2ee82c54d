// A row is written before the call, so a message is handed over twice at most, whoever dies when.
import { sql, type Kysely } from 'kysely';

/** `now`: it may be handed over. `wait`: the provider's webhook may still tell. `over`: it was handed over twice. */
export type Turn = { is: 'now' } | { is: 'wait'; ms: number } | { is: 'over' };

/** Its webhook is waited for `waitMs` after the first time. */
export async function turnOf(db: Kysely<unknown>, effectId: string, waitMs: number): Promise<Turn> {
  const { rows } = await sql<{ twice: boolean; wait_ms: string }>`select second_at is not null as twice,
      extract(epoch from (coalesce(second_at, first_at) + ${waitMs} * interval '1 millisecond' - clock_timestamp())) * 1000
        as wait_ms
    from handed_over where effect_id = ${effectId}`.execute(db);
  const [row] = rows;
  if (!row) return { is: 'now' };
  const ms = Math.ceil(Number(row.wait_ms));
  if (ms > 0) return { is: 'wait', ms };
  return row.twice ? { is: 'over' } : { is: 'now' };
}

/** Before the call. `mark` is the keyed hash of where it goes. */
export async function handOver(
  db: Kysely<unknown>,
  { id, accountId }: { id: string; accountId: string },
  mark: string,
): Promise<void> {
  await sql`insert into handed_over (effect_id, account_id, address_mark, first_at)
    values (${id}, ${accountId}, ${mark}, clock_timestamp())
    on conflict (effect_id) do update set second_at = clock_timestamp(), address_mark = excluded.address_mark`.execute(
    db,
  );
}

/** The provider certainly did not take it: this time does not count. */
export async function takeBack(db: Kysely<unknown>, effectId: string): Promise<void> {
  const { numAffectedRows } = await sql`update handed_over set second_at = null
    where effect_id = ${effectId} and second_at is not null`.execute(db);
  if (numAffectedRows === 0n) await sql`delete from handed_over where effect_id = ${effectId}`.execute(db);
}

/** An operator wants it sent all the same. */
export async function forgetHandedOver(db: Kysely<unknown>, effectId: string): Promise<void> {
  await sql`delete from handed_over where effect_id = ${effectId}`.execute(db);
}

/** Where the message went. */
export async function findHandedOver(db: Kysely<unknown>, effectId: string): Promise<string | null> {
  const { rows } = await sql<{ address_mark: string }>`select address_mark from handed_over
    where effect_id = ${effectId}`.execute(db);
  return rows[0]?.address_mark ?? null;
}
