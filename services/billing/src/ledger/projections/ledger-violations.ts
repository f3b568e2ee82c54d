// The ledger's invariants (docs/invariants.md) as SQL over the stored rows, for tests and for a check in production.
import { sql, type Kysely } from 'kysely';
import { inScope } from '@leadwright/postgres/scope';
import { billingTopic } from '../../kernel/topic.ts';

export type Violation = { accountId: string; rule: 'I1' | 'I2' | 'I3' | 'I4' | 'I8' | 'I16' | 'I17'; detail: string };

// Of the entries, as `by_lot`, after `with`: three rules read it.
const byLot = sql`by_lot as materialized (select account_id, lot_id,
    -coalesce(sum(leads) filter (where ledger_account like 'issued:%'), 0) as issued,
    coalesce(sum(leads) filter (where ledger_account = 'available'), 0) as available,
    coalesce(sum(leads) filter (where ledger_account = 'held'), 0) as held,
    coalesce(sum(leads) filter (where ledger_account = 'delivered'), 0) as delivered,
    coalesce(sum(leads) filter (where ledger_account = 'expired'), 0) as expired,
    coalesce(sum(leads) filter (where ledger_account = 'voided'), 0) as voided
  from ledger_entry group by account_id, lot_id)`;

const i1 = sql`select account_id, 'I1' as rule, 'event ' || event_id || ' sums to ' || sum(leads) as detail
  from ledger_entry group by account_id, event_id having sum(leads) <> 0`;

// Nothing available or on hold is below zero, and no lot gives more than it was issued.
const i2 = sql`select account_id, 'I2', 'lot ' || lot_id || ' has available ' || available || ', held ' || held || ' of ' || issued
  from by_lot
  where available < 0 or held < 0 or issued <> available + held + delivered + expired + voided`;

// Every entry stands in an event at its place; what a download does to the ledger has its business id.
const i3 = sql`select entry.account_id, 'I3', 'entry ' || entry.seq || '.' || entry.line || ' has no event'
    from ledger_entry as entry
    left join event_log as event on event.event_id = entry.event_id and event.account_id = entry.account_id and event.account_seq = entry.seq
    where event.event_id is null
  union all
  select event.account_id, 'I3', event.type || ' of ' || (event.payload->>'downloadId') || ' has no cause'
    from event_log as event
    join (values ('LeadsReserved', ''), ('LeadsUsed', ':used'), ('ReservationReleased', ':released')) as named (type, suffix) using (type)
    where not exists (select from cause where cause.account_id = event.account_id
      and cause.cause = (event.payload->>'downloadId') || named.suffix)`;

const i4 = sql`select coalesce(balance.account_id, folded.account_id), 'I4', 'the balance is not the fold of the entries'
    from lead_balance as balance
    full join (select account_id, sum(issued) as issued, sum(available) as available, sum(held) as held,
      sum(delivered) as delivered, sum(expired) as expired, sum(voided) as voided from by_lot group by account_id) as folded
      on folded.account_id = balance.account_id
    where (coalesce(balance.issued, 0), coalesce(balance.available, 0), coalesce(balance.held, 0), coalesce(balance.delivered, 0),
        coalesce(balance.expired, 0), coalesce(balance.voided, 0))
      <> (coalesce(folded.issued, 0), coalesce(folded.available, 0), coalesce(folded.held, 0), coalesce(folded.delivered, 0),
        coalesce(folded.expired, 0), coalesce(folded.voided, 0))
  union all
  select coalesce(lot.account_id, folded.account_id), 'I4', 'lot ' || coalesce(lot.lot_id, folded.lot_id) || ' is not the fold of its entries'
    from lot full join by_lot as folded on folded.account_id = lot.account_id and folded.lot_id = lot.lot_id
    where lot.lot_id is null or folded.lot_id is null
      or (lot.leads, lot.available, lot.held, lot.delivered, lot.expired, lot.voided)
        <> (folded.issued, folded.available, folded.held, folded.delivered, folded.expired, folded.voided)`;

