// The one product that the files of a run share. Each file brings people of its own; what needs another
// product, because it kills it, stops it or listens to it, starts that by itself.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eventually } from '../eventually.ts';
import { hurriedLimits } from '../people/demo-load.ts';
import { room } from '../room.ts';
import { startProduct } from './product.ts';
import { openFolder, runFolder } from './run-folder.ts';

export type SharedProduct = {
  url: string;
  dataFolder: string;
  /** Every route of every app that listens, as the product's own process lists it. */
  routeListing: string;
};

type Kept = SharedProduct | { failure: string };

const START_SECONDS_MAX = 130;

/**
 * The product of this run: the first file that asks starts it, and it ends with the run. Limits are
 * lifted, as all files ask from one network. Throws for every file if it did not start, or has ended.
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
  const { ok } = await fetch(`${product.url}/health/ready`).catch(() => ({ ok: false }));
  if (!ok) throw new Error(`the product of this run, ${product.url}, has ended or is not ready any more`);
  return product;
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
  // Whole or not there: another worker reads it.
  writeFileSync(`${file}.new`, JSON.stringify(product));
  renameSync(`${file}.new`, file);
}
