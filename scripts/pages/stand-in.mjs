#!/usr/bin/env node
// Stands for docker, kubectl, helm, kind, vault, kubeseal and less where a page is followed without them: refuses what the
// real one would refuse of a command that is wrong (a variable that compose misses, an image that was never built, a
// Secret that is there already, a file that is not), and remembers in STAND_IN_STATE what was made.
import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

const {
  STAND_IN_DOCKER,
  STAND_IN_KUBECTL,
  STAND_IN_HELM,
  STAND_IN_KUBESEAL,
  STAND_IN_TAG,
  STAND_IN_LOAD,
  STAND_IN_HOME,
} = process.env;
const real = (what, ...words) => spawnSync(what, words, { stdio: 'inherit' }).status ?? 1;
const load = (images) => real('bash', '-c', `HOME=${STAND_IN_HOME} ${STAND_IN_LOAD} "$@"`, STAND_IN_LOAD, ...images);

// With STAND_IN_DOCKER the engine does all but to push; an image that is to be pushed has to be there. With a cluster
// it is loaded there instead.
function engine() {
  if (args[0] !== 'push') return real(STAND_IN_DOCKER, ...args);
  return (
    real(STAND_IN_DOCKER, 'image', 'inspect', '--format', '{{.Id}}', args[1]) || (STAND_IN_LOAD ? load([args[1]]) : 0)
  );
}

// Only where it is used: a page runs dozens of these.
const yaml = () => import('yaml');
const program = path.basename(process.argv[1]);
const args = process.argv.slice(2);
const memory = (name) => path.join(process.env.STAND_IN_STATE, name);
const known = (name) => (existsSync(memory(name)) ? readFileSync(memory(name), 'utf8').trim().split('\n') : []);
const remember = (name, what) => appendFileSync(memory(name), `${what}\n`);
const fail = (why) => {
  console.error(`${program}: ${why}`);
  process.exit(1);
};
const after = (...names) => args.flatMap((each, at) => (names.includes(each) ? [args[at + 1]] : []));
const needFile = (file) => existsSync(file) || fail(`no such file: ${file}`);
const needImage = (image) => known('images').includes(image) || fail(`No such image: ${image}`);
const input = () => readFileSync(0, 'utf8');

const programs = {
  docker() {
    if (args[0] === 'compose' && (STAND_IN_TAG || !STAND_IN_DOCKER)) return build();
    if (STAND_IN_DOCKER) process.exit(engine());
    if (args[0] === 'tag') return (needImage(args[1]), remember('images', args[2]));
    if (args[0] === 'push') return needImage(args[1]);
    fail(`unknown: ${args[0]}`);
  },
  kind: () => (STAND_IN_LOAD ? process.exit(load(args.slice(2))) : args.slice(2).forEach(needImage)),
  kubectl() {
    if (STAND_IN_KUBECTL) return inCluster();
    const [verb] = args.filter((each, at) => !each.startsWith('-') && !['-n', '--namespace'].includes(args[at - 1]));
    if (verb === 'create' && args.includes('namespace')) return remember('namespaces', args.at(-1));
    const [namespace] = after('-n', '--namespace');
    if (namespace !== undefined && !known('namespaces').includes(namespace)) fail(`namespace ${namespace} not found`);
    if (verb === 'get') return console.log(known('secrets').join('\n'));
    if (after('-k').length > 0) return after('-k').forEach(needFile);
    if (after('-f').includes('-')) return documents(verb);
    if (!['port-forward', 'run'].includes(verb)) fail(`unknown: ${verb}`);
  },
  helm() {
    if (STAND_IN_HELM) process.exit(real(STAND_IN_HELM, ...args, ...(args[0] === 'template' ? version() : [])));
    needFile('charts/leadwright/Chart.yaml');
    after('--values').forEach(needFile);
  },
  vault: () => JSON.parse(input()),
  kubeseal: () => {
    if (STAND_IN_KUBESEAL && hasOperator('SealedSecret')) process.exit(real(STAND_IN_KUBESEAL, ...args));
    process.stdout.write(`---\n${JSON.stringify({ kind: 'SealedSecret', metadata: JSON.parse(input()).metadata })}\n`);
  },
  less: input,
};

async function build() {
  const { parse } = await yaml();
  const text = readFileSync('docker-compose.yml', 'utf8');
  const given = { ...(existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}), ...process.env };
  const [, missing] = [...text.matchAll(/\$\{(\w+):\?/g)].find(([, name]) => !given[name]) ?? [];
  if (missing) fail(`required variable ${missing} is missing a value: make .env with scripts/compose-env.mjs`);
  const profiles = after('--profile');
  const built = Object.values(parse(text, { merge: true, maxAliasCount: -1 }).services).filter(
    ({ build: from, profiles: own }) => from && own.some((each) => profiles.includes(each)),
  );
  if (built.length === 0) fail('no service selected');
  for (const { image } of built) {
    const made = image.replace('${TAG:-dev}', given.TAG ?? 'dev');
    remember('images', made);
    if (STAND_IN_TAG && real(STAND_IN_DOCKER, 'tag', made.replace(/:.*/, `:${STAND_IN_TAG}`), made) !== 0)
      fail(`no ${made}`);
  }
}

/** Kinds of operators, which a cluster may lack. */
const operators = { ExternalSecret: 'externalsecrets.external-secrets.io', SealedSecret: 'sealedsecrets.bitnami.com' };
const hasOperator = (kind) =>
  spawnSync(STAND_IN_KUBECTL, ['get', 'crd', operators[kind]], { stdio: 'ignore' }).status === 0;

// A port-forward ends when it has been answered through; what takes an operator that is not there is read only.
async function inCluster() {
  if (args.includes('port-forward')) return forward();
  if (!(args.includes('apply') && args.includes('-'))) process.exit(real(STAND_IN_KUBECTL, ...args));
  const text = input();
  const { parseAllDocuments } = await yaml();
  const kinds = parseAllDocuments(text).map((each) => each.toJS().kind);
  if (kinds.every((kind) => !(kind in operators) || hasOperator(kind)))
    process.exit(spawnSync(STAND_IN_KUBECTL, args, { input: text, stdio: ['pipe', 1, 2] }).status ?? 1);
}

// A helm that was built from its source renders for a Kubernetes of years ago.
function version() {
  const { stdout } = spawnSync(STAND_IN_KUBECTL, ['version', '--output', 'json'], { encoding: 'utf8' });
  return ['--kube-version', JSON.parse(stdout).serverVersion.gitVersion];
}

async function forward() {
  const child = spawn(STAND_IN_KUBECTL, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const said of child.stdout) {
    const [, port] = /Forwarding from 127\.0\.0\.1:(\d+)/.exec(String(said)) ?? [];
    if (port === undefined) continue;
    const { status } = await fetch(`http://127.0.0.1:${port}/`).catch((error) => fail(`port ${port}: ${error.cause}`));
    console.log(`port ${port} answers ${status}`);
    child.kill();
    return;
  }
  fail('nothing is forwarded');
}

async function documents(verb) {
  const { parseAllDocuments } = await yaml();
  for (const { kind, metadata, stringData } of parseAllDocuments(input()).map((each) => each.toJS())) {
    if (kind !== 'Secret') continue;
    const isThere = known('secrets').some((line) => line.startsWith(`${metadata.name} `));
    if (verb === 'create' && isThere) fail(`secrets "${metadata.name}" already exists`);
    if (verb === 'replace' && !isThere) fail(`secrets "${metadata.name}" not found`);
    remember('secrets', [metadata.name, ...Object.keys(stringData)].join(' '));
  }
}

await programs[program]();
