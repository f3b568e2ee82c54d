// Table ledger_entry: every movement as two legs, one of them negative.
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { StoredEvent } from '@leadwright/eventsourcing/event-store';
import { isoFromPostgres } from '@leadwright/runtime/database';
import type { Movement } from '../domain/entries.ts';
import { noLeads, type Sides } from './lead-balance.ts';

type Leg = { line: number; type: string; ledger_account: string; lot_id: string; leads: number; after: number; download_id: string | null; reason: string };

/** One movement as a customer sees it. `leads` is signed: into what is available or out of it; for `used`, out of what was on hold. */
export type Entry = {
  id: string; seq: number; line: number; type: string; lotId: string; leads: number; balance: number;
  downloadId: string | null; reason: string; actorId: string; effectiveAt: string; recordedAt: string; eventId: string;
};

/** The change of each side. Throws if it does not sum to zero, because nothing may appear or vanish. */
export function sidesOf(movements: Movement[]): Sides {
  const sides = { ...noLeads };
  for (const { from, to, leads } of movements) {
    sides[sideOf(from)] += from.startsWith('issued') ? leads : -leads;
    sides[sideOf(to)] += leads;
  }
  const { issued, available, held, delivered, expired, voided } = sides;
  if (issued !== available + held + delivered + expired + voided) throw new Error('a ledger event does not sum to zero');
  return sides;
}

function sideOf(account: Movement['from']): keyof Sides {
  return account.startsWith('issued') ? 'issued' : (account as keyof Sides);
}

/** Both legs of each movement, in order; `after` is by how much the available leads of the account have changed then. */
export function legsOf(movements: Movement[]): Leg[] {
  let after = 0;
  return movements.flatMap(({ type, from, to, lotId, leads, downloadId, reason }, index) => {
    if (from === 'available') after -= leads;
    if (to === 'available') after += leads;
    const leg = { type, lot_id: lotId, after, download_id: downloadId, reason };
    return [
      { ...leg, line: 2 * index, ledger_account: from, leads: -leads },
      { ...leg, line: 2 * index + 1, ledger_account: to, leads },
    ];
  });
}

/**
 * The statement that writes the legs of one event, beside a query `balance` that says what is
 * available after all of them. Part of the append's transaction, so an event has them once or not at all.
 */
export function insertEntries(stored: StoredEvent, legs: Leg[]): RawBuilder<unknown> {
  if (legs.reduce((sum, { leads }) => sum + leads, 0) !== 0) throw new Error(`event ${stored.eventId} does not sum to zero`);
  const { accountId, accountSeq, eventId, actorId, effectiveAt, recordedAt } = stored;
  const change = legs.at(-1)?.after ?? 0;
  return sql`insert into ledger_entry (account_id, seq, line, event_id, type, ledger_account, lot_id, leads, balance,
      download_id, reason, actor_id, effective_at, recorded_at)
    select ${accountId}, ${accountSeq}::bigint, line, ${eventId}::uuid, type, ledger_account, lot_id, leads,
      balance.available - ${change}::bigint + after, download_id, reason, ${actorId}, ${effectiveAt}::timestamptz, ${recordedAt}::timestamptz
    from balance, jsonb_to_recordset(${JSON.stringify(legs)}::jsonb) as leg (line int, type text, ledger_account text,
      lot_id text, leads bigint, after bigint, download_id text, reason text) returning line`;
}

type EntryRow = {
  seq: string; line: number; event_id: string; type: string; lot_id: string; leads: string; balance: string;
  download_id: string | null; reason: string; actor_id: string; effective_at: string; recorded_at: string;
};

/** Newest first, before the cursor (exclusive); one row per movement. */
export async function readEntries(
  trx: Kysely<unknown>, accountId: string, before: { seq: number; line: number } | null, limit: number,
): Promise<Entry[]> {
  const until = before ? sql`and (seq, line) < (${before.seq}::bigint, ${before.line}::int)` : sql``;
  const { rows } = await sql<EntryRow>`select seq, line, event_id, type, lot_id, leads, balance, download_id, reason,
      actor_id, effective_at, recorded_at
    from ledger_entry where account_id = ${accountId} ${until}
      and (ledger_account = 'available' or (type = 'used' and ledger_account = 'held'))
    order by seq desc, line desc limit ${limit}`.execute(trx);
  return rows.map((row) => ({
    id: `${row.event_id}.${row.line}`, seq: Number(row.seq), line: row.line, type: row.type, lotId: row.lot_id,
    leads: Number(row.leads), balance: Number(row.balance), downloadId: row.download_id, reason: row.reason,
    actorId: row.actor_id, effectiveAt: isoFromPostgres(row.effective_at), recordedAt: isoFromPostgres(row.recorded_at),
    eventId: row.event_id,
  }));
}
