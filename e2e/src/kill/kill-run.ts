// The product dies at crash points of a download, restarts, and must finish exactly.
import { randomUUID } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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

/** The product as it runs between two kills, with a person who has searched. */
export type Killable = { product: Product; searched: Searched };

/** The file that says where the product dies, from the moment that it is there. */
const crashOrder = (dataFolder: string): string => path.join(dataFolder, 'crash-at');

/** Starts a product that can be told later where it dies. */
export async function startKillable(dataFolder: string): Promise<Killable> {
  rmSync(crashOrder(dataFolder), { force: true });
  const product = await startProduct({ dataFolder, crashAt: `@${crashOrder(dataFolder)}`, env: hurriedLimits });
  try {
    return { product, searched: await searchUntilQuiet(dataFolder, product.url) };
  } catch (error) {
    await product.kill();
    throw error;
  }
}

/**
 * Kills `running` at `point`, restarts, repeats the requests with the same keys and checks every guarantee. Returns the
 * product that was restarted, which the next kill begins with.
 */
export async function killAt(point: KillPoint, running: Killable, seed = 0): Promise<Killable> {
  const { name, passages = 1, together = 1 } = point;
  const { product, searched } = running;
  const { dataFolder } = product;
  const rows = together > 1 ? 5 + seed : (sizes[seed % sizes.length] ?? 1);
  writeFileSync(`${crashOrder(dataFolder)}.new`, `${name}:${1 + (seed % passages)}`);
  renameSync(`${crashOrder(dataFolder)}.new`, crashOrder(dataFolder));
  const ordered = await orderAndDie(product, searched, { rows, together });
  return expectFinished(dataFolder, searched, ordered);
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
  ordered: Order[],
): Promise<Killable> {
  rmSync(crashOrder(dataFolder));
  const product = await startProduct({ dataFolder, crashAt: `@${crashOrder(dataFolder)}`, env: hurriedLimits });
  try {
    // The session also survives the crash.
    const same = signedIn(product.url, token);
    const accepted = await Promise.all(
      ordered.map(async ({ key, rows, acknowledged }) => {
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
    return { product, searched: await searchUntilQuiet(dataFolder, product.url) };
  } catch (error) {
    await product.kill();
    throw error;
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
