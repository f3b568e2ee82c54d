// The source files of the repository, by path from the root, with `/` on every machine.
import { readdirSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['bench', 'e2e', 'libs', 'proto', 'reference', 'scripts', 'services', 'web'];
const SKIPPED = new Set(['node_modules', 'dist', 'gen', '.data', '.cache']);
const sourceName = /\.(ts|tsx|js|mjs|cjs)$/;

/** Every source file below the root, sorted, except generated ones. */
export function sourceFiles(root: string): string[] {
  const below = FOLDERS.flatMap((folder) => filesBelow(root, folder));
  return [...below, 'oxlint.config.js', 'jest.config.js'].sort();
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesBelow(root, place);
    return sourceName.test(entry.name) && !entry.name.includes('.gen.') ? [place] : [];
  });
}
