// The sandbox's tables. It is a provider: it sees all accounts, so each statement needs scope `all`.
import { sql, type Kysely } from 'kysely';
import { isoFromPostgres } from '@leadwright/postgres/database';
import { askBeside } from '@leadwright/postgres/pipelining';
import { wakeAfterCommit } from '@leadwright/postgres/wakes';
import type { SandboxCustomer, SandboxInvoice, SandboxSubscription, Step } from './sandbox-objects.ts';

type Db = Kysely<unknown>;
type Held<State> = { state: State };

/** What wakes the sandbox's own work: a subscription was changed, or something happened that billing is to be told. */
export const sandboxChanged = 'sandbox';

/** The sandbox's time: the database's clock plus the offset. */
export async function sandboxNow(db: Db, offsetMs: number): Promise<string> {
  const { rows } = await sql<{
    now: string;
  }>`select clock_timestamp() + ${offsetMs}::double precision * interval '1 millisecond' as now`.execute(db);
  return isoFromPostgres(rows[0]?.now ?? '');
}

/** Locks the customer's row, and with it everything of this customer, until the transaction ends. */
export async function lockCustomer(db: Db, customerId: string): Promise<SandboxCustomer | null> {
  const { rows } = await sql<
    Held<SandboxCustomer>
  >`select state from sandbox_customer where customer_id = ${customerId} for update`.execute(db);
  return rows[0]?.state ?? null;
}

export async function customerMadeBy(db: Db, key: string): Promise<SandboxCustomer | null> {
  const { rows } = await sql<Held<SandboxCustomer>>`select state from sandbox_customer where made_by = ${key}`.execute(
    db,
  );
  return rows[0]?.state ?? null;
}

export async function writeCustomer(db: Db, customer: SandboxCustomer, madeBy: string): Promise<void> {
  await sql`insert into sandbox_customer (customer_id, account_id, made_by, state)
    values (${customer.customerId}, ${customer.accountId}, ${madeBy}, ${JSON.stringify(customer)}::jsonb)
    on conflict (customer_id) do update set state = excluded.state`.execute(db);
}

type Both = { subscription: SandboxSubscription; customer: SandboxCustomer };

export async function findSubscription(
  db: Db,
  by: { subscriptionId: string } | { madeBy: string },
): Promise<Both | null> {
  const where = 'madeBy' in by ? sql`s.made_by = ${by.madeBy}` : sql`s.subscription_id = ${by.subscriptionId}`;
  const { rows } = await askBeside(
    db,
    sql<Both>`select s.state as subscription, c.state as customer
    from sandbox_subscription s join sandbox_customer c using (customer_id) where ${where}`,
  );
  return rows[0] ?? null;
}

export async function openSubscriptions(db: Db, customerId: string): Promise<SandboxSubscription[]> {
  const { rows } = await sql<Held<SandboxSubscription>>`select state from sandbox_subscription
    where customer_id = ${customerId} and state ->> 'status' <> 'cancelled'`.execute(db);
  return rows.map(({ state }) => state);
}

export async function findInvoice(db: Db, invoiceId: string): Promise<SandboxInvoice | null> {
  const { rows } = await sql<
    Held<SandboxInvoice>
  >`select state from sandbox_invoice where invoice_id = ${invoiceId}`.execute(db);
  return rows[0]?.state ?? null;
}

export async function unpaidInvoices(db: Db, customerIds: string[]): Promise<SandboxInvoice[]> {
  const { rows } = await sql<Held<SandboxInvoice>>`select state from sandbox_invoice
    where customer_id = any(${customerIds}::text[]) and state ->> 'status' in ('open', 'past-due')`.execute(db);
  return rows.map(({ state }) => state);
}

export async function invoicePage(
  db: Db,
  customerId: string,
  after: SandboxInvoice | null,
  limit: number,
): Promise<SandboxInvoice[]> {
  const { rows } = await askBeside(
    db,
    sql<Held<SandboxInvoice>>`select state from sandbox_invoice
    where customer_id = ${customerId} and (${after === null} or (issued_at, invoice_id) <
      (${after?.issuedAt ?? null}::timestamptz, ${after?.invoiceId ?? null}::text))
    order by issued_at desc, invoice_id desc limit ${limit}`,
  );
  return rows.map(({ state }) => state);
}

/** Locks subscriptions that are due at `now`, and their customers; others that work on some of them are not waited for. */
export async function takeDueSubscriptions(db: Db, now: string, limit: number): Promise<Both[]> {
  const { rows } = await sql<Both>`select s.state as subscription, c.state as customer
    from sandbox_subscription s join sandbox_customer c using (customer_id)
    where s.due_at <= ${now}::timestamptz order by s.due_at limit ${limit} for update skip locked`.execute(db);
  return rows;
}

/** Writes many steps by four statements. `madeBy` is the key of a subscription that is new. */
export async function writeSteps(db: Db, steps: Step[], madeBy?: string): Promise<void> {
  const invoices = steps.flatMap((step) => step.invoices);
  const events = steps.flatMap(({ subscription, happened }) =>
    happened.map(({ type, at, invoiceId }, i) => ({
      event_id: `evt_${subscription.subscriptionId}_${type}_${invoiceId ?? ''}_${at}_${i}`,
      account_id: subscription.accountId,
      customer_id: subscription.customerId,
      subscription_id: subscription.subscriptionId,
      invoice_id: invoiceId,
      type,
      happened_at: at,
    })),
  );
  await sql`update sandbox_customer set state = new.state from jsonb_array_elements(${JSON.stringify(
    steps.map(({ customer }) => customer),
  )}::jsonb) as new (state) where customer_id = new.state ->> 'customerId'`.execute(db);
  await sql`insert into sandbox_subscription (subscription_id, customer_id, account_id, made_by, due_at, state)
    select state ->> 'subscriptionId', state ->> 'customerId', state ->> 'accountId',
      coalesce(${madeBy ?? null}::text, state ->> 'subscriptionId'), (state ->> 'dueAt')::timestamptz, state
    from jsonb_array_elements(${JSON.stringify(steps.map(({ subscription }) => subscription))}::jsonb) as new (state)
    on conflict (subscription_id) do update set due_at = excluded.due_at, state = excluded.state`.execute(db);
  if (invoices.length > 0) await writeInvoices(db, invoices);
  await wakeAfterCommit(db, sandboxChanged);
  if (events.length === 0) return;
  await sql`insert into sandbox_event (event_id, account_id, customer_id, subscription_id, invoice_id, type, happened_at)
    select event_id, account_id, customer_id, subscription_id, invoice_id, type, happened_at::timestamptz
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as new (event_id text, account_id text, customer_id text,
      subscription_id text, invoice_id text, type text, happened_at text)
    on conflict (event_id) do nothing`.execute(db);
}

export async function writeInvoices(db: Db, invoices: SandboxInvoice[]): Promise<void> {
  await sql`insert into sandbox_invoice (invoice_id, customer_id, account_id, issued_at, state)
    select state ->> 'invoiceId', state ->> 'customerId', state ->> 'accountId', (state ->> 'issuedAt')::timestamptz, state
    from jsonb_array_elements(${JSON.stringify(invoices)}::jsonb) as new (state)
    on conflict (invoice_id) do update set state = excluded.state`.execute(db);
}
