// An import that will not fit into its working folder says so before it reads.
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { ImportRefusal } from '@leadwright/search/imports/import-refusal';
import { workBytesOf, type SourceSize } from '@leadwright/search/imports/room';

/** Throws `ImportRefusal`. */
export async function checkWorkRoom(sources: readonly SourceSize[], work: string): Promise<void> {
  const needed = workBytesOf(sources);
  const free = await freeOf(path.resolve(work));
  if (free >= needed) return;
  const gigabytes = (bytes: number) => (bytes / 2 ** 30).toFixed(1);
  throw new ImportRefusal(
    'no-room',
    `${work} has ${gigabytes(free)} GB left, and the import needs about ${gigabytes(needed)}. --work names another folder.`,
  );
}

// The folder is made later, where the nearest one above it is.
async function freeOf(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    if (path.dirname(folder) === folder) throw error;
    return freeOf(path.dirname(folder));
  }
}
