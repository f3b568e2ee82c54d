// Every lock file of the repository: of all that is installed, and of programs and sources that only make committed files.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Lock } from './advisories.ts';

/** From the root; `.` is what everybody installs. */
export const lockFolders = ['.', 'proto/compiler', 'reference/build'];

/** The entries of all lock files, by path from the root. */
export function lockedPackages(root: string): Lock {
  const entries = lockFolders.flatMap((folder) => {
    const { packages } = JSON.parse(readFileSync(path.join(root, folder, 'package-lock.json'), 'utf8')) as Lock;
    return Object.entries(packages).map(([at, entry]) => [path.posix.join(folder, at), entry] as const);
  });
  return { packages: Object.fromEntries(entries) };
}
