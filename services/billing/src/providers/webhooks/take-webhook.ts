// Checks signatures over the raw bytes, then stores. A repeat is harmless: an event's id is the key of its row.
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { Processor, WebhookRefusal } from '../processor.ts';
import { storeEvents, type ReadWebhook } from './webhook-inbox.ts';

export type Webhook = { body: Uint8Array; headers: Readonly<Record<string, string>> };

/** Why one of them was refused, and none is stored; or null once the events of all are stored. */
export async function takeWebhooks(
  database: Database,
  processor: Processor,
  webhooks: readonly Webhook[],
): Promise<WebhookRefusal | null> {
  const accepted: ReadWebhook[] = [];
  for (const { body, headers } of webhooks) {
    // Real time: the sandbox's clock may be months ahead, a signature is of now.
    const read = processor.readWebhook({ body, headers, nowMs: Date.now() });
    if (!read.accepted) return read.refusal;
    accepted.push({ events: read.events, body });
  }
  await inScope(database.db, 'all', (trx) => storeEvents(trx, processor.name, accepted));
  return null;
}
