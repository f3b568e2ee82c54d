// The product dies at crash points of a download, restarts, and must finish exactly.
import { randomUUID } from 'node:crypto';
import { logIn, signedIn } from '../people/client.ts';
import { hurriedLimits } from '../people/demo-load.ts';
import {
  arizona,
  countOf,
  expectExact,
  owner,
  requestDownload,
  usageOf,
  type Usage,
} from '../downloads/download-path.ts';
import { eventually } from '../eventually.ts';
import { expectInvariants, untilQuiet } from '../invariants/invariants.ts';
import type { KillPoint } from './kill-points.ts';
import { startProduct, type Product } from '../product/product.ts';
import { room } from '../room.ts';
import { runningSources, type Sources } from '../invariants/sources.ts';

/** The seed chooses the number of rows and the passage of the crash point that kills. */
const sizes = [150, 1, 20, 333, 5_000, 2, 77, 1_000];

/** A person who is signed in and has searched, so that the preparation does not reach the point. */
export type Searched = { token: string; before: Usage; datasetVersion: number };

export async function search(url: string): Promise<Searched> {
  const client = await logIn(url, owner.email, owner.password);
  return {
    token: client.token,
    before: await usageOf(client),
    datasetVersion: (await countOf(client, arizona)).datasetVersion,
  };
}

/**
 * Kills at `point`, restarts, repeats the requests with the same keys and checks every guarantee. Returns where the
 * next kill begins.
 */
export async function killAt(point: KillPoint, dataFolder: string, searched: Searched, seed = 0): Promise<Searched> {
  const { name, passages = 1, together = 1 } = point;
  const rows = together > 1 ? 5 + seed : (sizes[seed % sizes.length] ?? 1);
  const doomed = await startDoomed(`${name}:${1 + (seed % passages)}`, dataFolder);
  return expectFinished(dataFolder, searched, await orderAndDie(doomed, searched, { rows, together }));
}

/** A product that dies at `crashAt`, a point and its passage, once it is ready. */
function startDoomed(crashAt: string, dataFolder: string): Promise<Product> {
  return startProduct({ dataFolder, crashAt, env: hurriedLimits });
}

/** A request for a download. `acknowledged`: the id that the product answered before it died. */
type Order = { key: string; rows: number; acknowledged: string | undefined };

/** Requests downloads and waits until the product has died of them. */
async function orderAndDie(
  doomed: Product,
  { token, datasetVersion }: Searched,
  { rows = 150, together = 1 } = {},
): Promise<Order[]> {
  const client = signedIn(doomed.url, token);
  const orders = await Promise.all(
    Array.from({ length: together }, async () => {
      const key = randomUUID();
      return { key, rows, acknowledged: await requestDownload(client, arizona, rows, datasetVersion, key) };
    }),
  );
  expect(await diesOf(doomed)).toBe('SIGKILL');
  return orders;
}

/** Restarts the product, repeats the requests with the same keys and checks every guarantee. */
async function expectFinished(
  dataFolder: string,
  { token, before, datasetVersion }: Searched,
  orders: Order[],
): Promise<Searched> {
  const product = await startProduct({ dataFolder, env: hurriedLimits });
  try {
    // The session also survives the crash.
    const same = signedIn(product.url, token);
    const accepted = await Promise.all(
      orders.map(async ({ key, rows, acknowledged }) => {
        const id = await eventually(
          () => requestDownload(same, arizona, rows, datasetVersion, key),
          (answered) => answered !== undefined,
        );
        if (acknowledged !== undefined) expect(id).toBe(acknowledged);
        return { key, id: id ?? '' };
      }),
    );
    await expectExact(
      product.url,
      same,
      accepted.map(({ id }) => id),
      before,
    );
    await expectKept(dataFolder, { accepted, refused: [] });
    return await searchUntilQuiet(dataFolder, product.url);
  } finally {
    await product.stop();
  }
}

/** Searches, and waits until all that follows is done: its log-in sends a mail. */
export async function searchUntilQuiet(dataFolder: string, url: string): Promise<Searched> {
  const searched = await search(url);
  await allQuiet(dataFolder);
  return searched;
}

const QUIET_SECONDS = 60;

/** Waits until everything is published and handled. */
export async function allQuiet(dataFolder: string): Promise<void> {
  await withSources(dataFolder, async (sources) => void (await untilQuiet(sources, QUIET_SECONDS * room())));
}

// Checks all databases and files; ClickHouse is checked after the product has stopped.
async function expectKept(
  dataFolder: string,
  acknowledged: { accepted: { key: string; id: string }[]; refused: [] },
): Promise<void> {
  await allQuiet(dataFolder);
  await withSources(dataFolder, (sources) => expectInvariants(sources, { quiet: true, acknowledged }));
}

async function withSources(dataFolder: string, use: (sources: Sources) => Promise<void>): Promise<void> {
  const sources = runningSources(dataFolder);
  try {
    await use(sources);
  } finally {
    await sources.close();
  }
}

const DIES_WITHIN_MS = 60_000;

// A point that is never reached fails the test and leaves no process behind.
async function diesOf(doomed: Product): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(() => resolve('never reached'), DIES_WITHIN_MS * room());
  });
  const end = await Promise.race([doomed.ended, late]);
  clearTimeout(timer);
  if (end === 'never reached') await doomed.kill();
  return end;
}
