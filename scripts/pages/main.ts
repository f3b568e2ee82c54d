// `npm run pages -- docker|cluster|long`: runs the blocks of the pages for operators that need an engine, or that take
// long, and those with Node alone before them, as written and in the order of the text, from a fresh copy of the tree.
// What they made is removed.
//
//   docker    with the engine of this machine. BUILD_NETWORK and DOCKER_BUILDKIT are passed on as by scripts/compose-check
//   cluster   with the cluster that kubectl is connected to, where the namespaces leadwright, databases and clickhouse
//             must be free. --images TAG: these are taken instead of built; --load COMMAND brings those that are named
//             after it into the cluster. What the text asks of its reader (engines, settings) is done by reader.ts.
//             Vault is stood in for; so is what External Secrets and Sealed Secrets do, in a cluster without their operators
//   long      with this machine: port 3000 and /var/backups/leadwright must be free. With --minutes below 240 only the
//             README's start and backup.md. A page that cannot be run is named as left out, with why. `npm test` of the
//             README is what CI runs, and is not run again
// --only TEXT: the pages whose name holds it.
import { execFileSync, spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { blocksOf, pages, type Block } from './blocks.ts';
import { follow, type Real } from './follow.ts';
import { followLong, reasonToLeaveOut } from './long.ts';
import { loadEngines, namespaces, readerOf } from './reader.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    images: { type: 'string', default: 'dev' },
    load: { type: 'string', default: 'kind load docker-image' },
    minutes: { type: 'string', default: '240' },
    only: { type: 'string', default: '' },
  },
});
const [where] = positionals;
if (positionals.length !== 1 || (where !== 'docker' && where !== 'cluster' && where !== 'long')) {
  console.error('say with what: docker, cluster or long; the head of scripts/pages/main.ts has the options');
  process.exit(2);
}
const images = (): string[] => {
  // An engine is needed, but for what takes long.
  const { status, stdout } = spawnSync('docker', ['images', '--format', '{{.Repository}}:{{.Tag}}'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', where === 'long' ? 'ignore' : 'inherit'],
  });
  if (status !== 0 && where !== 'long') throw new Error('no Docker engine answers');
  return status === 0 ? stdout.trim().split('\n') : [];
};

const before = new Set(images());
if (where === 'cluster') loadEngines(values.load);
try {
  for (const page of pages.filter((each) => each.includes(values.only))) {
    const kinds = ['node', ...(where === 'long' ? [] : ['docker']), where];
    const blocks = blocksOf(page).filter(({ kind }) => kinds.includes(kind));
    if (!blocks.some(({ kind }) => kind === where)) continue;
    const why = where === 'long' ? reasonToLeaveOut(page, blocks, Number(values.minutes)) : undefined;
    if (why !== undefined) {
      console.log(`LEFT OUT ${page}: ${why}`);
      continue;
    }
    const began = Date.now();
    const wrong = followed(page, blocks);
    const seconds = Math.round((Date.now() - began) / 1000);
    console.log(`${page}: ${blocks.length} blocks, ${wrong.length} failed (${seconds} s)`);
    for (const each of wrong) console.error(each);
    if (wrong.length > 0) process.exitCode = 1;
  }
} finally {
  const made = images().filter((image) => !before.has(image) && image.includes('leadwright/'));
  if (made.length > 0) execFileSync('docker', ['rmi', '--force', ...made], { stdio: 'ignore' });
}

function followed(page: string, blocks: Block[]): string[] {
  if (where === 'long') return followLong(page, blocks);
  return where === 'docker' ? follow(blocks, { docker: true }) : followInCluster(blocks);
}

function followInCluster(blocks: Block[]): string[] {
  const { images: tag, load } = values;
  const real: Real = { cluster: { tag, load }, before: readerOf() };
  if (there().length > 0) throw new Error(`delete first: namespace ${there().join(', ')}`);
  try {
    return follow(blocks, real);
  } finally {
    if (there().length > 0) execFileSync('kubectl', ['delete', 'namespace', ...there()], { stdio: 'ignore' });
  }
}

function there(): string[] {
  const found = execFileSync('kubectl', ['get', 'namespaces', '-o', 'name'], { encoding: 'utf8' });
  return namespaces.filter((name) => found.split('\n').includes(`namespace/${name}`));
}
