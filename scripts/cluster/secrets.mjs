// `node scripts/cluster/secrets.mjs [RELEASE] | kubectl create -n NAMESPACE -f -`: the Secrets of an installation beside
// the engines of k8s/local, with new keys and passwords: one for the engines, one for each service, one for the jobs, one
// for operators.
// `create` refuses a repeat, which would lock services out of what they have written.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeSecrets } from '../compose-env.mjs';

const services = ['accounts', 'audit', 'billing', 'export', 'gateway', 'notification', 'search'];
const withClickHouse = ['audit', 'export', 'search'];
const withFiles = ['billing', 'export'];

/** The data of each Secret by its name: each service has its own variables and no other's. */
export function secretsOf(release, made = makeSecrets()) {
  const databaseOf = (name) =>
    `postgres://${name}:${made[`${name.toUpperCase()}_POSTGRES_PASSWORD`]}@postgres:5432/${name}`;
  const ofService = (name) => {
    const prefix = name.toUpperCase();
    return {
      [`${prefix}_POSTGRES_URL`]: databaseOf(name),
      [`${prefix}_SERVICE_PRIVATE_KEY`]: made[`${prefix}_SERVICE_PRIVATE_KEY`],
      ...(name === 'gateway' ? {} : { [`${prefix}_SERVICE_PUBLIC_KEYS`]: made.SERVICE_PUBLIC_KEYS }),
      ...(withClickHouse.includes(name)
        ? { [`${prefix}_CLICKHOUSE_URL`]: `http://leadwright:${made.CLICKHOUSE_PASSWORD}@clickhouse:8123` }
        : {}),
      ...(withFiles.includes(name)
        ? {
            [`${prefix}_S3_ACCESS_KEY_ID`]: made.S3_ACCESS_KEY_ID,
            [`${prefix}_S3_SECRET_ACCESS_KEY`]: made.S3_SECRET_ACCESS_KEY,
          }
        : {}),
      ...own(name, made),
    };
  };
  return {
    engines: {
      POSTGRES_PASSWORD: made.POSTGRES_PASSWORD,
      CLICKHOUSE_PASSWORD: made.CLICKHOUSE_PASSWORD,
      S3_ACCESS_KEY_ID: made.S3_ACCESS_KEY_ID,
      S3_SECRET_ACCESS_KEY: made.S3_SECRET_ACCESS_KEY,
    },
    ...Object.fromEntries(services.map((name) => [`${release}-${name}`, ofService(name)])),
    [`${release}-jobs`]: {
      POSTGRES_SUPERUSER_URL: `postgres://postgres:${made.POSTGRES_PASSWORD}@postgres:5432/postgres`,
      SEED_SERVICE_PRIVATE_KEY: made.STANDALONE_SERVICE_PRIVATE_KEY,
    },
    // No pod has it: it is for the people who run scripts/operate and open accounts for a load.
    operator: { OPERATOR_SERVICE_PRIVATE_KEY: made.OPERATOR_SERVICE_PRIVATE_KEY },
  };
}

function own(name, made) {
  if (name === 'accounts')
    return {
      ACCOUNTS_ACCESS_PRIVATE_KEY: made.ACCOUNTS_ACCESS_PRIVATE_KEY,
      ACCOUNTS_TRIAL_KEYS: `1=${made.ACCOUNTS_TRIAL_KEY}`,
    };
  // Not the key of accounts: what one service can recognise, the other cannot try out.
  if (name === 'billing') return { BILLING_TRIAL_KEYS: `1=${made.BILLING_TRIAL_KEY}` };
  if (name === 'gateway')
    return {
      GATEWAY_ACCESS_PUBLIC_KEYS: made.GATEWAY_ACCESS_PUBLIC_KEYS,
      GATEWAY_LIMITER_KEY: made.GATEWAY_LIMITER_KEY,
    };
  return {};
}

if (path.resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  const items = Object.entries(secretsOf(process.argv[2] ?? 'leadwright')).map(([name, stringData]) => ({
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name },
    type: 'Opaque',
    stringData,
  }));
  console.log(JSON.stringify({ apiVersion: 'v1', kind: 'List', items }));
}
