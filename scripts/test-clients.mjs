// `npm run test:clients`: the main job by curl, Python, Node, Go and Java, then Schemathesis over the
// product's own description of itself. Needs Python 3.11 and curl; Go and Java 17 are used where they are.
import { prepare } from './setup/prepare.mjs';

prepare();
const { jest } = await import('./setup/results.mjs');
const counts = await jest('clients', [...process.argv.slice(2), '--selectProjects', 'clients', '--runInBand']);
process.stdout.write(`${counts.passed} passed, ${counts.failed} failed\n`);
process.exitCode = counts.failed === 0 ? 0 : 1;
