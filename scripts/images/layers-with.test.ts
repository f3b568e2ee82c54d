import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { layersWith } from './layers-with.ts';

it('finds a text in a layer, packed or not, and names the layer', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'layers-'));
  try {
    mkdirSync(path.join(folder, 'blobs'));
    writeFileSync(path.join(folder, 'blobs/one'), 'nothing');
    writeFileSync(path.join(folder, 'blobs/two'), 'before the-key after');
    writeFileSync(path.join(folder, 'blobs/three'), gzipSync('before the-key after'));
    expect(layersWith(folder, 'the-key').sort()).toEqual(['blobs/three', 'blobs/two']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
