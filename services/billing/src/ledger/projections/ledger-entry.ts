// Table ledger_entry: every movement as two legs, one of them negative.
import { sql, type Kysely } from 'kysely';
import type { StoredEvent } from '@leadwright/eventsourcing/event-store';
import { isoFromPostgres } from '@leadwright/postgres/database';
import { recordset } from '@leadwright/postgres/recordset';
import type { Movement } from '../domain/events/event.ts';
import type { LedgerEvent } from '../domain/ledger-events.ts';
import { countsFrom, lockedMonthsOf } from './counts-from.ts';
import { noLeads, type BalanceChange, type Sides } from './lead-balance.ts';
import type { Part } from './write-together.ts';

export type Legs = {
  account_id: string;
  seq: number;
  line: number;
  event_id: string;
  type: string;
  from: string;
  to: string;
  lot_id: string;
  leads: number;
  rest: number;
  download_id: string | null;
  reason: string;
  actor_id: string;
  on_behalf_of: string | null;
  corrects: string | null;
  dated_at: string | null;
  effective_at: string;
  recorded_at: string;
};

const legColumns = {
  account_id: 'text',
  seq: 'int8',
  line: 'int4',
  event_id: 'uuid',
  type: 'text',
  from: 'text',
  to: 'text',
  lot_id: 'text',
  leads: 'int8',
  rest: 'int8',
  download_id: 'text',
  reason: 'text',
  actor_id: 'text',
  on_behalf_of: 'text',
  corrects: 'text',
  dated_at: 'timestamptz',
  effective_at: 'timestamptz',
  recorded_at: 'timestamptz',
} as const;

export type Booked = { stored: StoredEvent<LedgerEvent>; movements: Movement[] };

/** One movement as a customer sees it. `leads` is signed: into what is available or out of it; for `used`, out of what was on hold. */
export type Entry = {
  id: string;
  seq: number;
  line: number;
  type: string;
  lotId: string;
  leads: number;
  balance: number;
  downloadId: string | null;
  reason: string;
  actorId: string;
  onBehalfOf: string | null;
  corrects: string | null;
  effectiveAt: string;
  datedAt: string | null;
  recordedAt: string;
  eventId: string;
};

/** The change of each side. Throws if it does not sum to zero, because nothing may appear or vanish. */
export function sidesOf(movements: Movement[]): Sides {
  const sides = { ...noLeads };
  for (const { from, to, leads } of movements) {
    sides[sideOf(from)] += from.startsWith('issued') ? leads : -leads;
    sides[sideOf(to)] += leads;
  }
  const { issued, available, held, delivered, expired, voided } = sides;
  if (issued !== available + held + delivered + expired + voided)
    throw new Error('a ledger event does not sum to zero');
  return sides;
}

function sideOf(account: Movement['from']): keyof Sides {
  return account.startsWith('issued') ? 'issued' : (account as keyof Sides);
}

/** `rest`: how many more leads are available after a movement than after all of `booked`. */
export function legsOf(booked: Booked[], changes: BalanceChange[]): Legs[] {
  const rests = new Map(changes.map(({ account_id, available }) => [account_id, -available]));
  return booked.flatMap(({ stored, movements }) => {
    const { corrects, dated_at } = linksOf(stored.event);
    return movements.map(({ type, from, to, lotId, leads, downloadId, reason }, index) => {
      const rest =
        (rests.get(stored.accountId) ?? 0) + (to === 'available' ? leads : 0) - (from === 'available' ? leads : 0);
      rests.set(stored.accountId, rest);
      return {
        account_id: stored.accountId,
        seq: stored.accountSeq,
        line: 2 * index,
        event_id: stored.eventId,
        type,
        from,
        to,
        lot_id: lotId,
        leads,
        rest,
        download_id: downloadId,
        reason,
        actor_id: stored.actorId,
        on_behalf_of: stored.onBehalfOf,
        corrects,
        dated_at,
        effective_at: stored.effectiveAt,
        recorded_at: stored.recordedAt,
      };
    });
  });
}

/** What the entries of an event say beside its movements. */
export function linksOf(event: LedgerEvent): Pick<Legs, 'corrects' | 'dated_at'> {
  return {
    corrects: ('corrects' in event ? event.corrects : undefined) ?? null,
    dated_at: ('datedAt' in event ? event.datedAt : undefined) ?? null,
  };
}

/** `balance` says what is available at the end. In the append's transaction: an event has all its legs or none. */
export function insertEntries(legs: Legs[]): Part {
  const statement = sql`insert into ledger_entry (account_id, seq, line, event_id, type, ledger_account, lot_id, leads, balance,
      download_id, reason, actor_id, on_behalf_of, corrects, dated_at, effective_at, recorded_at)
    select account_id, seq, line + leg.next, event_id, type, ledger_account, lot_id, sign * leads, available + rest,
      download_id, reason, actor_id, on_behalf_of, corrects, dated_at, effective_at, recorded_at
    from balance
    join ${recordset('movement', legs, legColumns)} using (account_id)
    cross join lateral (values (0, "from", -1), (1, "to", 1)) as leg (next, ledger_account, sign)
    returning line`;
  return { name: 'entries', statement, rows: 2 * legs.length };
}

