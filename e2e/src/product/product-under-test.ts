// The product that a test meets only through its address: LEADWRIGHT_E2E says which.
import { startProduct, type ProductOptions } from './product.ts';
import { newDataFolder, removeDataFolder } from './run-folder.ts';
import { sharedProduct } from './shared-product.ts';

export type ProductUnderTest = { url: string; close(): Promise<void> };

/**
 * `embedded` (or nothing): the product that this run shares. `distributed`: each service a process,
 * over Kafka. An address: what runs there, which is left running.
 */
export async function productUnderTest(): Promise<ProductUnderTest> {
  const which = process.env['LEADWRIGHT_E2E'] || 'embedded';
  if (/^https?:\/\//.test(which)) return { url: which.replace(/\/$/, ''), close: async () => undefined };
  if (which !== 'embedded' && which !== 'distributed')
    throw new Error(`LEADWRIGHT_E2E is embedded, distributed or an address, not "${which}"`);
  if (which === 'distributed') return startedFor({ run: which });
  return { url: (await sharedProduct()).url, close: async () => undefined };
}

/** One of its own, on a data folder of its own; both are gone after `close`. */
export async function startedFor(
  options: Omit<ProductOptions, 'dataFolder'>,
): Promise<ProductUnderTest & { dataFolder: string }> {
  const dataFolder = newDataFolder();
  const product = await startProduct({ ...options, dataFolder }).catch((error: unknown) => {
    removeDataFolder(dataFolder);
    throw error;
  });
  return {
    url: product.url,
    dataFolder,
    close: async () => {
      await product.stop();
      removeDataFolder(dataFolder);
    },
  };
}
