// Signed, in order per customer, again until taken. A repeat is harmless: billing reads the object again.
import { sql } from 'kysely';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { PeriodicWork } from '@leadwright/service/run-periodically';
import type { ProviderEvent } from '../processor.ts';
import { sandboxChanged } from './sandbox-tables.ts';
import type { SandboxWebhook } from '../created-processor.ts';
import { signWebhook } from './sandbox-webhook.ts';

export type Delivery = {
  database: Database;
  webhookSecret: string;
  deliver(webhooks: SandboxWebhook[]): Promise<void>;
};

const BATCH = 2_000;
/** Webhooks that billing stores together: a billing day has thousands. */
const WEBHOOKS_AT_ONCE = 50;

export function deliverSandboxEventsWork(delivery: Delivery): PeriodicWork {
  return {
    name: 'events of the sandbox',
    everyMs: 5_000,
    runsIn: 'one',
    wakes: (wake) => void delivery.database.wakes.on(sandboxChanged, wake),
    failure: 'events of the sandbox were not taken',
    round: async (stopping) => {
      while (!stopping.aborted && (await deliverSandboxEvents(delivery)) === BATCH);
    },
  };
}

/** Delivers what waits, a customer's events in a webhook of their own; answers how many events were taken. */
export async function deliverSandboxEvents({ database, webhookSecret, deliver }: Delivery): Promise<number> {
  const waiting = await waitingEvents(database);
  const byCustomer = new Map<string | null, ProviderEvent[]>();
  for (const event of waiting) byCustomer.set(event.customerId, [...(byCustomer.get(event.customerId) ?? []), event]);
  const customers = [...byCustomer.values()];
  while (customers.length > 0) {
    const next = customers.splice(0, WEBHOOKS_AT_ONCE);
    await deliver(next.map((events) => signWebhook(webhookSecret, events, Date.now())));
    await taken(database, next.flat());
  }
  return waiting.length;
}

function waitingEvents({ db }: Database): Promise<ProviderEvent[]> {
  return inScope(db, 'all', async (trx) => {
    const { rows } = await sql<{
      event_id: string;
      type: string;
      subscription_id: string | null;
      invoice_id: string | null;
      customer_id: string;
    }>`select event_id, type, subscription_id, invoice_id, customer_id from sandbox_event
      where taken_at is null order by position limit ${BATCH}`.execute(trx);
    return rows.map((row) => ({
      eventId: row.event_id,
      type: row.type,
      subscriptionId: row.subscription_id,
      invoiceId: row.invoice_id,
      customerId: row.customer_id,
    }));
  });
}

async function taken({ db }: Database, events: ProviderEvent[]): Promise<void> {
  const ids = events.map(({ eventId }) => eventId);
  await inScope(db, 'all', (trx) =>
    sql`update sandbox_event set taken_at = clock_timestamp() where event_id = any(${ids}::text[])`.execute(trx),
  );
}
