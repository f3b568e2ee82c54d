// Which files a build of images sees, by the rules of .dockerignore as Docker reads them: the last that fits decides,
// and a rule for a folder holds for what is in it.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname ?? __dirname, '../../..');
const rules = readFileSync(path.join(root, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => ({ isKept: line.startsWith('!'), fits: patternOf(line.replace(/^!/, '')) }));

function patternOf(rule: string): RegExp {
  const parts = rule
    .replaceAll(/[.+^$(){}|\\]/g, '\\$&')
    .replaceAll('**/', '\0')
    .replaceAll('*', '[^/]*')
    .replaceAll('\0', '(?:.*/)?');
  return new RegExp(`^${parts}(?:/.*)?$`);
}

/** Whether `COPY . .` takes the file, named from the root, into a stage. */
export const isInBuildContext = (file: string): boolean =>
  rules.findLast(({ fits }) => fits.test(file))?.isKept ?? true;
