// The SHA-256 of committed files, so that a change is noticed.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Of what `gen` is made from and by, named from the folder of the contracts. */
export function sourceHashes(folder: string): Record<string, string> {
  const files = ['buf.gen.yaml', 'compiler/package-lock.json', ...filesBelow(folder, 'leadwright')];
  return Object.fromEntries(files.map((file) => [file, hashOf(path.join(folder, file))]));
}

/** Of the samples there are now, named from `fixtures`. */
export function fixtureHashes(folder: string): Record<string, string> {
  const fixtures = path.join(folder, 'fixtures');
  return Object.fromEntries(filesBelow(fixtures).map((file) => [file, hashOf(path.join(fixtures, file))]));
}

/** All files below, by path from `root` with `/` on every machine; sorted folder by folder. */
export function filesBelow(root: string, below = ''): string[] {
  return readdirSync(path.join(root, below), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const place = path.posix.join(below, entry.name);
      return entry.isDirectory() ? filesBelow(root, place) : [place];
    });
}

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');
