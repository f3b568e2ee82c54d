// One download after the other, so that the balance changes by this one alone and can be compared.
import { setTimeout as wait } from 'node:timers/promises';
import { count, downloadOf, mismatch, requestDownload, usage } from '../../k6/requests.ts';
import type { Ask } from './client.ts';
import type { Tally } from './tally.ts';

type Balance = { leadsRemaining: number; leadsHeld: number };
type Download = { id: string; status: string; leads?: number };

const ROWS = 20;
const READY_MS_MAX = 120_000;
const LOOK_MS = 250;
/** A person may have lost the answer, and then repeats the click: the same key, at most so often. */
const TRIES = 5;

/** Orders a download, waits for its end, and compares the balance before and after. */
export async function downloadOnce(url: string, key: string, ask: Ask, tally: Tally): Promise<void> {
  const before = await ask<Balance>('usage', (token) => usage(url, token));
  const counted = await ask<{ count: number; datasetVersion: number }>('count', (token) => count(url, token));
  if (!before || !counted) return;
  const rows = Math.min(ROWS, counted.count);
  const order = () =>
    ask<{ id: string }>(
      'download',
      (token) => requestDownload(url, token, { rows, datasetVersion: counted.datasetVersion, key }),
      202,
    );
  const accepted = await repeated(order);
  if (!accepted) return;
  tally.accepted();
  const ended = await endOf(url, accepted.id, ask);
  const after = await repeated(() => ask<Balance>('usage', (token) => usage(url, token)));
  if (!ended || !after) return;
  tally.ended(ended.status === 'ready' ? 'ready' : 'failed', ended.leads ?? 0);
  tally.mismatched(mismatch(before, after, ended.status === 'ready' ? ended : { leads: 0 }));
}

async function repeated<Answer>(attempt: () => Promise<Answer | undefined>): Promise<Answer | undefined> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await attempt();
    if (answer) return answer;
    await wait(1_000);
  }
  return undefined;
}

async function endOf(url: string, id: string, ask: Ask): Promise<Download | undefined> {
  for (const deadline = performance.now() + READY_MS_MAX; performance.now() < deadline; await wait(LOOK_MS)) {
    const download = await ask<Download>('progress', (token) => downloadOf(url, token, id));
    if (download?.status === 'ready' || download?.status === 'failed') return download;
  }
  return undefined;
}
