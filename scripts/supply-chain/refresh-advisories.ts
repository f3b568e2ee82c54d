// `npx tsx scripts/supply-chain/refresh-advisories.ts`: adds what `npm audit` knows today to advisories.json. Needs a
// registry that answers audits; where it does not, it says so, changes nothing and ends with 1.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Advisory } from './advisories.ts';
import { advisoriesOf, merged } from './audit-report.ts';
import { lockFolders } from './locks.ts';

const file = path.join(import.meta.dirname, 'advisories.json');
const root = path.join(import.meta.dirname, '../..');

function audited(folder: string): Advisory[] {
  const { stdout, error } = spawnSync('npm', ['audit', '--json'], {
    cwd: path.join(root, folder),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) throw error;
  return advisoriesOf(stdout);
}

try {
  const known = JSON.parse(readFileSync(file, 'utf8')) as Advisory[];
  const all = merged(known, lockFolders.flatMap(audited));
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
  console.log(`${all.length - known.length} advisories are new; npx jest scripts/supply-chain says whom they hit`);
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
}
