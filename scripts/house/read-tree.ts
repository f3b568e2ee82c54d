// Reads the source files of the repository and their imports.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { sourceFiles } from './source-files.ts';

type SourceFile = {
  lines: number;
  /** Files of the repository that it imports, including types and dynamic imports. */
  enters: string[];
};

/** By path from the root, with `/` on every machine. */
export type Tree = ReadonlyMap<string, SourceFile>;

/** Generated files are not read; an import of one still counts for its part. */
const GENERATED = 'proto/gen/';

/** Reads every source file below the root, except generated ones. */
export function readTree(root: string): Tree {
  const places = sourceFiles(root);
  const known = new Set(places);
  const packages = packagesOf(root);
  return new Map(
    places.map((place) => {
      const text = readFileSync(path.join(root, place), 'utf8');
      const targets = importsOf(text)
        .map((specifier) => targetOf(place, specifier, packages))
        .filter((target) => target !== undefined)
        .filter((target) => known.has(target) || target.startsWith(GENERATED));
      return [place, { lines: text.trimEnd().split('\n').length, enters: [...new Set(targets)].sort() }];
    }),
  );
}

/** The specifiers that the text imports, re-exports or loads dynamically. */
export function importsOf(text: string): string[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
}

type Package = { folder: string; exports: [pattern: string, place: string][] };

function packagesOf(root: string): Map<string, Package> {
  const folders = ['libs', 'services'].flatMap((group) =>
    readdirSync(path.join(root, group)).map((name) => `${group}/${name}`),
  );
  return new Map(
    [...folders, 'proto', 'reference']
      .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
      .map((folder) => {
        const text = readFileSync(path.join(root, folder, 'package.json'), 'utf8');
        const { name, exports = {} } = JSON.parse(text) as { name: string; exports?: Record<string, string> };
        return [name, { folder, exports: Object.entries(exports) }];
      }),
  );
}

function targetOf(from: string, specifier: string, packages: Map<string, Package>): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  const [scope, name, ...rest] = specifier.split('/');
  const found = packages.get(`${scope}/${name}`);
  const wanted = `./${rest.join('/')}`;
  for (const [pattern, place] of found?.exports ?? []) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined ? wanted !== pattern : !wanted.startsWith(before) || !wanted.endsWith(after)) continue;
    return path.posix.join(found?.folder ?? '', place.replace('*', wanted.slice(before.length)));
  }
  return undefined;
}
