// Faults by the hand of a database's administrator, each with what the gate before a lock must find, and of which account.
import type { Finding } from '../gate/finding.ts';
import type { BookAnswer } from '../second-book.ts';
import type { Rewritten } from './rewritten-log.ts';
import type { StoredEvent } from '@leadwright/eventsourcing/event-store';
import type { BillingStored } from '../../contracts.ts';

export type Fault = {
  name: string;
  /** Statements, separated by `;`. `a` and `b`: accounts of the fault's own. */
  sql?: (a: string, b: string) => string;
  /** The log of `a` with fitting bytes and hashes. */
  log?: (stored: StoredEvent<BillingStored>) => Partial<Rewritten>;
  /** What the trail says of `a` instead. */
  trail?: (answer: BookAnswer) => BookAnswer;
  /** Finding or `book` (a lot on which ledger and trail differ) or `invoice` (one that differs from its leads). */
  finds: Finding['code'] | 'book' | 'invoice';
  /** Accounts that are named; default: `a`. */
  both?: true;
  /** The entry or lot that is named: its event's type. */
  entry?: string;
};

const setEvent = (type: string, set: string) => (a: string) =>
  `update event_log set ${set} where account_id = '${a}' and type = '${type}'`;
const setEntry = (type: string, set: string) => (a: string) =>
  `update ledger_entry set ${set} where account_id = '${a}' and type = '${type}'`;
const setLot = (set: string) => (a: string) =>
  `update lot set ${set} where account_id = '${a}' and lot_id like 'plan:%'`;
const setInvoice = (set: string) => (a: string) => `update invoice set ${set} where account_id = '${a}'`;

/** Leads of the plan's lot with its entries, so that each account adds up in itself. */
const granted = (a: string, more: number): string =>
  `update ledger_entry set leads = leads + sign(leads) * ${more} where account_id = '${a}' and type = 'granted';` +
  `update ledger_entry set balance = balance + ${more} where account_id = '${a}';` +
  `update lot set leads = leads + ${more}, available = available + ${more} where account_id = '${a}' and lot_id like 'plan:%';` +
  `update lead_balance set issued = issued + ${more}, available = available + ${more} where account_id = '${a}'`;

const copyOf = (table: string, a: string, more: object, where = 'true'): string =>
  `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(${table}) - 'live' || '${JSON.stringify(more)}')).*
    from ${table} where account_id = '${a}' and ${where} limit 1`;

const lotColumns = `account_id, lot_id, kind, category, priority, source, only_dictionaries, effective_at, expires_at, leads,
  available, held, delivered, expired, voided, granted_seq, cost_cents, invoice_id`;

const daysLater = (at: string, days: number): string =>
  new Date(Date.parse(at) + days * 86_400_000).toISOString().replace('Z', '000Z');

/** The file of a story, recorded ahead of all that came after it. */
export const fortyDaysLater: NonNullable<Fault['log']> = ({ event, recordedAt }) =>
  event.type === 'LeadsUsed' ? { recordedAt: daysLater(recordedAt, 40) } : {};

const withoutLast = (a: string): string =>
  `delete from event_log where account_id = '${a}' and type = 'LeadsVoided';
   delete from ledger_entry where account_id = '${a}' and type = 'voided';
   delete from head where account_id = '${a}';
   update lot set available = available + voided, voided = 0 where account_id = '${a}' and voided > 0;
   update lead_balance set version = version - 1, available = available + voided, voided = 0 where account_id = '${a}'`;