export type EntryRow = {
  seq: string;
  line: number;
  event_id: string;
  type: string;
  lot_id: string;
  leads: string;
  balance: string;
  download_id: string | null;
  reason: string;
  actor_id: string;
  on_behalf_of: string | null;
  corrects: string | null;
  dated_at: string | null;
  effective_at: string;
  recorded_at: string;
};

/** An entry's place: its event's in the account's history, then its own in the event. */
export type EntryPlace = { seq: number; line: number };

// A movement has two legs; people see the one of what is available, and of a charge the one of what was on hold.
export const shownLeg = sql`(ledger_account = 'available' or (ledger_entry.type = 'used' and ledger_account = 'held'))`;
export const entryColumns = sql`seq, line, event_id, ledger_entry.type, lot_id, leads, balance, download_id, reason,
  ledger_entry.actor_id, ledger_entry.on_behalf_of, corrects, dated_at, ledger_entry.effective_at, ledger_entry.recorded_at`;

/** The id of the entry that people see of a movement, from the leg that they do not: the two are lines side by side. */
export const shownEntryId = ({ event_id, line }: { event_id: string; line: number }): string =>
  `${event_id}.${line % 2 === 0 ? line + 1 : line - 1}`;

/** Newest first, before the cursor (exclusive); one row per movement. */
export async function readEntries(
  trx: Kysely<unknown>,
  accountId: string,
  before: EntryPlace | null,
  limit: number,
): Promise<Entry[]> {
  const until = before ? sql`and (seq, line) < (${before.seq}::bigint, ${before.line}::int)` : sql``;
  const { rows } = await sql<EntryRow>`select ${entryColumns} from ledger_entry
    where account_id = ${accountId} ${until} and ${shownLeg}
    order by seq desc, line desc limit ${limit}`.execute(trx);
  return rows.map(entryFrom);
}

type Between = { from: string; to: string; knownAt: string | null; after: EntryPlace; limit: number };

/** Oldest first, after the cursor, until `to` (both exclusive). `knownAt` leaves out what was recorded from then on. */
export async function readEntriesBetween(
  trx: Kysely<unknown>,
  accountId: string,
  { from, to, knownAt, after, limit }: Between,
): Promise<Entry[]> {
  const { rows } = await sql<EntryRow>`with ${lockedMonthsOf(accountId)}
    select ${entryColumns} from ledger_entry
    where account_id = ${accountId} and (seq, line) > (${after.seq}::bigint, ${after.line}::int) and ${shownLeg}
      and ${countsFrom} >= ${from}::timestamptz and ${countsFrom} < ${to}::timestamptz
      and (${knownAt}::timestamptz is null or recorded_at < ${knownAt}::timestamptz)
    order by seq, line limit ${limit}`.execute(trx);
  return rows.map(entryFrom);
}

/** The movements of these events, by event, in the order they were booked. */
export async function readEntriesOf(trx: Kysely<unknown>, eventIds: string[]): Promise<Map<string, Entry[]>> {
  const byEvent = new Map<string, Entry[]>();
  if (eventIds.length === 0) return byEvent;
  // An event's place finds its entries by the primary key: an index over events would cost every movement something.
  const { rows } = await sql<EntryRow>`select ${entryColumns} from event_log
    join ledger_entry using (account_id, event_id)
    where event_id = any(${eventIds}::uuid[]) and seq = account_seq and ${shownLeg}
    order by seq, line`.execute(trx);
  for (const row of rows) byEvent.set(row.event_id, [...(byEvent.get(row.event_id) ?? []), entryFrom(row)]);
  return byEvent;
}

export function entryFrom(row: EntryRow): Entry {
  return {
    id: `${row.event_id}.${row.line}`,
    seq: Number(row.seq),
    line: row.line,
    type: row.type,
    lotId: row.lot_id,
    leads: Number(row.leads),
    balance: Number(row.balance),
    downloadId: row.download_id,
    reason: row.reason,
    actorId: row.actor_id,
    onBehalfOf: row.on_behalf_of,
    corrects: row.corrects,
    effectiveAt: isoFromPostgres(row.effective_at),
    datedAt: row.dated_at === null ? null : isoFromPostgres(row.dated_at),
    recordedAt: isoFromPostgres(row.recorded_at),
    eventId: row.event_id,
  };
}

export type Added = { seq: number; eventId: string; lotId: string; side: string; leads: number };

/** Of the first `limit` events after `after` that moved leads, each with all that it added, in order. */
export async function readAdded(
  trx: Kysely<unknown>,
  accountId: string,
  { after, limit }: { after: number; limit: number },
): Promise<Added[]> {
  const { rows } = await sql<{ seq: string; event_id: string; lot_id: string; side: string; leads: string }>`
    select seq, event_id, lot_id, ledger_account as side, sum(leads) as leads from ledger_entry
    where account_id = ${accountId} and ledger_account not like 'issued:%' and seq in (
      select distinct seq from ledger_entry where account_id = ${accountId} and seq > ${after}::bigint order by seq limit ${limit})
    group by seq, event_id, lot_id, ledger_account order by seq, lot_id, ledger_account`.execute(trx);
  return rows.map(({ seq, event_id: eventId, lot_id: lotId, side, leads }) => ({
    seq: Number(seq),
    eventId,
    lotId,
    side,
    leads: Number(leads),
  }));
}
