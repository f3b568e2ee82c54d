// One order as a person makes it: repeated under its key until it is answered, followed to its end, its file fetched.
import { setTimeout as wait } from 'node:timers/promises';
import type { Ask } from '../cluster/load/client.ts';
import { count, downloadOf, requestDownload, type LoadRequest } from '../k6/requests.ts';

/** `rows`: data rows of the fetched file; undefined if it was not fetched. */
export type Order = { key: string; id: string; status: string; leads: number; waitedMs: number; rows?: number };

const ROWS = 20;
const LOOK_MS = 500;
/** Longer than any outage of the table and what the product takes to recover. */
const ENDED_MS_MAX = 240_000;

/** `accepted` gets it as soon as it is acknowledged; what follows is written into it. */
export async function placeOrder(url: string, key: string, ask: Ask, accepted: (order: Order) => void): Promise<void> {
  const giveUpAt = performance.now() + ENDED_MS_MAX;
  const counted = await until(giveUpAt, () =>
    ask<{ count: number; datasetVersion: number }>('count', (token) => count(url, token)),
  );
  if (!counted) return;
  const wanted = { rows: Math.min(ROWS, counted.count), datasetVersion: counted.datasetVersion, key };
  const answer = await until(giveUpAt, () =>
    ask<{ id: string }>('order', (token) => requestDownload(url, token, wanted), 202),
  );
  if (!answer) return;
  const began = performance.now();
  const order: Order = { key, id: answer.id, status: 'open', leads: 0, waitedMs: 0 };
  accepted(order);
  const ended = await until(giveUpAt, async () => {
    const now = await ask<{ status: string; leads?: number }>('progress', (token) => downloadOf(url, token, order.id));
    order.waitedMs = performance.now() - began;
    return now && ['ready', 'failed', 'cancelled'].includes(now.status) ? now : undefined;
  });
  if (!ended) return;
  Object.assign(order, { status: ended.status, leads: ended.leads ?? 0 });
  if (ended.status === 'ready') await until(giveUpAt, () => fetchFile(url, order, ask));
}

async function fetchFile(url: string, order: Order, ask: Ask): Promise<true | undefined> {
  const link = await ask<{ url: string }>('link', (token) => linkTo(url, token, order.id));
  if (!link) return undefined;
  try {
    const file = await fetch(new URL(link.url, url), { signal: AbortSignal.timeout(60_000) });
    if (!file.ok) return undefined;
    const lines = (await file.text()).trim().split('\r\n');
    order.rows = lines.length - 1;
    return true;
  } catch {
    // The file store is away: the next link.
    return undefined;
  }
}

const linkTo = (url: string, token: string, id: string): LoadRequest => ({
  method: 'POST',
  url: `${url}/api/v2/downloads/${id}/link`,
  body: '{}',
  headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
});

async function until<Answer>(
  giveUpAt: number,
  attempt: () => Promise<Answer | undefined>,
): Promise<Answer | undefined> {
  while (performance.now() < giveUpAt) {
    const answer = await attempt();
    if (answer !== undefined) return answer;
    await wait(LOOK_MS);
  }
  return undefined;
}
