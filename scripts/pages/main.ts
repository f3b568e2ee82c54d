// `npm run pages -- docker`: runs the blocks of the pages for operators that need a Docker engine, and those with Node
// alone before them, as written, from a fresh copy of the tree, with the engine of this machine. What they made is
// removed. BUILD_NETWORK and DOCKER_BUILDKIT are passed on as by scripts/compose-check.
import { execFileSync } from 'node:child_process';
import { blocksOf, pages } from './blocks.ts';
import { follow } from './follow.ts';

if (process.argv[2] !== 'docker') {
  console.error('say with what: docker');
  process.exit(2);
}
const images = (): string[] =>
  execFileSync('docker', ['images', '--format', '{{.Repository}}:{{.Tag}}'], { encoding: 'utf8' }).trim().split('\n');

const before = new Set(images());
try {
  for (const page of pages) {
    const blocks = blocksOf(page).filter(({ kind }) => kind === 'node' || kind === 'docker');
    if (!blocks.some(({ kind }) => kind === 'docker')) continue;
    const wrong = follow(blocks, { docker: true });
    console.log(`${page}: ${blocks.length} blocks, ${wrong.length} failed`);
    for (const each of wrong) console.error(each);
    if (wrong.length > 0) process.exitCode = 1;
  }
} finally {
  const made = images().filter((image) => !before.has(image) && image.includes('leadwright/'));
  if (made.length > 0) execFileSync('docker', ['rmi', '--force', ...made], { stdio: 'ignore' });
}
