// The product that a test knows only by its address; LEADWRIGHT_E2E chooses it.
import { startProduct, type ProductOptions } from './product.ts';
import { newDataFolder, removeDataFolder } from './run-folder.ts';
import { sharedProduct } from './shared-product.ts';

export type ProductUnderTest = { url: string; close(): Promise<void> };

/**
 * `embedded` (or nothing): the shared product of this run. `distributed`: each service as a process, over Kafka. An
 * address: a running product, which is left running.
 */
export async function productUnderTest(): Promise<ProductUnderTest> {
  const which = process.env['LEADWRIGHT_E2E'] || 'embedded';
  if (/^https?:\/\//.test(which)) return { url: which.replace(/\/$/, ''), close: async () => undefined };
  if (which !== 'embedded' && which !== 'distributed')
    throw new Error(`LEADWRIGHT_E2E is embedded, distributed or an address, not "${which}"`);
  if (which === 'distributed') return startedFor({ run: which });
  return { url: (await sharedProduct()).url, close: async () => undefined };
}

/** A product on its own data folder; `close` removes both. */
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
