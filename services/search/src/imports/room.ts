import { stat } from 'node:fs/promises';

// Read, checked and counted, a plain file takes about three times its size; a compressed one is about eight times as large.
const timesPlain = 3;
const timesCompressed = 24;

/** What the import of these files takes on disk meanwhile, about. A file that is not there takes nothing. */
export async function sizeOf(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => {
      const size = await stat(file).then(
        ({ size: bytes }) => bytes,
        () => 0,
      );
      return size * (/\.(gz|gzip|zst|zstd|parquet)$/i.test(file) ? timesCompressed : timesPlain);
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
