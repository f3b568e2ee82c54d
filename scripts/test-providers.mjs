// `npm run test:providers`: the requests of the payment adapters against the providers' own programs. Needs
// stripe-mock on the PATH or named by TEST_STRIPE_MOCK; without it the run fails and says how to get it.
import { prepare } from './setup/prepare.mjs';

prepare();
const { jest } = await import('./setup/results.mjs');
const counts = await jest('providers', [...process.argv.slice(2), '--selectProjects', 'providers', '--runInBand']);
process.stdout.write(`${counts.passed} passed, ${counts.failed} failed\n`);
process.exitCode = counts.failed === 0 ? 0 : 1;