export const faults: Fault[] = [
  {
    name: '1,000 leads moved from one customer to another, with entries, lots and balances',
    sql: (a, b) => `${granted(a, -1_000)};${granted(b, 1_000)}`,
    ...{ finds: 'entry-differs', both: true, entry: 'LeadsGranted' },
  },
  {
    name: 'the same, as the other book sees it',
    sql: (a, b) => `${granted(a, -1_000)};${granted(b, 1_000)}`,
    finds: 'book',
    both: true,
    entry: 'LeadsGranted',
  },
  {
    name: 'an event deleted',
    sql: (a) => `delete from event_log where account_id = '${a}' and type = 'LeadsReserved'`,
    finds: 'log-gap',
  },
  {
    name: 'the last event deleted',
    sql: (a) => `delete from event_log where account_id = '${a}' and type = 'LeadsVoided'`,
    finds: 'log-gap',
  },
  { name: 'the last event deleted with all that it did', sql: withoutLast, finds: 'log-lacks-events' },
  {
    name: 'all events of an account deleted',
    sql: (a) => `delete from event_log where account_id = '${a}'`,
    finds: 'log-gap',
  },
  {
    name: 'an event recorded forty days later',
    sql: setEvent('LeadsUsed', "recorded_at = recorded_at + interval '40 days'"),
    finds: 'column-differs',
  },
  {
    name: 'an event recorded a second later',
    sql: setEvent('LeadsUsed', "recorded_at = recorded_at + interval '1 second'"),
    finds: 'column-differs',
  },
  {
    name: 'an event recorded forty days later, in its bytes and hashes too',
    log: fortyDaysLater,
    finds: 'trail-differs',
  },
  {
    name: 'the same, by its place in time',
    log: fortyDaysLater,
    finds: 'clock-ahead',
  },
  {
    name: 'an event that takes effect in another month',
    sql: setEvent('LeadsUsed', "effective_at = effective_at - interval '40 days'"),
    finds: 'column-differs',
  },
  { name: 'an event by another person', sql: setEvent('LeadsUsed', "actor_id = 'somebody'"), finds: 'column-differs' },
  { name: 'an event called otherwise', sql: setEvent('LeadsUsed', "type = 'LeadsUsedUp'"), finds: 'column-differs' },
  {
    name: 'a payload edited while its bytes stay: 10,000 leads more, in the tables too',
    sql: (a) =>
      `${setEvent('LeadsGranted', "payload = jsonb_set(payload, '{leads}', to_jsonb((payload->>'leads')::bigint + 10000))")(a)};${granted(a, 10_000)}`,
    finds: 'payload-differs',
  },
  {
    name: 'a payload that costs less',
    sql: setEvent('LeadsGranted', "payload = jsonb_set(payload, '{costCents}', '5000')"),
    finds: 'payload-differs',
  },
  {
    name: 'a payload without what it needs',
    sql: setEvent('LeadsUsed', "payload = payload - 'used'"),
    finds: 'payload-differs',
  },
  { name: 'the bytes of an event', sql: setEvent('LeadsUsed', "message = message || '\\x00'"), finds: 'hash-differs' },
  { name: 'the hash of an event', sql: setEvent('LeadsUsed', "hash = sha256('other')"), finds: 'hash-differs' },
  {
    name: 'the hash before an event',
    sql: setEvent('LeadsUsed', "prev_hash = sha256('other')"),
    finds: 'chain-broken',
  },
  {
    name: 'an event with another number of leads, in bytes, hashes and tables too',
    log: ({ event }) => (event.type === 'LeadsGranted' ? { event: { ...event, leads: event.leads + 10_000 } } : {}),
    ...{ finds: 'book', entry: 'LeadsGranted' },
  },
  {
    name: 'an entry recorded forty days later',
    sql: setEntry('used', "recorded_at = recorded_at + interval '40 days'"),
    finds: 'entry-differs',
    entry: 'LeadsUsed',
  },
  {
    name: 'an entry in another month',
    sql: setEntry('used', "effective_at = effective_at - interval '40 days'"),
    finds: 'entry-differs',
    entry: 'LeadsUsed',
  },
  {
    name: 'an entry by another person',
    sql: setEntry('used', "actor_id = 'somebody'"),
    finds: 'entry-differs',
    entry: 'LeadsUsed',
  },
  {
    name: 'an entry for another reason',
    sql: setEntry('voided', "reason = 'refund'"),
    finds: 'entry-differs',
    entry: 'LeadsVoided',
  },
  {
    name: 'an entry of another lot',
    sql: setEntry('voided', "lot_id = 'plan:other'"),
    finds: 'entry-differs',
    entry: 'LeadsVoided',
  },
  {
    name: 'an entry lost',
    sql: (a) => `delete from ledger_entry where account_id = '${a}' and type = 'voided'`,
    finds: 'entry-differs',
    entry: 'LeadsVoided',
  },
  {
    name: 'an entry booked twice',
    sql: (a) =>
      `insert into ledger_entry select account_id, seq, line + 10, event_id, type, ledger_account, lot_id, leads, balance,
        download_id, reason, actor_id, effective_at, recorded_at from ledger_entry where account_id = '${a}' and type = 'voided'`,
    ...{ finds: 'entry-differs', entry: 'LeadsVoided' },
  },
  {
    name: 'a lot with more leads',
    sql: setLot('leads = leads + 100, available = available + 100'),
    finds: 'lot-differs',
  },
  { name: 'a lot that was paid for called promotional', sql: setLot("category = 'promotional'"), finds: 'lot-differs' },
  { name: 'a lot of another kind', sql: setLot("kind = 'promo'"), finds: 'lot-differs' },
  { name: 'a lot that cost more', sql: setLot('cost_cents = cost_cents + 10000'), finds: 'lot-differs' },
  { name: 'a lot that ends later', sql: setLot("expires_at = expires_at + interval '40 days'"), finds: 'lot-differs' },
  { name: 'a lot that no invoice paid for', sql: setLot('invoice_id = null'), finds: 'lot-differs' },
  {
    name: 'a lot that no event made',
    sql: (a) =>
      `insert into lot (${lotColumns}) select ${lotColumns.replace('lot_id', "'forged'")} from lot where account_id = '${a}' and lot_id like 'plan:%'`,
    finds: 'lot-differs',
  },
  {
    name: 'a lot removed',
    sql: (a) => `delete from lot where account_id = '${a}' and lot_id like 'plan:%'`,
    finds: 'lot-differs',
  },
  {
    name: 'a balance',
    sql: (a) => `update lead_balance set issued = issued + 5, available = available + 5 where account_id = '${a}'`,
    finds: 'balance-differs',
  },
  {
    name: 'an invoice of which a line says more than is due',
    sql: setInvoice(
      `lines = jsonb_build_array(jsonb_build_object('planId', plan_id, 'kind', 'plan', 'chargeCents', due_cents + 100, 'creditCents', 0))`,
    ),
    finds: 'lines-differ',
  },
  {
    name: 'an invoice of which a credit stands in no sum',
    sql: setInvoice(
      `lines = jsonb_build_array(jsonb_build_object('planId', plan_id, 'kind', 'plan', 'chargeCents', due_cents, 'creditCents', 0),
        jsonb_build_object('planId', null, 'kind', 'credit', 'chargeCents', 0, 'creditCents', 500))`,
    ),
    finds: 'lines-differ',
  },
  { name: 'an invoice without lines', sql: setInvoice("lines = '[]'"), finds: 'lines-differ' },
  {
    name: 'an invoice that charges another price for each record than was agreed',
    sql: setInvoice(
      `lines = jsonb_build_array(jsonb_build_object('planId', 'per-record-50000-1981', 'chargeCents', due_cents,
        'creditCents', 0, 'startsAt', period_start, 'endsAt', period_end))`,
    ),
    finds: 'price-differs',
  },
  {
    name: 'an invoice that was paid by more',
    sql: setInvoice('paid_cents = paid_cents + 100'),
    finds: 'invoice-differs',
  },
  { name: 'an invoice that was paid back', sql: setInvoice('refunded_cents = paid_cents'), finds: 'invoice-differs' },
  { name: 'an invoice that paid for something else', sql: setInvoice("paid_for = 'other'"), finds: 'invoice-differs' },
  {
    name: 'an invoice that nobody sent',
    sql: (a) => copyOf('invoice', a, { invoice_id: 'forged' }),
    finds: 'invoice-differs',
  },
  { name: 'an invoice removed', sql: (a) => `delete from invoice where account_id = '${a}'`, finds: 'invoice-differs' },
  {
    name: 'an invoice removed, as the tie sees it',
    sql: (a) => `delete from invoice where account_id = '${a}'`,
    finds: 'invoice',
  },
  {
    name: 'the plan that an account was on',
    sql: (a) => `update plan_history set plan_id = 'rollover-50k' where account_id = '${a}'`,
    finds: 'plan-differs',
  },
  {
    name: 'an adjustment that nobody booked',
    sql: (a) =>
      `insert into adjustment (account_id, adjustment_id, action, leads, reason, note, corrects, proposed_by, proposed_at, needs_approval, status, version)
        values ('${a}', 'forged', 'adjust', 1, 'goodwill', 'n', 'in-lost', 'fiona', now(), false, 'booked', 1)`,
    finds: 'adjustment-differs',
  },
  {
    name: 'a stored state',
    sql: (a) =>
      `update head set state = jsonb_set(state, '{lots,0,available}', '7') where account_id = '${a}' and stream_id like 'ledger-%'`,
    finds: 'state-differs',
  },
  {
    name: 'the business id of a reservation',
    sql: (a) => `delete from cause where account_id = '${a}' and cause = 'd'`,
    finds: 'rule-broken',
  },
  {
    name: 'the sums of the trail',
    trail: (answer) => ({ ...answer, sums: answer.sums.map((sum) => ({ ...sum, issued: sum.issued + 1 })) }),
    finds: 'book',
  },
  {
    name: 'a hash in the trail',
    trail: (answer) => ({ ...answer, ends: answer.ends.map((end) => ({ ...end, hash: 'ab' })) }),
    finds: 'trail-differs',
  },
  {
    name: 'an event of the trail lost',
    trail: (answer) => ({ ...answer, lacking: answer.ends.map(({ accountId }) => accountId) }),
    finds: 'trail-lacks-events',
  },
  {
    name: 'a balance of the second book',
    trail: (answer) => ({ ...answer, differing: answer.ends.map(({ accountId }) => accountId) }),
    finds: 'book-differs',
  },
];
