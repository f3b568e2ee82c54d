// The product dies of a cancel, restarts, and must have given the leads back.
import { arizona, endOf, requestDownload, usageOf } from '../downloads/download-path.ts';
import { eventually } from '../eventually.ts';
import { signedIn } from '../people/client.ts';
import { hurriedLimits } from '../people/demo-load.ts';
import { startProduct } from '../product/product.ts';
import { searchUntilQuiet, type Searched } from './kill-run.ts';

const TRIES = 20;
const ROWS = [2_000, 150];

/** The downloads that were ordered, and the one whose cancel killed the product. */
export type Cancelled = { ordered: string[]; last: string };

/** Orders downloads and cancels one that waits behind another, until the product has died at `point`. */
export async function cancelAndDie(
  dataFolder: string,
  point: string,
  { token, datasetVersion }: Searched,
): Promise<Cancelled> {
  const doomed = await startProduct({ dataFolder, crashAt: `${point}:1`, env: hurriedLimits });
  const client = signedIn(doomed.url, token);
  const ordered: string[] = [];
  try {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const ids = await Promise.all(ROWS.map((rows) => requestDownload(client, arizona, rows, datasetVersion)));
      ordered.push(...ids.filter((id) => id !== undefined));
      const last = ids[1];
      if (last === undefined) throw new Error('an order was lost before any cancel');
      const answer = await client.call('POST', `/api/v2/downloads/${last}/cancel`).catch(() => undefined);
      if (answer?.status === 409) continue;
      // What is left is removed a moment after the answer, so the end of the product is waited for.
      expect(await doomed.ended).toBe('SIGKILL');
      return { ordered, last };
    }
    throw new Error(`every download had ended before it was cancelled, in ${TRIES} tries`);
  } finally {
    await doomed.kill();
  }
}

/** Restarts the product: the cancelled download is cancelled, a repeat changes nothing, and only ready ones are charged. */
export async function expectGivenBack(
  dataFolder: string,
  { token, before }: Searched,
  { ordered, last }: Cancelled,
): Promise<Searched> {
  const product = await startProduct({ dataFolder, env: hurriedLimits });
  try {
    const client = signedIn(product.url, token);
    expect(await endOf(client, last)).toMatchObject({ status: 'cancelled' });
    expect((await client.call('POST', `/api/v2/downloads/${last}/cancel`)).status).toBe(200);
    const ends = await Promise.all(ordered.map((id) => endOf(client, id)));
    const charged = ends.reduce((sum, { status, leads = 0 }) => sum + (status === 'ready' ? leads : 0), 0);
    const usage = await eventually(
      () => usageOf(client),
      ({ leadsHeld }) => leadsHeld === 0,
    );
    expect([usage.leadsUsed - before.leadsUsed, before.leadsRemaining - usage.leadsRemaining]).toEqual([
      charged,
      charged,
    ]);
    return await searchUntilQuiet(dataFolder, product.url);
  } finally {
    await product.stop();
  }
}
