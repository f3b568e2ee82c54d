// Copies packages of node_modules with all their dependencies, at the same paths.
import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Manifest = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> };

/**
 * Copies `names`, resolved from `root`, and their dependencies into `to`; returns the folders that they came from.
 * Throws if a required one is missing.
 */
export function copyPackages(root: string, names: string[], to: string): string[] {
  const modules = path.join(root, 'node_modules');
  const seen = new Set<string>();
  const copy = (name: string, from: string, needed: boolean): void => {
    const folder = locate(name, from, root);
    if (folder === undefined) {
      if (needed) throw new Error(`${name} is not installed, and ${path.relative(root, from) || 'an image'} needs it`);
      return;
    }
    if (seen.has(folder)) return;
    seen.add(folder);
    cpSync(folder, path.join(to, path.relative(modules, folder)), {
      recursive: true,
      dereference: true,
      filter: (file) => !isNested(file, folder),
    });
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
      readFileSync(path.join(folder, 'package.json'), 'utf8'),
    ) as Manifest;
    // Optional ones are mostly builds for other platforms, which are not installed here.
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies }))
      copy(each, folder, !(each in optionalDependencies));
  };
  for (const name of names) copy(name, root, true);
  return [...seen];
}

// A nested package is copied when its parent needs it.
const isNested = (file: string, folder: string): boolean =>
  path.relative(folder, file).split(path.sep).includes('node_modules');

// Like Node: from the requiring package up to the root.
function locate(name: string, from: string, root: string): string | undefined {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(candidate, 'package.json'))) return candidate;
    if (folder === root || folder === path.dirname(folder)) return undefined;
  }
}
