// `npm run test:<level> [-- FILE...]`: one level that `npm test` leaves out, or these files of it.
// `data`: leads as versions are made, derived, replaced and given new filters, and what every query, facet and file says of
// leads at random, each suite on an engine of its own.
// `process`: the programs of services, and the embedded PostgreSQL, as processes that are started, stopped and killed.
// `product`: what asks much of the running product: each route at the services' own ports, attacks, the scenarios of the
// load, an import, and what the product takes at rest.
// `browser`: long walks through the running product, most of them in a browser; `npm test` has one short walk.
// `look`: a picture of every page as everybody sees it, and axe on each; many minutes, and in no other command.
// `kafka`: every suite on outside engines: Kafka, an S3 server, a ClickHouse server. Each comes from the environment,
// else a container, else a local process. Only engines of the chosen suites are started, and the run fails without one
// of them.
// `clients`: the main job with curl, Python, Node, Go and Java, then Schemathesis over the product's API document.
// Needs Python 3.11 and curl; Go and Java 17 are used if installed.
// `chart`: the Helm chart and the rules of Prometheus by helm, kubeconform and promtool, which have to be on the PATH
// (scripts/chart/install-programs.mjs).
// `drills`: failover, restore and the loss of an engine, as operators rehearse them. Needs PostgreSQL 15 or newer as the
// operating system packages it.
import { prepare } from './setup/prepare.mjs';

const levels = ['data', 'process', 'product', 'browser', 'look', 'kafka', 'clients', 'chart', 'drills'];
const [level, ...files] = process.argv.slice(2);
if (!levels.includes(level)) {
  process.stderr.write(`a level is ${levels.join(', ')}\n`);
  process.exit(2);
}
prepare();
const { jest } = await import('./setup/results.mjs');
const counts = await jest(level, [...files, '--selectProjects', level, '--runInBand']);
process.stdout.write(`${counts.passed} passed, ${counts.failed} failed\n`);
process.exitCode = counts.failed === 0 ? 0 : 1;
