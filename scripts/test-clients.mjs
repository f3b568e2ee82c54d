// `npm run test:clients`: runs the main job with curl, Python, Node, Go and Java, then Schemathesis over the product's
// API document. Needs Python 3.11 and curl; Go and Java 17 are used if installed.
import { prepare } from './setup/prepare.mjs';

prepare();
const { jest } = await import('./setup/results.mjs');
const counts = await jest('clients', [...process.argv.slice(2), '--selectProjects', 'clients', '--runInBand']);
process.stdout.write(`${counts.passed} passed, ${counts.failed} failed\n`);
process.exitCode = counts.failed === 0 ? 0 : 1;
