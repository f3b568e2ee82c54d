// `npm run test:kafka [-- FILE...]`: every suite on engines outside this process: Kafka, an S3 server,
// a ClickHouse server. Each is what the environment names, else a container, else a local process; only
// those that the chosen suites need are started, and one that cannot be had fails the run.
import { prepare } from './setup/prepare.mjs';

prepare();
const { jest } = await import('./setup/results.mjs');
const counts = await jest('kafka', [...process.argv.slice(2), '--selectProjects', 'kafka', '--runInBand']);
process.stdout.write(`${counts.passed} passed, ${counts.failed} failed\n`);
process.exitCode = counts.failed === 0 ? 0 : 1;
