// `node scripts/compose-env.mjs [FILE]`: creates the keys and passwords of docker-compose.yml in .env, which compose
// reads and git ignores; those of an installation belong outside the checkout (~/.leadwright/keys.env). A file that git
// would take up is refused. A repeat keeps existing values. A lost key locks its service out of its data, so after
// deleting the file also run `docker compose down -v`.
import { spawnSync } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const services = ['accounts', 'audit', 'billing', 'export', 'gateway', 'notification', 'search'];
// `standalone` creates the demo accounts through the services' own routes; no service listens under that name.
// `operator` is scripts/operate.
const callers = [...services, 'standalone', 'operator'];

/** New values for every secret, by variable name in docker-compose.yml. */
export function makeSecrets() {
  const keys = Object.fromEntries(callers.map((name) => [name, keyPair()]));
  const access = keyPair();
  const password = () => randomBytes(24).toString('hex');
  return {
    POSTGRES_PASSWORD: password(),
    CLICKHOUSE_PASSWORD: password(),
    S3_ACCESS_KEY_ID: password(),
    S3_SECRET_ACCESS_KEY: password(),
    GRAFANA_PASSWORD: password(),
    GATEWAY_LIMITER_KEY: password(),
    ACCOUNTS_TRIAL_KEY: password(),
    BILLING_TRIAL_KEY: password(),
    LEAD_MARK_KEY: password(),
    ...Object.fromEntries(services.map((name) => [`${name.toUpperCase()}_POSTGRES_PASSWORD`, password()])),
    ...Object.fromEntries(callers.map((name) => [`${name.toUpperCase()}_SERVICE_PRIVATE_KEY`, keys[name].privateKey])),
    SERVICE_PUBLIC_KEYS: JSON.stringify(Object.fromEntries(callers.map((name) => [name, keys[name].publicKey]))),
    ACCOUNTS_ACCESS_PRIVATE_KEY: access.privateKey,
    GATEWAY_ACCESS_PUBLIC_KEYS: JSON.stringify({ 'access-1': access.publicKey }),
  };
}

function keyPair() {
  return generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}

/** The lines of an env file. A key's line breaks become \n in double quotes; JSON is written unchanged. */
export function toLines(secrets) {
  return (
    Object.entries(secrets)
      .map(([name, value]) =>
        value.startsWith('{') ? `${name}='${value}'` : `${name}="${value.replaceAll('\n', String.raw`\n`)}"`,
      )
      .join('\n') + '\n'
  );
}

/** Whether `git add` or a build of images could take up a file of that name. */
function isTakenUp(file) {
  const { status } = spawnSync('git', ['check-ignore', '--quiet', file], { cwd: path.dirname(file), stdio: 'ignore' });
  if (status === 0 || status === 1) return status === 1;
  // No git, or no repository: still a folder that images are built from.
  return file.startsWith(path.resolve(import.meta.dirname, '..') + path.sep) && !file.endsWith('.env');
}

/** What the head of a script says of it: its comment, without the slashes. */
export function headOf(script) {
  const lines = readFileSync(script, 'utf8').split('\n');
  return lines
    .slice(
      0,
      lines.findIndex((line) => !line.startsWith('//')),
    )
    .map((line) => line.replace(/^\/\/ ?/, ''))
    .join('\n');
}

/** Makes the file, or says why it cannot be. */
function makeFile(file) {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  if (isTakenUp(file))
    throw new Error(`${file} would be committed: name a file outside the checkout, such as ~/.leadwright/keys.env`);
  const there = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const secrets = makeSecrets();
  const missing = Object.keys(secrets).filter((name) => !new RegExp(`^${name}=`, 'm').test(there));
  // Keys belong together: half of a new set would match nothing.
  if (missing.length > 0 && missing.length < Object.keys(secrets).length)
    throw new Error(`${file} lacks ${missing.join(', ')}: complete it, or remove it and run docker compose down -v`);
  if (missing.length > 0) appendFileSync(file, toLines(secrets), { mode: 0o600 });
  return missing.length > 0 ? `made ${missing.length} keys and passwords in ${file}` : `${file} has everything`;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h', default: false } },
    });
    if (positionals.length > 1) throw new Error(`one file, not ${positionals.join(' and ')}`);
    const file = path.resolve(positionals[0] ?? path.join(import.meta.dirname, '../.env'));
    console.log(values.help ? headOf(import.meta.filename) : makeFile(file));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
