// Takes one webhook of a processor: checks the signature over the raw bytes and stores what it publishes.
// A repeat is harmless: an event's id is the key of its row.
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { Processor, WebhookRefusal } from '../processors/processor.ts';
import { storeEvents } from './webhook-inbox.ts';

export type Webhook = { body: Uint8Array; headers: Readonly<Record<string, string>> };

/** Why it was refused, or null once its events are stored. */
export async function takeWebhook(
  database: Database,
  processor: Processor,
  { body, headers }: Webhook,
): Promise<WebhookRefusal | null> {
  // Real time: the sandbox's clock may be months ahead, a signature is of now.
  const read = processor.readWebhook({ body, headers, nowMs: Date.now() });
  if (!read.accepted) return read.refusal;
  await inScope(database.db, 'all', (trx) => storeEvents(trx, processor.name, read.events, body));
  return null;
}
