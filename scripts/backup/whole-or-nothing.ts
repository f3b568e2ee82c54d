// A folder is there whole or not at all: written beside its place, flushed and renamed.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { isTransient } from '@leadwright/runtime/faults/transient';
import { BackupError } from './manifest.ts';

/** Writes `folder` by `write`, which gets another to write into. If it fails nothing stays, and a sentence says why. */
export async function wholeOrNothing<Done>(folder: string, write: (part: string) => Promise<Done>): Promise<Done> {
  const part = `${folder}.part`;
  await makeFolder(part);
  try {
    const done = await write(part);
    await flush();
    await rename(part, folder);
    return done;
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw inWords(error, part, 'Nothing stays of this backup; those before it are as they were.');
  }
}

/** What the system or a database said, as one sentence; a fault of ours as it is. */
export function inWords(error: unknown, folder: string, whatStays: string): unknown {
  if (error instanceof BackupError || typeof error !== 'object' || error === null) return error;
  const { code, path: named, dest, message } = error as NodeJS.ErrnoException & { dest?: string };
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new BackupError(
      `No space is left on the disk of ${dest ?? named ?? folder}. ${whatStays} Make room there, or name a folder on another disk.`,
      { cause: error },
    );
  if (typeof code !== 'string' && !isTransient(error)) return error;
  return new BackupError(`It ended before it was whole: ${message}. ${whatStays}`, { cause: error });
}

/** Throws a sentence where the folder is there, or cannot be made. */
export async function makeFolder(part: string): Promise<void> {
  try {
    await mkdir(path.dirname(part), { recursive: true });
    await mkdir(part, { mode: 0o700 });
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST' && existsSync(part);
    const why = isThere ? 'if no backup is being written there, remove it.' : (error as Error).message;
    throw new BackupError(`${part} cannot be made: ${why}`, { cause: error });
  }
}

/** File by file this takes longer than the copy. */
async function flush(): Promise<void> {
  if (process.platform !== 'win32') await promisify(execFile)('sync');
}
