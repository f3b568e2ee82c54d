// The Secrets of an installation, one for each service and one for the chart's jobs:
//
//   node scripts/cluster/secrets.mjs --from FILE --postgres HOST:PORT --clickhouse HOST:PORT | kubectl create -n NAMESPACE -f -
//
//   --from FILE     the keys and passwords, as scripts/compose-env.mjs makes them. Without it new ones are made, for the
//                   engines of k8s/local, with two Secrets more: one for those engines, one for operators
//   --release R     leadwright; the Secrets' names begin with it
//   --namespace N   said in each document, as kubeseal wants it
//   --only NAME     one Secret
//   --as external-secrets --store NAME   instead of values, what has the External Secrets operator take them from a store
//   --as values     what to put into that store: an object of keys and values for each path
//   --check         compares the Secrets of a cluster with what the chart asks for, by names and in its own words; ends
//                   with 1 if they differ. Needs helm
//   --values FILE   with --check, several times where there are several: for these settings, as before an installation.
//                   Without it for those that the release is installed with
//
// `create` refuses a repeat, which would lock services out of what they have written. To print needs Node alone.
import { parseArgs } from 'node:util';
import { headOf, makeSecrets } from '../compose-env.mjs';
import { complaintsOf, installedSettings, secretsInCluster } from './secrets/check.mjs';
import { asText, externalSecret, secret } from './secrets/forms.mjs';
import { linesOfKeys } from './secrets/keys.mjs';
import { valuesFrom } from './secrets/values.mjs';

const asked = {
  options: {
    from: { type: 'string' },
    release: { type: 'string', default: 'leadwright' },
    namespace: { type: 'string' },
    only: { type: 'string' },
    postgres: { type: 'string' },
    clickhouse: { type: 'string' },
    as: { type: 'string', default: 'secrets' },
    store: { type: 'string' },
    check: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
    values: { type: 'string', multiple: true, default: [] },
  },
};
const address = /^([\w.-]+|\[[\da-f:.]+\]):\d{1,5}$/i;
let given;

try {
  given = parseArgs(asked).values;
  process.exitCode = given.help ? help() : given.check ? check() : print();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function help() {
  console.log(headOf(import.meta.filename));
  return 0;
}

function check() {
  const present = secretsInCluster(given.namespace);
  const asked = given.values.length === 0 ? { ...given, settings: installedSettings(given) } : given;
  const complaints = complaintsOf(present, asked);
  console.log(complaints.length === 0 ? 'every Secret has what the chart asks for' : complaints.join('\n'));
  return complaints.length === 0 ? 0 : 1;
}

function print() {
  if (!['secrets', 'external-secrets', 'values'].includes(given.as)) throw new Error(`--as ${given.as} is unknown`);
  if (given.as === 'external-secrets' && !given.store) throw new Error('--as external-secrets needs --store NAME');
  const chosen = everySecret().filter(({ name }) => given.only === undefined || name === given.only);
  if (chosen.length === 0) throw new Error(`there is no Secret ${given.only}`);
  if (given.as === 'values') {
    const ofPaths = Object.fromEntries(chosen.map(({ remote, data }) => [remote, data]));
    console.log(JSON.stringify(given.only === undefined ? ofPaths : chosen[0].data, null, 2));
  } else {
    const form = given.as === 'secrets' ? secret : externalSecret;
    process.stdout.write(asText(chosen.map((each) => form({ ...each, ...given }))));
  }
  return 0;
}

function everySecret() {
  const { from, release } = given;
  if (from !== undefined && !(given.postgres && given.clickhouse))
    throw new Error('--from needs --postgres HOST:PORT and --clickhouse HOST:PORT, where the engines are');
  for (const name of ['postgres', 'clickhouse'])
    if (given[name] !== undefined && !address.test(given[name]))
      throw new Error(`--${name} takes HOST:PORT, not ${given[name]}`);
  const lines = from === undefined ? makeSecrets() : linesOfKeys(from);
  const { data, missing, unused } = valuesFrom(lines, {
    postgres: 'postgres:5432',
    clickhouse: 'clickhouse:8123',
    ...given,
  });
  if (missing.length > 0) throw new Error(`${from} lacks ${missing.join(', ')}`);
  if (unused.length > 0) console.error(`in no Secret, since the chart asks for no such key: ${unused.join(', ')}`);
  const ofChart = Object.entries(data)
    .filter(([, keys]) => Object.keys(keys).length > 0)
    .map(([part, keys]) => ({ name: `${release}-${part}`, remote: `${release}/${part}`, data: keys }));
  return from === undefined ? [...besides(lines), ...ofChart] : ofChart;
}

/** Of engines that are tried on one node, and of the people who run scripts/operate: no pod of the chart has them. */
function besides(lines) {
  const only = (names) => Object.fromEntries(names.map((name) => [name, lines[name]]));
  const ofEngines = ['POSTGRES_PASSWORD', 'CLICKHOUSE_PASSWORD', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  return [
    { name: 'engines', remote: 'engines', data: only(ofEngines) },
    { name: 'operator', remote: 'operator', data: only(['OPERATOR_SERVICE_PRIVATE_KEY']) },
  ];
}
