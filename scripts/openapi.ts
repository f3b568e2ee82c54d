// `npm run openapi`: starts the product, writes what its services say about themselves to
// openapi.json, and the web application's types from that.
import { mkdtempSync, chmodSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { startStandalone } from '@leadwright/standalone/standalone';

const root = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'leadwright-openapi-'));
chmodSync(folder, 0o755);
const product = await startStandalone({ port: 0, dataFolder: folder, consumers: 2_000, businesses: 500, seed: 1 }, root);
try {
  const document = (await (await fetch(`${product.url}/docs/json`)).json()) as Record<string, unknown>;
  writeFileSync(path.join(root, 'openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
  writeFileSync(path.join(root, 'web/src/server/schema.gen.ts'), astToString(await openapiTS(JSON.stringify(document))));
  console.log(`${Object.keys(document['paths'] as object).length} paths written`);
} finally {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
