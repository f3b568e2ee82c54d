// A backup becomes a data folder: copied beside it with every checksum, its logs held against its proof, and renamed.
import { execFile } from 'node:child_process';
import { chown, lchown, mkdir, readdir, rename, rm, rmdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { locatePostgres, type Identity } from '@leadwright/postgres/embedded/postgres-binaries';
import { restore } from '../restoring/restore.ts';
import { copyFile, type Tree } from './copy-tree.ts';
import { isInside } from './inside.ts';
import { BackupError, bytesOf, DATA, PROOF, readManifest } from './manifest.ts';
import { inWords } from './whole-or-nothing.ts';

export type Restored = { isGood: boolean; lines: string[] };

/** Throws `BackupError` before anything is written if the folder is not empty, or what is no whole backup. */
export async function restoreFolder(folder: string, data: string, tell: (line: string) => void): Promise<Restored> {
  const manifest = await readManifest(folder);
  if (await isInside(data, folder))
    throw new BackupError(`${data} is inside the backup ${folder}, which stays as it is: restore into another folder.`);
  await assertEmpty(data);
  const binaries = await locatePostgres();
  await assertSameMajor(binaries.postgres, manifest.versions.postgres);
  const beside = `${data}.restoring`;
  await mkdir(path.dirname(data), { recursive: true });
  // Open to others, since PostgreSQL does not run as root.
  await mkdir(beside, { mode: 0o755 }).catch((error: unknown) => {
    throw new BackupError(`${beside} cannot be made: if no restore is under way there, remove it.`, { cause: error });
  });
  try {
    tell('copying');
    await copyChecked(path.join(folder, DATA), beside, manifest);
    if (binaries.identity) await give(path.join(beside, 'postgres'), binaries.identity);
    tell('checking the logs');
    const lines: string[] = [];
    const add = (line: string): void => void lines.push(line);
    const args = ['reconcile', '--proof', path.join(folder, PROOF), '--data', beside];
    const isGood = (await restore(args, {}, { out: add, err: add })) === 0;
    if (!isGood) return { isGood, lines };
    await rmdir(data).catch(ifMissing);
    await rename(beside, data);
    const size = `${manifest.files.length} files, ${(bytesOf(manifest) / 1e6).toFixed(1)} MB`;
    return { isGood, lines: [...lines, `${data} is as of ${manifest.at}: ${size}, every checksum right.`] };
  } catch (error) {
    throw inWords(error, beside, 'Nothing stays of this restore; the backup is as it was.');
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}

async function assertEmpty(data: string): Promise<void> {
  const there = await readdir(data).catch(ifMissing);
  if (there !== undefined && there.length > 0)
    throw new BackupError(`${data} is not empty: restore into a folder that is, or move this one away.`);
}

async function assertSameMajor(program: string, version: string): Promise<void> {
  const { stdout } = await promisify(execFile)(program, ['--version']);
  const own = /(\d+)/.exec(stdout)?.[1];
  if (own !== /^\d+/.exec(version)?.[0])
    throw new BackupError(
      `The backup is of PostgreSQL ${version}, this Leadwright brings ${own ?? stdout}: restore with the version of Leadwright that made it.`,
    );
}

async function copyChecked(from: string, to: string, { folders, links, files }: Tree): Promise<void> {
  for (const each of folders) await mkdir(path.join(to, each), { recursive: true, mode: 0o700 });
  for (const each of links) await symlink(each.to, path.join(to, each.path));
  for (const each of files) {
    const copied = await copyFile(path.join(from, each.path), path.join(to, each.path)).catch((error: unknown) => {
      throw (error as NodeJS.ErrnoException).code === 'ENOENT'
        ? new BackupError(`The backup lacks ${each.path}. Take another one.`, { cause: error })
        : error;
    });
    if (copied.sha256 !== each.sha256)
      throw new BackupError(`${each.path} is not as it was when the backup was made. Take another one.`);
  }
}

async function give(folder: string, identity: Identity): Promise<void> {
  await chown(folder, identity.uid, identity.gid);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const each = path.join(folder, entry.name);
    if (entry.isDirectory()) await give(each, identity);
    else await lchown(each, identity.uid, identity.gid);
  }
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
