// `npm test`: every check and every level on embedded engines, from a fresh clone. Ends with times, the slowest files
// and the total counts; the exit code is 0 if all passed.
import { prepare } from './setup/prepare.mjs';

try {
  prepare();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.stdout.write('0 passed, 1 failed\n');
  process.exit(1);
}

const { checks, jest, script, sum } = await import('./setup/results.mjs');
const { timesText } = await import('./setup/times.mjs');
// Several native programs at once: one thread and little garbage collection each is least work in all.
const native = { GOMAXPROCS: '1', GOGC: '400' };
const ran = ['lint', 'types', 'web budget', 'unused', 'int', 'unit', 'e2e'];
// Side by side, because each waits at times: lint, the other checks with int and unit, and what needs the product.
const counts = sum(
  await Promise.all([
    checks({ lint: script('lint') }, native),
    checked(),
    jest('e2e', ['--selectProjects', 'e2e', '--runInBand']),
  ]),
);
process.stderr.write(timesText(ran));
process.stdout.write(`${counts.passed} passed, ${counts.failed} failed\n`);
process.exitCode = counts.failed === 0 ? 0 : 1;

async function checked() {
  return sum([
    await checks(
      {
        types: script('types'),
        'web budget': script('budget', 'web'),
        unused: script('unused'),
      },
      native,
    ),
    // First what waits for engines, beside the product; at the end what keeps both processors busy alone.
    await jest('int', ['--selectProjects', 'int', '--maxWorkers=3']),
    await jest('unit', ['--selectProjects', 'unit', 'web']),
  ]);
}
