// The engine takes the end of a file for the end of its rows, also inside a zstd frame: half of a file would be read as a
// whole one. So its blocks are gone through by their lengths, without decompressing them (RFC 8878, section 3.1).
import { open, type FileHandle } from 'node:fs/promises';
import { ImportRefusal } from '../import-refusal.ts';

const FRAME = 0xfd2fb528;
const SKIPPABLE = 0x184d2a50;
const WINDOW_BYTES = 1024 * 1024;

/** Throws `ImportRefusal` for a file that ends inside a frame, or has something else than frames. */
export async function checkWholeZstd(file: string): Promise<void> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const bytes = bytesOf(handle);
    for (let at = 0; at < size;) {
      const next = await endOfFrame(bytes, at);
      if (next === undefined || next > size)
        throw new ImportRefusal('file-broken', `${file} cannot be read to its end: it is cut off or damaged (zstd).`);
      at = next;
    }
  } finally {
    await handle.close();
  }
}

/** The number that stands in so many bytes, little end first; undefined behind the end. */
type Bytes = (at: number, length: number) => Promise<number | undefined>;

async function endOfFrame(bytes: Bytes, from: number): Promise<number | undefined> {
  const magic = await bytes(from, 4);
  if (magic === undefined) return undefined;
  if (magic >= SKIPPABLE && magic < SKIPPABLE + 16) {
    const length = await bytes(from + 4, 4);
    return length === undefined ? undefined : from + 8 + length;
  }
  const descriptor = await bytes(from + 4, 1);
  if (magic !== FRAME || descriptor === undefined) return undefined;
  let at = from + 5 + headerLength(descriptor);
  for (;;) {
    const header = await bytes(at, 3);
    if (header === undefined) return undefined;
    const [isLast, type, length] = [header & 1, (header >> 1) & 3, header >> 3];
    // A run of one byte says how often it comes, and has the byte once.
    at += 3 + (type === 1 ? 1 : length);
    if (isLast === 1) return at + ((descriptor >> 2) & 1) * 4;
  }
}

function headerLength(descriptor: number): number {
  const isSingle = (descriptor >> 5) & 1;
  const content = [isSingle, 2, 4, 8][descriptor >> 6] ?? 0;
  return (isSingle === 1 ? 0 : 1) + ([0, 1, 2, 4][descriptor & 3] ?? 0) + content;
}

function bytesOf(handle: FileHandle): Bytes {
  let window = { from: 0, bytes: Buffer.alloc(0) };
  return async (at, length) => {
    const isIn = () => at >= window.from && at + length <= window.from + window.bytes.length;
    if (!isIn()) {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(WINDOW_BYTES), 0, WINDOW_BYTES, at);
      window = { from: at, bytes: buffer.subarray(0, bytesRead) };
    }
    return isIn() ? window.bytes.readUIntLE(at - window.from, length) : undefined;
  };
}
