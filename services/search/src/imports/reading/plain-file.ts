// The engine takes signs in a path for a pattern of many files, or for a file in an archive: it is given a plain name.
import type { Stats } from 'node:fs';
import { rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { ImportRefusal } from '../import-refusal.ts';

/** Throws `ImportRefusal` for what is no file: reading it again would wait for ever, or say something else. */
export async function plainFile(file: string): Promise<Stats> {
  const found = await stat(file).catch((error: unknown) => {
    throw new ImportRefusal('file-missing', `There is no file ${file}, or it cannot be read.`, { cause: error });
  });
  if (found.isFile()) return found;
  const what = found.isDirectory() ? 'a folder' : 'a pipe or a device, which is read once: - reads standard input';
  throw new ImportRefusal('file-not-rows', `${file} is ${what}.`);
}

/** The file under a name of the folder. */
export async function linked(folder: string, file: string, name: string): Promise<string> {
  const link = path.join(folder, name);
  await rm(link, { force: true });
  await symlink(path.resolve(file), link);
  return link;
}
