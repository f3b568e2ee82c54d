// `npm run test:faults [-- --share 0.1] [FILE...]`: kills processes, on separate engines; all files or these. A share below
// 1 runs fewer seeds, and some of the parts; the run's seed chooses which. Every seeded bug and kill point runs always.
import { parseArgs } from 'node:util';
import { prepare } from './setup/prepare.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { share: { type: 'string', default: '1' } },
});
const share = Number(values.share);
if (!(share > 0 && share <= 1)) {
  process.stderr.write('--share is a number above 0 and at most 1\n');
  process.exit(2);
}
prepare();
const { jest } = await import('./setup/results.mjs');
// Two at a time: the longest ones mostly wait for brokers, and each file has its own engines.
const counts = await jest('faults', [...positionals, '--selectProjects', 'fault', '--maxWorkers=2'], {
  FAULT_SHARE: String(share),
});
process.stdout.write(`${counts.passed} passed, ${counts.failed} failed\n`);
process.exitCode = counts.failed === 0 ? 0 : 1;