// A download that ended holds nothing and ended once; what holds was reserved.
const i8 = sql`select account_id, 'I8', 'download ' || download_id || ' holds ' || sum(leads) filter (where ledger_account = 'held')
      || ' after ' || count(distinct event_id) filter (where type in ('used', 'returned')) || ' ends'
    from ledger_entry where download_id is not null and type in ('reserved', 'used', 'returned')
    group by account_id, download_id
    having sum(leads) filter (where ledger_account = 'held') < 0
      or count(distinct event_id) filter (where type in ('used', 'returned')) > 1
      or (count(*) filter (where type in ('used', 'returned')) > 0 and sum(leads) filter (where ledger_account = 'held') <> 0)
      or count(distinct event_id) filter (where type = 'reserved') <> 1`;

// A reservation takes from a lot inside its life alone: its start is in it, its end is not.
const i16 = sql`select entry.account_id, 'I16', 'entry ' || entry.seq || '.' || entry.line || ' uses lot ' || entry.lot_id || ' outside of its life'
    from ledger_entry as entry join lot on lot.account_id = entry.account_id and lot.lot_id = entry.lot_id
    where entry.type = 'reserved' and entry.ledger_account = 'held'
      and (entry.effective_at < lot.effective_at or entry.effective_at >= coalesce(lot.expires_at, 'infinity'))`;

// A claw-back takes at most what its invoice paid for; a change of plan counts what it granted in the period's total.
const i17 = sql`select account_id, 'I17', 'claw-back of ' || (payload->>'invoiceId') || ' takes more than was paid for'
    from event_log where type = 'LeadsClawedBack'
      and (payload->>'leadsVoided')::bigint + (payload->>'leadsShort')::bigint > (payload->>'leadsFunded')::bigint
  union all
  select event.account_id, 'I17', 'plan change ' || (event.payload->>'changeId') || ' counts fewer leads than it granted'
    from event_log as event join lot on lot.account_id = event.account_id
      and lot.lot_id = 'plan-change:' || (event.payload->>'changeId')
    where event.type = 'PlanLeadsChanged' and lot.leads > (event.payload->>'planLeads')::bigint`;

/** What breaks a rule, over all accounts of billing's database; empty is good. Reads with scope `all`. */
export function ledgerViolations(db: Kysely<unknown>): Promise<Violation[]> {
  return inScope(db, 'all', violationsIn);
}

/** The next accounts with a ledger, in order, after `after` (`''` is the beginning). Needs scope `all`. */
export async function accountsAfter(trx: Kysely<unknown>, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`select distinct account_id from head
    where account_id > ${after} and stream_id like 'ledger-%' order by account_id limit ${limit}`.execute(trx);
  return rows.map(({ account_id: accountId }) => accountId);
}

// Names that stand for a part of each table: the rules read them and not the tables behind them.
const only = (
  accounts: string[],
) => sql`ledger_entry as (select * from ledger_entry where account_id = any(${accounts}::text[])),
  event_log as (select event_id, account_id, account_seq, type, payload from event_log where topic = ${billingTopic} and account_id = any(${accounts}::text[])),
  lead_balance as (select * from lead_balance where account_id = any(${accounts}::text[])),
  lot as (select * from lot where account_id = any(${accounts}::text[]))`;

/** The same inside a transaction that sees what it should check; of these accounts alone if they are given. */
export async function violationsIn(trx: Kysely<unknown>, accounts?: string[]): Promise<Violation[]> {
  const { rows } = await sql<{ account_id: string; rule: Violation['rule']; detail: string }>`
    with ${accounts ? sql`${only(accounts)},` : sql``} ${byLot} ${i1} union all ${i2} union all ${i3} union all ${i4} union all ${i8}
    union all ${i16} union all ${i17}`.execute(trx);
  return rows.map(({ account_id: accountId, rule, detail }) => ({ accountId, rule, detail }));
}
