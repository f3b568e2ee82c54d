// `npx tsx scripts/supply-chain/find-secrets.ts [--history]`: looks for keys and passwords in every file that git knows,
// with --history also in every line that any commit of any branch added. Prints where, never what. Ends with 1 for a find.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { accepted } from './accepted-secrets.ts';
import { findsIn, findsInHistory, type Find } from './secrets.ts';

const BYTES_MAX = 2 * 1024 * 1024;

/** The finds in the files that git knows below `root`, without the accepted ones. */
export function findInTree(root: string): Find[] {
  const files = git(root, ['ls-files', '-z']).split('\0').filter(Boolean);
  return unaccepted(
    files.flatMap((file) => {
      const at = path.join(root, file);
      // A link may lead nowhere, and what is so large was not typed.
      if (!existsSync(at) || !statSync(at).isFile() || statSync(at).size > BYTES_MAX) return [];
      return findsIn(readFileSync(at, 'utf8'), file);
    }),
  );
}

/** The finds in what any commit added, without the accepted ones. */
export function findInHistory(root: string): Find[] {
  const log = git(root, [
    'log',
    '--all',
    '-p',
    '-U0',
    '--no-color',
    '--no-ext-diff',
    '--no-textconv',
    '--format=commit %H',
  ]);
  return unaccepted(findsInHistory(log));
}

const unaccepted = (finds: Find[]): Find[] => finds.filter(({ hash }) => !accepted.some((each) => each.hash === hash));

function git(root: string, args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1024 * 1024 * 1024 });
}

function main(): void {
  const root = path.resolve(import.meta.dirname, '../..');
  const places = process.argv.includes('--history') ? [findInTree, findInHistory] : [findInTree];
  const finds = places.flatMap((find) => find(root));
  for (const { what, where, line, hash } of finds) console.log(`${where}:${line}: ${what} (${hash})`);
  console.log(
    finds.length === 0
      ? 'no secret found'
      : `${finds.length} finds: revoke them, then accept them in accepted-secrets.ts`,
  );
  process.exitCode = finds.length === 0 ? 0 : 1;
}

if (process.argv[1]?.endsWith('find-secrets.ts')) main();
