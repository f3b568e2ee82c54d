// The page for operators says commands that do what it says.
import { expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { blocksOf } from '../pages/blocks.ts';

it('docs/operators/import-leads.md takes its reader from a file to a report', () => {
  const [block] = blocksOf('docs/operators/import-leads.md').filter(({ kind }) => kind === 'long');
  const text = block?.text.replace('npm ci\n', '') ?? '';
  const folder = `/tmp/leads-try-${process.pid}`;
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['-euo', 'pipefail', '-c', text.replaceAll('/tmp/leads-try', folder)],
    { cwd: repositoryRoot, encoding: 'utf8' },
  );
  expect({ status, stderr }).toMatchObject({ status: 0 });
  expect(stdout).toContain('3 rows: 2 leads, 1 rejected');
  expect(stdout).toContain('Columns that the map leaves out: Lender');
});
