// Table webhook_inbox: stored before the provider is answered. Needs scope `all`: no account until handled.
import { sendWithoutWaiting } from '@leadwright/postgres/pipelining';
import { sql, type Kysely } from 'kysely';
import type { ProcessorName, ProviderEvent } from '../processor.ts';

/** How long events stay, in days: longer than any provider repeats one, and than any dispute lasts. */
const KEPT_DAYS = 400;

export type ReadWebhook = { events: readonly ProviderEvent[]; body: Uint8Array };

// Old statistics make the planner read all that waits; without a sort it takes the index by time, and stops early.
const inOrder = sql`select set_config('enable_seqscan', 'off', true), set_config('enable_sort', 'off', true),
  set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true),
  set_config('enable_bitmapscan', 'off', true)`;

// Written as expressions, so that only the index over subjects answers it: that over times would read all that waits.
const waitingOf = (row: string, of: string) =>
  sql.raw(`${row}.processor = ${of}.processor and ${row}.subject = ${of}.subject
    and ${row}.state <> 'done' and ${row}.state || '' = 'waiting'`);

/** Until commit nobody else changes events: after a lease ends, two workers could deadlock over the same ones. */
export async function lockInbox(db: Kysely<unknown>): Promise<void> {
  await sendWithoutWaiting(db, sql`select pg_advisory_xact_lock(hashtextextended('billing:webhook-inbox', 0))`);
}

