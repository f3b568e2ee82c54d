// `npm test`: every check and every level on embedded engines, from a fresh clone. Ends with times, the slowest files
// and the total counts; the exit code is 0 if all passed.
import path from 'node:path';
import { prepare } from './setup/prepare.mjs';

const root = path.resolve(import.meta.dirname, '..');

try {
  prepare({ pages: false });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.stdout.write('0 passed, 1 failed\n');
  process.exit(1);
}

const { checks, jest, script, sum } = await import('./setup/results.mjs');
const { timesText } = await import('./setup/times.mjs');
// Several native programs at once: one thread and little garbage collection each is least work in all.
const native = { GOMAXPROCS: '1', GOGC: '400' };
const ran = ['lint', 'types', 'web pages', 'web budget', 'unused', 'int', 'unit', 'e2e'];
// Side by side, because each waits at times: lint, the other checks with int and unit, and what needs the product.
const counts = sum(await Promise.all([checks({ lint: script('lint') }, native), checked(), withPages()]));
process.stderr.write(timesText(ran));
process.stdout.write(`${counts.passed} passed, ${counts.failed} failed\n`);
process.exitCode = counts.failed === 0 ? 0 : 1;

async function checked() {
  return sum([
    await checks({ types: script('types'), unused: script('unused') }, native),
    // At once: what waits for engines or for a time to pass leaves room for what keeps the processors busy.
    ...(await Promise.all([
      jest('int', ['--selectProjects', 'int', '--maxWorkers=3']),
      jest('unit', ['--selectProjects', 'unit', 'web', '--maxWorkers=3']),
    ])),
  ]);
}

async function withPages() {
  const built = await checks({ 'web pages': { line: 'node scripts/setup/build-pages.mjs', cwd: root } });
  if (built.failed > 0) return built;
  return sum([
    built,
    await checks({ 'web budget': script('budget', 'web') }),
    await jest('e2e', ['--selectProjects', 'e2e', '--runInBand']),
  ]);
}
