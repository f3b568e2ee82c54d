import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Tree } from './copy-tree.ts';

/** An error for the operator: one sentence. */
export class BackupError extends Error {}

export type Manifest = Tree & {
  format: 1;
  /** When the databases were as the backup has them. */
  at: string;
  versions: { product: string; postgres: string; node: string };
};

export const DATA = 'data';
export const PROOF = 'proof.json';
const MANIFEST = 'manifest.json';

/** Written last: a folder without it is no backup. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(path.join(folder, MANIFEST), JSON.stringify(manifest), { mode: 0o600 });
}

/** Throws `BackupError` for a folder that is no whole backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch((error: unknown) => {
    throw new BackupError(`${folder} is no backup, or one that was not finished: it has no ${MANIFEST}.`, {
      cause: error,
    });
  });
  try {
    const manifest = JSON.parse(text) as Partial<Manifest>;
    if (manifest.format === 1 && manifest.folders && manifest.links && manifest.files && manifest.versions)
      return manifest as Manifest;
  } catch (error) {
    throw new BackupError(`${MANIFEST} of ${folder} cannot be read.`, { cause: error });
  }
  throw new BackupError(`${MANIFEST} of ${folder} is of another version of Leadwright: restore with that one.`);
}

export const bytesOf = ({ files }: Tree): number => files.reduce((all, { bytes }) => all + bytes, 0);
