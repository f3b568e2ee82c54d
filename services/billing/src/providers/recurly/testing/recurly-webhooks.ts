// Webhooks as Recurly sends and signs them.
import { createHmac } from 'node:crypto';
import type { Happened } from './recurly-books.ts';

export type SignedWebhook = { body: Uint8Array; headers: Record<string, string>; sentAtMs: number };

/** The notification about one thing that happened; its id and time are the same however often it is sent. */
export function notificationOf(happened: Happened, id: string, eventTime: string): string {
  const { objectType, eventType, uuid, invoiceNumber, code } = happened;
  return JSON.stringify({
    id,
    object_type: objectType,
    site_id: 'qc326l1hl8k9',
    event_type: eventType,
    event_time: eventTime,
    ...(uuid ? { uuid } : {}),
    ...(invoiceNumber ? { invoice_number: invoiceNumber } : {}),
    account_code: code,
  });
}

/** Signed with each of the keys, as while a key is replaced. */
export function signedWebhook(text: string, keys: readonly string[], sentAtMs: number): SignedWebhook {
  const body = new TextEncoder().encode(text);
  const signatures = keys.map((key) => createHmac('sha256', key).update(`${sentAtMs}.`).update(body).digest('hex'));
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'recurly-signature': [String(sentAtMs), ...signatures].join(','),
  };
  return { body, headers, sentAtMs };
}
