// `npm run pages -- docker|cluster`: runs the blocks of the pages for operators that need an engine, and those with Node
// alone before them, as written and in the order of the text, from a fresh copy of the tree. What they made is removed.
//
//   docker    with the engine of this machine. BUILD_NETWORK and DOCKER_BUILDKIT are passed on as by scripts/compose-check
//   cluster   with the cluster that kubectl is connected to, where the namespaces leadwright, databases and clickhouse
//             must be free. --images TAG: these are taken instead of built; --load COMMAND brings those that are named
//             after it into the cluster. What the text asks of its reader (engines, settings) is done by reader.ts.
//             Vault is stood in for; so is what External Secrets and Sealed Secrets do, in a cluster without their operators
// --only TEXT: the pages whose name holds it.
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { blocksOf, pages, type Block } from './blocks.ts';
import { follow, type Real } from './follow.ts';
import { loadEngines, namespaces, readerOf } from './reader.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    images: { type: 'string', default: 'dev' },
    load: { type: 'string', default: 'kind load docker-image' },
    only: { type: 'string', default: '' },
  },
});
const [where] = positionals;
if (positionals.length !== 1 || (where !== 'docker' && where !== 'cluster')) {
  console.error('say with what: docker or cluster; the head of scripts/pages/main.ts has the options');
  process.exit(2);
}
const images = (): string[] =>
  execFileSync('docker', ['images', '--format', '{{.Repository}}:{{.Tag}}'], { encoding: 'utf8' }).trim().split('\n');

const before = new Set(images());
if (where === 'cluster') loadEngines(values.load);
try {
  for (const page of pages.filter((each) => each.includes(values.only))) {
    const blocks = blocksOf(page).filter(({ kind }) =>
      ['node', 'docker', ...(where === 'cluster' ? ['cluster'] : [])].includes(kind),
    );
    if (!blocks.some(({ kind }) => kind === where)) continue;
    const wrong = where === 'docker' ? follow(blocks, { docker: true }) : followInCluster(blocks);
    console.log(`${page}: ${blocks.length} blocks, ${wrong.length} failed`);
    for (const each of wrong) console.error(each);
    if (wrong.length > 0) process.exitCode = 1;
  }
} finally {
  const made = images().filter((image) => !before.has(image) && image.includes('leadwright/'));
  if (made.length > 0) execFileSync('docker', ['rmi', '--force', ...made], { stdio: 'ignore' });
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
