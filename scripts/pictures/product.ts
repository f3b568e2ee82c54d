// The product that the pictures are taken from: one that runs, or one of its own with the demo's leads.
import { mkdtempSync, chmodSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProduct } from '../../e2e/src/product/product.ts';

const CONSUMERS = 1_000_000;
const BUSINESSES = 100_000;

export async function productUnderTest(): Promise<{ url: string; close: () => Promise<void> }> {
  const running = process.env['LEADWRIGHT_E2E'] ?? '';
  if (/^https?:\/\//.test(running)) return { url: running.replace(/\/$/, ''), close: async () => undefined };
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'leadwright-pictures-'));
  // PostgreSQL refuses to run as root, and another user has to enter.
  chmodSync(dataFolder, 0o755);
  const remove = () => rmSync(dataFolder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  try {
    const product = await startProduct({
      dataFolder,
      consumers: CONSUMERS,
      businesses: BUSINESSES,
      // So that an article can name a picture before it is taken.
      env: { LEADWRIGHT_PICTURES: 'to-be-taken' },
    });
    return {
      url: product.url,
      close: async () => {
        await product.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
