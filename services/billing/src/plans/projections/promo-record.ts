import { sql, type Kysely } from 'kysely';
import { projectionOf } from '@leadwright/eventsourcing/store/projection-of';
import type { FreeLeadsGiven } from '../domain/promo.ts';

/** One row per lot. A repeat writes the same row. */
export const projectPromoRecord = projectionOf<FreeLeadsGiven>({
  FreeLeadsGiven: async (
    { code, value, recipientMarks, personId, lotId, messageId = '', earnedBy = null, effectiveAt },
    { accountId },
    db,
  ) => {
    await sql`insert into promo_record (account_id, lot_id, code, value, recipients, person_id, message_id, earned_by, at)
      values (${accountId}, ${lotId}, ${code}, ${value}, ${recipientMarks}::text[], ${personId}, nullif(${messageId}, ''),
        ${earnedBy}, ${effectiveAt}::timestamptz)
      on conflict do nothing`.execute(db);
  },
});

export async function hadPromo(db: Kysely<unknown>, accountId: string, code: string): Promise<boolean> {
  const { rows } = await sql`select from promo_record where account_id = ${accountId} and code = ${code}
    limit 1`.execute(db);
  return rows.length > 0;
}

/** The lot that the account got by this code first; null: none. */
export async function firstLotOf(db: Kysely<unknown>, accountId: string, code: string): Promise<string | null> {
  const { rows } = await sql<{ lot_id: string }>`select lot_id from promo_record
    where account_id = ${accountId} and code = ${code} order by at, lot_id limit 1`.execute(db);
  return rows[0]?.lot_id ?? null;
}

/** The lot of the award that this mail brought; null: it brought none. */
export async function awardOfMessage(
  db: Kysely<unknown>,
  accountId: string,
  messageId: string,
): Promise<string | null> {
  const { rows } = await sql<{ lot_id: string }>`select lot_id from promo_record
    where account_id = ${accountId} and message_id = ${messageId}`.execute(db);
  return rows[0]?.lot_id ?? null;
}

/** The account's records that name this person, oldest first, without whom they were shared with. */
export async function listPromoRecordsOf(
  db: Kysely<unknown>,
  accountId: string,
  personId: string,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`select to_jsonb(given) as row from (
    select lot_id, type, code, value, at from promo_record
    where account_id = ${accountId} and person_id = ${personId} order by at, lot_id) as given`.execute(db);
  return rows.map(({ row }) => row);
}
