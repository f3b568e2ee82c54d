// `npm run test:kafka [-- FILE...]`: every suite on outside engines: Kafka, an S3 server, a ClickHouse server. Each
// comes from the environment, else a container, else a local process. Only engines of the chosen suites are started,
// and the run fails without one of them.
import { prepare } from './setup/prepare.mjs';

prepare();
const { jest } = await import('./setup/results.mjs');
const counts = await jest('kafka', [...process.argv.slice(2), '--selectProjects', 'kafka', '--runInBand']);
process.stdout.write(`${counts.passed} passed, ${counts.failed} failed\n`);
process.exitCode = counts.failed === 0 ? 0 : 1;
