// The data folder's note of its last backup, written by `npm run operate -- backup` and told as a metric.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Its name in the data folder. It comes into no backup: what is restored has not been backed up yet. */
export const LAST_BACKUP = 'backup.json';

export async function noteBackup(dataFolder: string, at: string): Promise<void> {
  await writeFile(path.join(dataFolder, LAST_BACKUP), `${JSON.stringify({ at })}\n`);
}

/** Undefined before the first. */
export async function lastBackup(dataFolder: string): Promise<Date | undefined> {
  try {
    const { at } = JSON.parse(await readFile(path.join(dataFolder, LAST_BACKUP), 'utf8')) as { at: string };
    return new Date(at);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
