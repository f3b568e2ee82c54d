// The product that all files of a run share. Each file signs up its own people. A file that kills, stops or listens to
// a product starts another.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eventually } from '../eventually.ts';
import { hurriedLimits } from '../people/demo-load.ts';
import { room } from '../room.ts';
import { messageKeys } from './message-keys.ts';
import { startProduct } from './product.ts';
import { openFolder, runFolder } from './run-folder.ts';

export type SharedProduct = {
  url: string;
  dataFolder: string;
  /** The routes of every listening app, as the product's process lists them. */
  routeListing: string;
};

type Kept = SharedProduct | { failure: string };

const START_SECONDS_MAX = 130;
const READY_SECONDS_MAX = 10;

/**
 * The shared product of this run: the first call starts it, and it ends with the run. Limits are lifted, because all
 * files call from one address. Throws in every file if it failed to start, or has ended.
 */
export async function sharedProduct(): Promise<SharedProduct> {
  const run = runFolder();
  if (run === undefined)
    throw new Error('no run to share a product with: jest-global-setup.ts is missing in the Jest project');
  const dataFolder = path.join(run, 'shared');
  const kept = `${dataFolder}.json`;
  if (isFirst(dataFolder)) keep(kept, await started(dataFolder));
  const product = await eventually(
    async () => JSON.parse(readFileSync(kept, 'utf8')) as Kept,
    () => true,
    START_SECONDS_MAX * room(),
  );
  if ('failure' in product) throw new Error(product.failure);
  await expectReady(product.url);
  return product;
}

// The gateway gives each service two seconds to say that it is ready, which a busy machine may exceed after the start.
async function expectReady(url: string): Promise<void> {
  await eventually(
    async () => (await fetch(`${url}/health/ready`)).status,
    (status) => status === 200,
    READY_SECONDS_MAX * room(),
  ).catch((reason: unknown) => {
    throw new Error(`the product of this run, ${url}, has ended or is not ready any more`, { cause: reason });
  });
}

function isFirst(dataFolder: string): boolean {
  try {
    mkdirSync(dataFolder);
    return true;
  } catch (error) {
    if (existsSync(dataFolder)) return false;
    throw error;
  }
}

async function started(dataFolder: string): Promise<Kept> {
  const routeListing = path.join(openFolder(dataFolder), 'routes.jsonl');
  try {
    const { url } = await startProduct({
      dataFolder,
      outlives: true,
      env: {
        ...hurriedLimits,
        ...messageKeys,
        NODE_OPTIONS: `--require ${path.join(__dirname, '../access-matrix/list-routes.cjs')}`,
        LEADWRIGHT_ROUTE_LISTING: routeListing,
      },
    });
    return { url, dataFolder, routeListing };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

function keep(file: string, product: Kept): void {
  // Renamed when complete, because other workers read it.
  writeFileSync(`${file}.new`, JSON.stringify(product));
  renameSync(`${file}.new`, file);
}
