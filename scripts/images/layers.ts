// `npx tsx scripts/images/layers.ts TEXT IMAGE…`: looks for TEXT in every layer of images of the Docker engine, also in
// what a later layer has removed. Ends with exit code 1 if it is anywhere, and names the layer.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { layersWith } from './layers-with.ts';

const [text = '', ...images] = process.argv.slice(2);
if (text === '' || images.length === 0) throw new Error('give a text and images');
for (const image of images) {
  const folder = mkdtempSync(path.join(tmpdir(), 'leadwright-layers-'));
  try {
    const command = 'set -o pipefail; docker save "$0" | tar -xf - -C "$1"';
    if (spawnSync('bash', ['-c', command, image, folder], { stdio: 'inherit' }).status !== 0)
      throw new Error(`${image} could not be saved`);
    const found = layersWith(folder, text);
    if (found.length > 0) process.exitCode = 1;
    console.log(`${image}: ${found.length === 0 ? 'not found' : `FOUND in ${found.join(', ')}`}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
