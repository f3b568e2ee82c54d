// A download is known by its cause, since nothing else looks entries up by it.
import { sql, type Kysely } from 'kysely';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether `id` is an entry (`<event>.<line>`), event, lot, invoice or download of this account. */
export async function isBooked(db: Kysely<unknown>, accountId: string, id: string): Promise<boolean> {
  const [, event = id, line] = /^(.+)\.(\d{1,9})$/.exec(id) ?? [];
  const eventId = UUID.test(event) ? event : null;
  const { rows } = await sql<{ booked: boolean }>`select
      exists (select from lot where account_id = ${accountId} and lot_id = ${id})
      or exists (select from invoice where account_id = ${accountId} and invoice_id = ${id})
      or exists (select from cause where account_id = ${accountId} and cause = ${id})
      or exists (select from event_log where account_id = ${accountId} and event_id = ${eventId}::uuid
        and (${line ?? null}::int is null or exists (select from ledger_entry as entry
          where entry.account_id = ${accountId} and entry.seq = event_log.account_seq and entry.line = ${line ?? null}::int)))
      as booked`.execute(db);
  return rows[0]?.booked === true;
}
