// What events took back with a payment, as the log has it.
import { sql, type Kysely } from 'kysely';

/** `leadsUsed`: that the money paid for and that are used already. `creditCents`: that pays for nothing any more. */
export type TakenBack = { leadsVoided: number; leadsUsed: number; creditCents: number };

/** Of the account's newest event. */
export async function lastSeq(db: Kysely<unknown>, accountId: string): Promise<string> {
  const { rows } = await sql<{ seq: string }>`select coalesce(max(account_seq), 0) as seq from event_log
    where account_id = ${accountId}`.execute(db);
  return rows[0]?.seq ?? '0';
}

export async function takenSince(db: Kysely<unknown>, accountId: string, seq: string): Promise<TakenBack> {
  const { rows } = await sql<Record<'voided' | 'used' | 'credit', string>>`select
      coalesce(sum((select sum((part ->> 'leads')::bigint) from jsonb_array_elements(payload -> 'voided') as part))
        filter (where type = 'LeadsVoided'), 0) as voided,
      coalesce(sum((payload ->> 'leadsShort')::bigint) filter (where type = 'LeadsClawedBack'), 0) as used,
      coalesce(sum((select sum((part ->> 'cents')::bigint) from jsonb_array_elements(payload -> 'unspent') as part))
        filter (where type = 'CreditTakenBack'), 0) as credit
    from event_log where account_id = ${accountId} and account_seq > ${seq}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a query of one row answered none');
  return { leadsVoided: Number(row.voided), leadsUsed: Number(row.used), creditCents: Number(row.credit) };
}
