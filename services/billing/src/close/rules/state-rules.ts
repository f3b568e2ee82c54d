// The rules that the check of the ledger runs all the time are in ledger/projections/ledger-violations.ts.
import { sql, type RawBuilder } from 'kysely';
import { billingTopic } from '../../kernel/topic.ts';

/** `at`: now on the product's clock. What came in later than an hour before it may still be on its way. */
export type AsOf = { at: Date };

type Query = (asOf: AsOf) => RawBuilder<unknown>;

const settled = ({ at }: AsOf): Date => new Date(at.getTime() - 3_600_000);
/** A sweep looks every few seconds, and any reading before it. */
const swept = ({ at }: AsOf): Date => new Date(at.getTime() - 60_000);
const overdue = (): Date => new Date(Date.now() - 2 * 86_400_000);

/** Each gives account_id and detail of what breaks the rule of its number. */
export const stateRules: Readonly<Record<number, Query>> = {
  // Both legs of a movement have the balance after it, so they are peers of the window.
  4: () => sql`select account_id, 'entry ' || seq || '.' || line || ' has balance ' || balance || ' instead of ' || running as detail
    from (select account_id, seq, line, balance, sum(case when ledger_account = 'available' then leads else 0 end)
      over (partition by account_id order by seq, line / 2) as running from ledger_entry) as chained
    where balance <> running`,
  5: () => sql`select account_id, 'the grant ' || source || ' was made ' || count(*) || ' times' as detail
    from (select account_id, payload->>'source' as source from event_log where type = 'LeadsGranted') as granted
    where source like 'plan:%' group by account_id, source having count(*) > 1`,
  8: () => sql`select account_id, 'download ' || download_id || ' used more than it reserved' as detail
    from ledger_entry where download_id is not null and type in ('reserved', 'used') group by account_id, download_id
    having coalesce(sum(leads) filter (where ledger_account = 'delivered'), 0)
      > coalesce(sum(leads) filter (where type = 'reserved' and ledger_account = 'held'), 0)`,
  // One lot for each category of the lots that the download used.
  9: () => sql`select credit.account_id, 'download ' || credit.download_id || ' was credited ' || times || ' times, with ' || credited || ' of ' || coalesce(used.leads, 0) || ' leads' as detail
    from (select account_id, payload->>'downloadId' as download_id, count(*) as times, count(distinct payload->>'category') as categories, sum((payload->>'leads')::bigint) as credited
      from event_log where type = 'LeadsCredited' and payload->>'downloadId' is not null group by 1, 2) as credit
    left join (select account_id, download_id, sum(leads) as leads from ledger_entry where ledger_account = 'delivered' group by 1, 2) as used
      using (account_id, download_id)
    where times > categories or credited > coalesce(used.leads, 0)`,
  11: () => sql`select account_id, 'entry ' || seq || '.' || line || ' takes back what was used' as detail
    from ledger_entry where ledger_account = 'delivered' and leads < 0`,
  // What the entry does stands in its event's payload; when, and who made it, in the event itself.
  14: () => sql`select entry.account_id, 'entry ' || entry.seq || '.' || entry.line || ' says another time, actor or event than event ' || entry.seq as detail,
      entry.seq, entry.lot_id, entry.event_id::text || '.' || entry.line as entry_id
    from ledger_entry as entry join event_log as event on event.account_id = entry.account_id and event.account_seq = entry.seq
    where entry.event_id <> event.event_id or entry.effective_at <> event.effective_at or entry.recorded_at <> event.recorded_at
      or entry.actor_id <> event.actor_id or entry.on_behalf_of is distinct from event.on_behalf_of`,
  19: () => sql`select account_id, 'period ' || period || ' of ' || subscription_id || ' begins ' || starts_at || ' and the one before ends ' || before_ends_at as detail
    from (select account_id, payload->>'subscriptionId' as subscription_id, payload->>'latticeId' as lattice_id,
        (payload->>'period')::int as period, payload->>'startsAt' as starts_at,
        lag(payload->>'endsAt') over same_lattice as before_ends_at, lag((payload->>'period')::int) over same_lattice as before
      from event_log where type = 'PeriodPaid' and payload->>'paidFor' <> 'change'
      window same_lattice as (partition by account_id, payload->>'subscriptionId', payload->>'latticeId' order by (payload->>'period')::int)) as paid
    where period = before or (period = before + 1 and abs(extract(epoch from starts_at::timestamptz - before_ends_at::timestamptz)) > 3600)`,
  20: (
    asOf,
  ) => sql`select account_id, 'the period that began ' || period_start || ' is not over as it should be: end ' || coalesce(period_end::text, 'none') || ', next due ' || coalesce(next_due_at::text, 'never') as detail
    from subscription where period_end <= period_start or next_due_at < ${settled(asOf)}`,
  // A provider that takes over a running plan is paid for a period that was granted before; that lot names no invoice.
  22: (asOf) => sql`select invoice.account_id, 'invoice ' || invoice_id || ' is paid and granted nothing' as detail
    from invoice where status = 'paid' and paid_for in ('first', 'renewal') and anomaly is null
      and (paid_cents > 0 or exists (select from event_log where event_log.account_id = invoice.account_id
        and type = 'CreditSpent' and payload->>'invoiceId' = invoice_id))
      and refunded_cents = 0 and dispute = 'none' and period_start <= ${settled(asOf)} and paid_at <= ${settled(asOf)}
      and not exists (select from lot where lot.account_id = invoice.account_id and (lot.invoice_id = invoice.invoice_id
        or (lot.source like 'plan:%' and abs(extract(epoch from lot.effective_at - invoice.period_start)) <= 3600)))
  union all
  select lot.account_id, 'lot ' || lot_id || ' was paid by invoice ' || lot.invoice_id || ', which is not paid'
    from lot where lot.invoice_id is not null and lot.effective_at <= ${settled(asOf)} and not exists (select from invoice
      where invoice.account_id = lot.account_id and invoice.invoice_id = lot.invoice_id and invoice.paid_at is not null)`,
  23: () => sql`select coalesce(invoice.account_id, logged.account_id) as account_id, 'invoice ' || coalesce(invoice.invoice_id, logged.invoice_id) || ' has ' || coalesce(invoice.paid_cents, 0) || ' cents paid, the log ' || coalesce(logged.paid_cents, 0) as detail
    from invoice full join (select account_id, payload->>'processor' as processor, payload->>'invoiceId' as invoice_id,
        sum((payload->>'paidCents')::bigint) as paid_cents from event_log where type = 'InvoicePaid' group by 1, 2, 3) as logged
      using (account_id, processor, invoice_id)
    where coalesce(invoice.paid_cents, 0) <> coalesce(logged.paid_cents, 0)
  union all
  select account_id, 'the provider was last read ' || coalesce(read_at::text, 'never') || ', and should have been ' || reconcile_at
    from provider_reading where reconcile_at < ${overdue()}`,
  24: () => sql`select account_id, 'entry ' || seq || '.' || line || ' names no ' || case when actor_id = '' then 'actor' else 'reason' end as detail
    from ledger_entry where actor_id = '' or reason = ''`,
  25: () => sql`select account_id, 'granted, used and lost leads do not make the ' || available + held || ' that are left' as detail
    from (select account_id, available, held,
        (select coalesce(sum(leads), 0) from ledger_entry as entry where entry.account_id = lead_balance.account_id
          and ledger_account not in ('available', 'held')) as gone
      from lead_balance) as balance where available + held <> -gone`,
  // What returns to a lot that is over, or is granted late, ends with that.
  26: (
    asOf,
  ) => sql`select account_id, 'lot ' || lot_id || ' ended ' || expires_at || ' and has ' || available || ' leads' as detail
    from lot where available > 0 and expires_at < ${swept(asOf)}
  union all
  select entry.account_id, 'entry ' || entry.seq || '.' || entry.line || ' ends lot ' || entry.lot_id || ' at ' || entry.effective_at || ' and not at its end, ' || lot.expires_at
    from ledger_entry as entry join lot on lot.account_id = entry.account_id and lot.lot_id = entry.lot_id
    where entry.ledger_account = 'expired' and entry.reason = 'lot-ended'
      and entry.effective_at <> greatest(lot.expires_at, lot.effective_at)
      and not (entry.effective_at > lot.expires_at and exists (select from ledger_entry as back where back.account_id = entry.account_id and back.lot_id = entry.lot_id
        and back.type = 'returned' and back.effective_at = entry.effective_at))`,
};

const tables = ['ledger_entry', 'lead_balance', 'lot', 'invoice', 'subscription', 'provider_reading'];

/** Goes before a rule: the names of the tables stand for these accounts' rows alone. */
export function partsOf(accounts: string[]): RawBuilder<unknown> {
  const parts = tables.map(
    (name) => sql`${sql.table(name)} as (
    select * from ${sql.table(name)} where account_id = any(${accounts}::text[]))`,
  );
  // The topic leads its index: without it every event of every account would be read.
  const log = sql`event_log as (select * from event_log where topic = ${billingTopic} and account_id = any(${accounts}::text[]))`;
  return sql`with ${sql.join([...parts, log])}`;
}
