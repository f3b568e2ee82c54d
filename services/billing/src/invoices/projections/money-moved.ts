import { sql, type Kysely } from 'kysely';

const moves = ['InvoiceChanged', 'PaymentReturned', 'CreditTakenBack', 'CreditRestored', 'LimitsChanged'];

/** Whether money of the account went back, or came good again, after that moment. */
export async function moneyMovedSince(db: Kysely<unknown>, accountId: string, at: string): Promise<boolean> {
  const { rows } = await sql<{ moved: boolean }>`select exists (select from event_log where account_id = ${accountId}
    and type = any(${moves}::text[]) and effective_at > ${at}::timestamptz) as moved`.execute(db);
  return rows[0]?.moved ?? true;
}
