// A picture as a PNG file: eight bits for each colour, no transparency, one block of data.
import { crc32, deflateSync } from 'node:zlib';
import type { Raster } from './raster.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const RGB = 2;
/** Each byte is told by its difference to the pixel on its left, which is nought on a ground of one colour. */
const SUB = 1;

export function pngOf({ width, height, bytes }: Raster): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, RGB], 8);
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y++) {
    const start = y * (1 + width * 3);
    rows[start] = SUB;
    const from = y * width * 3;
    for (let at = 0; at < width * 3; at++)
      rows[start + 1 + at] = (bytes[from + at] ?? 0) - (at < 3 ? 0 : (bytes[from + at - 3] ?? 0));
  }
  const chunks = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...chunks]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
