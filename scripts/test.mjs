// `npm test`: every check and every level on embedded engines, from a fresh clone. Ends with the
// true totals on a line of their own; the exit code says whether all passed.
import { prepare } from './setup/prepare.mjs';

try {
  prepare();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.stdout.write('0 passed, 1 failed\n');
  process.exit(1);
}

const { checks, jest, sum } = await import('./setup/results.mjs');
const counts = sum([
  await checks({
    types: ['npm', 'run', '--silent', 'types'],
    lint: ['npm', 'run', '--silent', 'lint'],
    'web budget': ['npm', 'run', '--silent', 'budget', '--workspace', 'web'],
    contracts: ['npm', 'run', '--silent', 'lint', '--workspace', 'proto'],
  }),
  await jest('unit', ['--selectProjects', 'unit', 'web']),
  // Side by side: what is looked at from outside waits most of the time.
  ...(await Promise.all([
    jest('int', ['--selectProjects', 'int']),
    jest('e2e', ['--selectProjects', 'e2e', '--runInBand']),
  ])),
]);
process.stdout.write(`${counts.passed} passed, ${counts.failed} failed\n`);
process.exitCode = counts.failed === 0 ? 0 : 1;
