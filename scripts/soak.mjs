// `npm run soak [-- --minutes 30]`: people use the product while network, PostgreSQL and services fail at random; no
// promise may break, and memory must not grow. Needs Java 17 and an S3 server as `npm run test:faults` does.
import { parseArgs } from 'node:util';
import { prepare } from './setup/prepare.mjs';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });
const minutes = Number(values.minutes);
if (!(minutes >= 2 && minutes <= 1_440)) {
  process.stderr.write('--minutes is a number from 2 to 1440\n');
  process.exit(2);
}
prepare();
const { jest } = await import('./setup/results.mjs');
const counts = await jest('soak', ['--selectProjects', 'soak', '--runInBand'], { SOAK_MINUTES: String(minutes) });
process.stdout.write(`${counts.passed} passed, ${counts.failed} failed\n`);
process.exitCode = counts.failed === 0 ? 0 : 1;
