// Which unit tests are nearest to what was changed, for `npm run check`.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Files that differ from the last commit of `main` upstream, or from HEAD where there is none, and untracked ones. */
export function changedFiles() {
  const upstream = git('merge-base', 'HEAD', '@{upstream}') || git('rev-parse', 'HEAD');
  const names = [
    git('diff', '--name-only', '--diff-filter=ACMR', upstream),
    git('ls-files', '--others', '--exclude-standard'),
  ];
  return names.flatMap((text) => text.split('\n')).filter(Boolean);
}

/** The folders that both paths begin with, counted: the more, the nearer. */
const sharedFolders = (a, b) => {
  const [one, other] = [a, b].map((file) => path.dirname(file).split('/'));
  const end = one.findIndex((folder, i) => folder !== other[i]);
  return end === -1 ? one.length : end;
};

/** `tests` in order of their nearness to the changed files; a changed test comes first. */
export function nearestFirst(tests, changed) {
  const nearness = (test) =>
    changed.includes(test) ? Infinity : Math.max(0, ...changed.map((file) => sharedFolders(test, file)));
  return [...tests].sort((a, b) => nearness(b) - nearness(a) || a.localeCompare(b));
}

function git(...args) {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();
}
