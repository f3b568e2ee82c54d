// For the file that a person may take. Hashes of secrets are left out: who had them could try passwords.
import { sql, type Kysely } from 'kysely';

type Rows = Record<string, unknown>[];

/** Every table with a person's id, and what of it goes into the file. A test holds this list against the database. */
export const heldTables = [
  {
    table: 'person',
    by: 'id',
    columns: ['id', 'account_id', 'email', 'name', 'status', 'staff', 'created_at'],
  },
  {
    table: 'membership',
    by: 'person_id',
    columns: ['account_id', 'role', 'status', 'owner', 'joined_at', 'archived_at'],
  },
  {
    table: 'session',
    by: 'person_id',
    columns: ['id', 'account_id', 'started_at', 'ended_at', 'reason'],
  },
  { table: 'one_time_link', by: 'person_id', columns: ['purpose', 'expires_at'] },
  {
    table: 'invitation',
    by: 'person_id',
    columns: ['account_id', 'role', 'name', 'status', 'invited_at', 'expires_at'],
  },
  { table: 'email_change', by: 'person_id', columns: ['new_email', 'old_email', 'asked_at', 'changed_at'] },
  { table: 'session_device', by: 'person_id', columns: ['session_id', 'user_agent', 'address'] },
  { table: 'impersonation', by: 'person_id', columns: ['account_id', 'started_at', 'ended_at', 'reason'] },
  {
    table: 'share_mail',
    by: 'person_id',
    columns: ['account_id', 'search_name', 'subject', 'body', 'html', 'from_email', 'from_name', 'reply_to', 'kept_at'],
  },
  { table: 'error_report', by: 'person_id', columns: ['at', 'error', 'error_info', 'state', 'location'] },
] as const;

/** Needs every account of the person in scope. */
export async function readHeldData(db: Kysely<unknown>, personId: string): Promise<Record<string, Rows>> {
  const held: Record<string, Rows> = {};
  for (const { table, by, columns } of heldTables) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`select to_jsonb(held) as row from (
      select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
      where ${sql.ref(by)} = ${personId} order by 1) as held`.execute(db);
    held[table] = rows.map(({ row }) => row);
  }
  return held;
}
