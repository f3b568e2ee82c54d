// One kill: the product dies at a named point of a download, starts again, and must end exactly.
import { randomUUID } from 'node:crypto';
import { logIn, signedIn } from './client.ts';
import { arizona, countOf, expectExact, owner, requestDownload, usageOf } from './download-path.ts';
import { eventually } from './eventually.ts';
import type { KillPoint } from './kill-points.ts';
import { startProduct, type Product } from './product.ts';

/** Kills at `point`, restarts, repeats the request under the same key and checks every promise. */
export async function killAt(point: KillPoint, dataFolder: string, rows: number): Promise<void> {
  const doomed = await startProduct({ dataFolder, crashAt: `${point.name}:1` });
  const key = randomUUID();
  const client = await logIn(doomed.url, owner.email, owner.password);
  const before = await usageOf(client);
  const { datasetVersion } = await countOf(client, arizona);
  const acknowledged = await requestDownload(client, arizona, rows, datasetVersion, key);
  expect(await diesOf(doomed)).toBe('SIGKILL');

  const product = await startProduct({ dataFolder });
  try {
    // The session survives the crash as well; many log-ins would only meet their own limit.
    const same = signedIn(product.url, client.token);
    const again = await eventually(() => requestDownload(same, arizona, rows, datasetVersion, key), (id) => id !== undefined);
    if (acknowledged) expect(again).toBe(acknowledged);
    await expectExact(product.url, same, again ?? '', before);
  } finally {
    await product.stop();
  }
}

const DIES_WITHIN_MS = 60_000;

// A point that is never reached must say so, and leave no process behind.
async function diesOf(doomed: Product): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => { timer = setTimeout(() => resolve('never reached'), DIES_WITHIN_MS); });
  const end = await Promise.race([doomed.ended, late]);
  clearTimeout(timer);
  if (end === 'never reached') await doomed.kill();
  return end;
}
