// Read, checked and counted, a plain file takes about three times its size; a compressed one is about eight times as large.
const timesRead = 3;
const timesCompressed = 8;

/** `isFetched`: a copy of it stands in the folder, too. */
export type SourceSize = { name: string; bytes: number; isFetched: boolean };

/** What they are as plain text, about. */
export const plainBytesOf = (sources: readonly SourceSize[]): number =>
  sources.reduce((sum, { name, bytes }) => sum + bytes * (isCompressed(name) ? timesCompressed : 1), 0);

/** What their import takes of the working folder meanwhile, about. */
export const workBytesOf = (sources: readonly SourceSize[]): number =>
  plainBytesOf(sources) * timesRead + sources.reduce((sum, { bytes, isFetched }) => sum + (isFetched ? bytes : 0), 0);

const isCompressed = (name: string): boolean => /\.(gz|gzip|zst|zstd|parquet)$/i.test(name);
