// One kill: the product dies at a crash point of a download, restarts, and must finish exactly.
import { randomUUID } from 'node:crypto';
import { logIn, signedIn, type Client } from '../people/client.ts';
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
import { runningSources } from '../invariants/sources.ts';

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
export async function killAt(
  point: KillPoint,
  dataFolder: string,
  { token, before, datasetVersion }: Searched,
  seed = 0,
): Promise<Searched> {
  const { name, passages = 1, together = 1 } = point;
  const rows = together > 1 ? 5 + seed : (sizes[seed % sizes.length] ?? 1);
  const doomed = await startProduct({ dataFolder, crashAt: `${name}:${1 + (seed % passages)}`, env: hurriedLimits });
  const keys = Array.from({ length: together }, () => randomUUID());
  const client = signedIn(doomed.url, token);
  const ask = (who: Client, key: string): Promise<string | undefined> =>
    requestDownload(who, arizona, rows, datasetVersion, key);
  const acknowledged = await Promise.all(keys.map((key) => ask(client, key)));
  expect(await diesOf(doomed)).toBe('SIGKILL');

  const product = await startProduct({ dataFolder, env: hurriedLimits });
  try {
    // The session also survives the crash.
    const same = signedIn(product.url, token);
    const ids = await Promise.all(
      keys.map(
        async (key) =>
          (await eventually(
            () => ask(same, key),
            (id) => id !== undefined,
          )) ?? '',
      ),
    );
    acknowledged.forEach((id, i) => {
      if (id !== undefined) expect(ids[i]).toBe(id);
    });
    await expectExact(product.url, same, ids, before);
    await expectKept(dataFolder, { accepted: keys.map((key, i) => ({ key, id: ids[i] ?? '' })), refused: [] });
    return await search(product.url);
  } finally {
    await product.stop();
  }
}

// Checks all databases and files; ClickHouse is checked after the product has stopped.
async function expectKept(
  dataFolder: string,
  acknowledged: { accepted: { key: string; id: string }[]; refused: [] },
): Promise<void> {
  const sources = runningSources(dataFolder);
  try {
    await untilQuiet(sources, 60 * room());
    await expectInvariants(sources, { quiet: true, acknowledged });
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