export async function storeEvents(
  db: Kysely<unknown>,
  processor: ProcessorName,
  webhooks: readonly ReadWebhook[],
): Promise<number> {
  const rows = webhooks.flatMap(({ events }, n) =>
    events.map(({ eventId, type, customerId, subscriptionId, invoiceId, paymentId = null }) => ({
      n: n + 1,
      event_id: eventId,
      type,
      subject: customerId ?? subscriptionId ?? invoiceId ?? paymentId,
      customer_id: customerId,
      subscription_id: subscriptionId,
      invoice_id: invoiceId,
      payment_id: paymentId,
    })),
  );
  if (rows.length === 0) return 0;
  const bodies = webhooks.map(({ body }) => Buffer.from(body));
  // Without a subject nothing can be read again, and nothing waits.
  const { numAffectedRows } = await sql`insert into webhook_inbox
      (processor, event_id, type, subject, customer_id, subscription_id, invoice_id, payment_id, body, state)
    select ${processor}, event_id, type, subject, customer_id, subscription_id, invoice_id, payment_id, body,
      case when subject is null then 'done' else 'waiting' end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as event (n int, event_id text, type text, subject text,
        customer_id text, subscription_id text, invoice_id text, payment_id text)
      join unnest(${bodies}::bytea[]) with ordinality as webhook (body, n) using (n)
    order by n
    on conflict (processor, event_id) do nothing`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export type TakenEvents = {
  processor: ProcessorName;
  eventIds: string[];
  customerId: string | null;
  subscriptionIds: string[];
  invoiceIds: string[];
  paymentIds: string[];
  /** Of the event that was tried most, this one included. */
  tries: number;
  /** Of the newest event, for the trace of what follows. */
  causationId: string;
};

type Row = {
  processor: ProcessorName;
  subject: string;
  event_id: string;
  customer_id: string | null;
  subscription_id: string | null;
  invoice_id: string | null;
  payment_id: string | null;
  tries: number;
};

/** Leases the due subjects' events for so many seconds; two workers take different subjects. */
export async function takeEvents(
  db: Kysely<unknown>,
  processors: readonly ProcessorName[],
  { leaseSeconds, subjectsMax }: { leaseSeconds: number; subjectsMax: number },
): Promise<TakenEvents[]> {
  await sendWithoutWaiting(db, inOrder);
  await lockInbox(db);
  // A subject mostly has a few events beside each other, so twice as many events are looked at.
  const { rows } = await sql<Row>`with due as (
      select processor, subject, next_try_at from webhook_inbox as due
      where state = 'waiting' and next_try_at <= clock_timestamp() and processor = any (${[...processors]}::text[])
        and not exists (select from webhook_inbox as leased where ${waitingOf('leased', 'due')}
          and leased.lease_until > clock_timestamp())
      order by next_try_at limit ${subjectsMax * 2}),
    next as (select processor, subject from due group by processor, subject
      order by min(next_try_at) limit ${subjectsMax})
    update webhook_inbox as taken set tries = tries + 1,
      lease_until = clock_timestamp() + ${leaseSeconds} * interval '1 second',
      next_try_at = clock_timestamp() + ${leaseSeconds} * interval '1 second'
    from next cross join lateral (select ctid as place from webhook_inbox as waiting
      where ${waitingOf('waiting', 'next')} offset 0) as found
    where taken.ctid = found.place
    returning taken.processor, taken.subject, taken.event_id, taken.customer_id, taken.subscription_id, taken.invoice_id,
      taken.payment_id, taken.tries`.execute(db);
  const ofSubjects = new Map<string, Row[]>();
  for (const row of rows) {
    const key = JSON.stringify([row.processor, row.subject]);
    ofSubjects.set(key, [...(ofSubjects.get(key) ?? []), row]);
  }
  return [...ofSubjects.values()].flatMap(takenOf);
}

/** In how many milliseconds the next waiting event may be taken, 0 or less if one may; null if none waits. */
export async function dueInMs(db: Kysely<unknown>, processors: readonly ProcessorName[]): Promise<number | null> {
  const { rows } = await sql<{ ms: number | null }>`
    select extract(epoch from min(next_try_at) - clock_timestamp())::float8 * 1000 as ms from webhook_inbox
    where state = 'waiting' and processor = any (${[...processors]}::text[])`.execute(db);
  return rows[0]?.ms ?? null;
}

function takenOf(rows: Row[]): TakenEvents[] {
  const [first] = rows;
  if (!first) return [];
  const taken = {
    processor: first.processor,
    eventIds: rows.map((row) => row.event_id),
    customerId: rows.find((row) => row.customer_id !== null)?.customer_id ?? null,
    subscriptionIds: present(rows.map((row) => row.subscription_id)),
    invoiceIds: present(rows.map((row) => row.invoice_id)),
    paymentIds: present(rows.map((row) => row.payment_id)),
    tries: Math.max(...rows.map((row) => row.tries)),
    causationId: first.event_id,
  };
  return [taken];
}

/** `accountId`: whose they were; null: no account of ours. */
export type HandledEvents = Pick<TakenEvents, 'processor' | 'eventIds'> & { accountId: string | null };

/** Keys as lists, and the state as an expression: so rows are found by their key, whatever the statistics say. */
export async function endEvents(db: Kysely<unknown>, handled: readonly HandledEvents[]): Promise<void> {
  const rows = handled.flatMap(({ processor, eventIds, accountId }) =>
    eventIds.map((eventId) => ({ processor, event_id: eventId, account_id: accountId })),
  );
  if (rows.length === 0) return;
  await lockInbox(db);
  await sql`update webhook_inbox as ended
    set state = 'done', account_id = handled.account_id, reason = null, lease_until = null
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as handled (processor text, event_id text, account_id text)
    where ended.processor = handled.processor and ended.event_id = handled.event_id
      and ended.processor = any (${rows.map((row) => row.processor)}::text[])
      and ended.event_id = any (${rows.map((row) => row.event_id)}::text[])
      and ended.state || '' = 'waiting'`.execute(db);
}

/** They are tried again after the pause; `null` parks them until a person redrives them. */
export async function postponeEvents(
  db: Kysely<unknown>,
  { processor, eventIds }: TakenEvents,
  { pauseMs, reason }: { pauseMs: number | null; reason: string },
): Promise<void> {
  await lockInbox(db);
  await sql`update webhook_inbox set state = ${pauseMs === null ? 'parked' : 'waiting'}, reason = ${reason},
      lease_until = null, next_try_at = clock_timestamp() + ${pauseMs ?? 0} * interval '1 millisecond'
    where processor = ${processor} and event_id = any (${eventIds}::text[]) and state = 'waiting'`.execute(db);
}

export type ParkedEvent = {
  processor: string;
  eventId: string;
  type: string;
  tries: number;
  reason: string;
  receivedAt: string;
};

export type ParkedDetail = ParkedEvent &
  Record<'customerId' | 'subscriptionId' | 'invoiceId' | 'paymentId', string | null> & { body: Buffer };

export async function listParkedEvents(db: Kysely<unknown>, limit: number): Promise<ParkedEvent[]> {
  const { rows } = await sql<ParkedEvent>`select processor, event_id as "eventId", type, tries,
      coalesce(reason, '') as reason, received_at as "receivedAt"
    from webhook_inbox where state = 'parked' order by received_at, event_id limit ${limit}`.execute(db);
  return rows;
}

/** Parked events wait again, with all their tries; answers which of them were parked. */
export async function redriveEvents(
  db: Kysely<unknown>,
  processor: string,
  eventIds: readonly string[],
): Promise<string[]> {
  await lockInbox(db);
  const { rows } = await sql<{ event_id: string }>`update webhook_inbox set state = 'waiting', tries = 0,
      reason = null, next_try_at = clock_timestamp()
    where processor = ${processor} and event_id = any (${[...eventIds]}::text[]) and state = 'parked'
    returning event_id`.execute(db);
  return rows.map((row) => row.event_id);
}

/** One parked event with what it named and its bytes; null where none is parked under this id. */
export async function findParkedEvent(
  db: Kysely<unknown>,
  processor: string,
  eventId: string,
): Promise<ParkedDetail | null> {
  const { rows } = await sql<ParkedDetail>`select processor, event_id as "eventId", type, tries,
      coalesce(reason, '') as reason, received_at as "receivedAt", customer_id as "customerId",
      subscription_id as "subscriptionId", invoice_id as "invoiceId", payment_id as "paymentId", body
    from webhook_inbox where state = 'parked' and processor = ${processor} and event_id = ${eventId}`.execute(db);
  return rows[0] ?? null;
}

/** Parked events that will not be handled; answers which of them were parked. They stay known as repeats. */
export async function dropEvents(
  db: Kysely<unknown>,
  processor: string,
  eventIds: readonly string[],
): Promise<string[]> {
  await lockInbox(db);
  const { rows } = await sql<{ event_id: string }>`update webhook_inbox set state = 'done', reason = 'dropped'
    where processor = ${processor} and event_id = any (${[...eventIds]}::text[]) and state = 'parked'
    returning event_id`.execute(db);
  return rows.map((row) => row.event_id);
}

/** How many are parked, and how long the oldest waiting one has waited, in seconds. */
export async function measureInbox(db: Kysely<unknown>): Promise<{ parked: number; waitingSeconds: number }> {
  const { rows } = await sql<{ parked: string; waiting: string }>`select
      (select count(*) from webhook_inbox where state = 'parked') as parked,
      coalesce((select extract(epoch from clock_timestamp() - min(received_at)) from webhook_inbox
        where state = 'waiting'), 0) as waiting`.execute(db);
  return { parked: Number(rows[0]?.parked), waitingSeconds: Math.max(0, Number(rows[0]?.waiting)) };
}

/** Removes what ended or was parked more than 400 days ago; answers how many. A waiting event stays. */
export async function removeOldEvents(db: Kysely<unknown>): Promise<number> {
  const { numAffectedRows } = await sql`delete from webhook_inbox
    where state <> 'waiting' and received_at < clock_timestamp() - ${KEPT_DAYS} * interval '1 day'`.execute(db);
  return Number(numAffectedRows ?? 0);
}

function present(values: (string | null)[]): string[] {
  return [...new Set(values.filter((value) => value !== null))];
}
