import { realpath } from 'node:fs/promises';
import path from 'node:path';

/** Whether `folder`, which need not exist, is `around` or stands in it, by the ways that links lead. */
export async function isInside(folder: string, around: string): Promise<boolean> {
  const [first] = path.relative(await real(around), await real(folder)).split(path.sep);
  return first !== '..' && !path.isAbsolute(first ?? '');
}

async function real(folder: string): Promise<string> {
  try {
    return await realpath(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if ((code !== 'ENOENT' && code !== 'ENOTDIR') || path.dirname(folder) === folder) throw error;
    return path.join(await real(path.dirname(folder)), path.basename(folder));
  }
}
