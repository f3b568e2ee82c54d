// What `docker save` writes: layers as archives, packed or not, beside their manifests.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

/** The files below `folder`, an image that was saved and unpacked there, which hold `text`. */
export function layersWith(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => unpacked(readFileSync(file)).includes(text))
    .map((file) => path.relative(folder, file));
}

const unpacked = (bytes: Buffer): Buffer => (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes);
